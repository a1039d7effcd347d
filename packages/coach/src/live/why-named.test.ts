import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { answerQuestion } from './answer-question.ts';
import { asksWhyNamed } from './why-named.ts';

const AD =
  'Supply Planner\n\nFernvale Dairy makes yogurt for shops. You plan the weekly production of yogurt with the Supervisor.';

it.each([
  ['why fernvale what is it that attracts you', true],
  ['so why do you want to be a supervisor most people do not', true],
  ['why yogurt', false],
  ['why did you plan it like that', false],
  ['tell me about fernvale', false],
])('"%s" asks why it is what only the advertisement names: %s', (turn, isNamed) => {
  expect(asksWhyNamed(turn, AD)).toBe(isNamed);
});

it('answers with the reason for this place, and not with the line told last', () => {
  const resume = parseResumeText(
    'Ann Lee\n\nEXPERIENCE\nPlanner, Brook Foods\n2019 - present\n- Plan the weekly production of frozen snacks in SAP\n- Order packaging from 34 suppliers\n',
  );
  const said = 'why fernvale what is it that attracts you i mean frozen to fresh is quite a change';
  const { paragraph1 } = answerQuestion({
    question: 'What is it that attracts you i mean frozen to fresh is quite a change?',
    context: said,
    resume,
    jobDescription: AD,
    answered: [{ question: 'What do you do', answer: 'At **Brook Foods**, I plan the weekly production.' }],
  });
  expect(paragraph1).toContain('draws me');
});

it.each([
  [
    'so why p n a you have got a decent job already',
    'Civil Engineer\nPruett Nakagawa Associates\n\nPNA puts pipes in the ground.',
    true,
  ],
  [
    'what got you interested in pelican',
    'Software Engineer\nPelican Health - Brisbane\n\nPelican makes software.',
    true,
  ],
  ['why did you choose that design', 'Design Engineer\nPelican Health - Brisbane\n\nYou own the design.', false],
])('the employer may be named further behind, or in letters: "%s"', (turn, advertisement, isNamed) => {
  expect(asksWhyNamed(turn, advertisement)).toBe(isNamed);
});
