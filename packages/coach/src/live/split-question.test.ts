import { describe, expect, it } from 'vitest';
import { splitQuestion, withLead } from './split-question.ts';

describe('the questions in one turn', () => {
  it.each([
    ['What are your strengths, and what is your biggest weakness?', 2],
    ['why are you leaving your job and when could you start', 2],
    ['what size of budget have you held and how soon could you start with us', 2],
    ['Where did you study? What was your thesis about? Do you speak German?', 3],
  ])('are parted: "%s"', (question, count) => expect(splitQuestion(question)).toHaveLength(count));

  it.each([
    'Tell me about a conflict you had and how you resolved it.',
    'tell me about a time you failed and what did you learn from it',
    'do you think you are a leader and why',
    'If you could change one thing about yourself, what would it be?',
    'You mentioned Airflow. What did you migrate?',
    'How do you work with designers and engineers?',
  ])('stay together: "%s"', (question) => expect(splitQuestion(question)).toHaveLength(1));
});

it('hears further questions behind commas', () => {
  const asked =
    'What is your record on filings, how much have you done with deductions, and what do you do with auditors?';
  expect(splitQuestion(asked)).toHaveLength(3);
  expect(splitQuestion('If a customer shouts at you, what do you do?')).toHaveLength(1);
});

it('hears a second question where the word between them was lost', () =>
  expect(splitQuestion('how good are you at keeping records how do you get to work')).toHaveLength(2));

it('keeps what a turn asks right before its last question', () => {
  expect(withLead('do you hold', 'what forklift or crane tickets do you hold')).toBe(
    'what forklift or crane tickets do you hold',
  );
  expect(
    withLead(
      'how do you keep the rota',
      'take the panel through your experience of leading nurses and how do you keep the rota',
    ),
  ).toContain('experience of leading nurses and how');
  expect(withLead('do you weld', 'nice to meet you do you weld')).toBe('do you weld');
});

it('keeps a request behind a greeting that asks', () => {
  const heard = 'Did you get parked okay? So we have your CV but in your own words, take us through your background.';
  expect(splitQuestion(heard).at(-1)).toBe('take us through your background');
});
