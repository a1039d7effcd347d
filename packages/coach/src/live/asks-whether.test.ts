import { expect, it } from 'vitest';
import { asksWhether } from './asks-whether.ts';

it('knows a question for yes or no, behind a statement too', () => {
  expect(asksWhether('we run two shifts so have you led a crew before')).toBe(true);
  expect(asksWhether('do you hold a valid certificate')).toBe(true);
  expect(asksWhether('what experience have you had with crews')).toBe(false);
  expect(asksWhether('can you tell me about a time when you were late')).toBe(false);
  expect(asksWhether('how well do you know the rules')).toBe(false);
});
