import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';
import { isForbiddenQuestion } from './forbidden-question.ts';

describe('what a model wrote', () => {
  it.each([
    ['<think>he wants a story</think>I led a team.', 'I led a team.'],
    ['<thinking>still going', ''],
    ['reasoning that was never opened</think>I led a team.', 'I led a team.'],
    ['```json\n{"a": 1}\n```', '\n{"a": 1}\n'],
    ['~~~\nHello\n~~~', '\nHello\n'],
    ['I led\u0000 a\u200b team\u202e.', 'I led a team.'],
    ['[INST]I led a team.<|eot_id|></s>', 'I led a team.'],
  ])('%j is read as %j', (text, clean) => expect(cleanText(text)).toBe(clean));
});

describe('a question that must not be asked', () => {
  it.each([
    'How old are you and do you plan to have children?',
    'What is your religion?',
    'Are you married?',
    'Do you have any disabilities?',
    'Where are your parents from?',
    'Do you have kids?',
    'Which year were you born, or rather: what is your date of birth?',
  ])('is found: "%s"', (question) => expect(isForbiddenQuestion(question)).toBe(true));

  it.each([
    'How do you explain a diagnosis to the family of a patient?',
    'Tell me about a time you worked with children who refused to take part.',
    'How do you handle the religious needs of residents?',
    'What would you do if a patient had a chronic disease?',
    'Where do you see yourself in five years?',
    'How old is the oldest system that you have kept running?',
  ])('is not: "%s"', (question) => expect(isForbiddenQuestion(question)).toBe(false));
});
