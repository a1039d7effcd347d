import { expect, test } from 'vitest';
import { quoteStories } from './quote-stories.ts';

test('stories follow the paragraph word for word, each once, with a full stop', () => {
  const told = quoteStories('I like your shop.', ['I cut  waste by half', 'It took me a year.']);
  expect(told).toBe('I like your shop. I cut waste by half. It took me a year.');
  expect(quoteStories(told, ['I cut waste by half', ' '])).toBe(told);
  expect(quoteStories('', ['I cut waste.'])).toBe('I cut waste.');
});
