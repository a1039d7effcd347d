import { expect, test } from 'vitest';
import { asksForEvent } from './question-kind.ts';

test.each([
  'Tell me about a time you had an awkward customer.',
  'Could you tell me about a conflict with a colleague?',
  'Can you think of a time when things went wrong?',
  'Describe the hardest call you took.',
  'Have you ever had to let somebody go?',
])('"%s" asks for an event', (question) => {
  expect(asksForEvent(question)).toBe(true);
});

test.each([
  'Tell me about yourself.',
  'Tell me about your strengths.',
  'Have you used SAP?',
  'Why do you want to work here?',
  'How would you deal with a late delivery?',
  'How much have you done in WaterGEMS?',
])('"%s" does not', (question) => {
  expect(asksForEvent(question)).toBe(false);
});
