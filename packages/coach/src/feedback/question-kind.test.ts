import { expect, test } from 'vitest';
import { asksForEvent, asksForMotive, KINDS, surestKind } from './question-kind.ts';

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

test.each([
  ['What made you apply to us?', true],
  ['Why do you want to leave?', true],
  ['Tell me why the reminder failed.', false],
  ['How would you plan a week?', false],
])('"%s" asks for a motive: %s', (question, isMotive) => {
  expect(asksForMotive(question)).toBe(isMotive);
});

test('a kind is known only where no other is close behind', () => {
  const predict = (event: number, motive: number) =>
    surestKind(KINDS.map((kind) => (kind === 'event' ? event : kind === 'motive' ? motive : 0)));
  expect(predict(0.8, 0.1)).toBe('event');
  expect(predict(0.2, 0.7)).toBe('motive');
  expect(predict(0.5, 0.45)).toBeNull();
});
