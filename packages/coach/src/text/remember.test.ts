import { expect, test, vi } from 'vitest';
import { rememberLast, rememberShort } from './remember.ts';

test('a short text is read once, also if the result is undefined', () => {
  const read = vi.fn((text: string) => (text === '' ? undefined : text.length));
  const remembered = rememberShort(read);
  expect([remembered('ab'), remembered(''), remembered('ab'), remembered('')]).toEqual([2, undefined, 2, undefined]);
  expect(read).toHaveBeenCalledTimes(2);
});

test('long texts are not remembered, and of short ones a limited number', () => {
  const read = vi.fn((text: string) => text.length);
  const remembered = rememberShort(read);
  const long = 'a'.repeat(1000);
  expect(remembered(long) + remembered(long)).toBe(2000);
  expect(read).toHaveBeenCalledTimes(2);
  for (let number = 0; number < 2001; number += 1) remembered(String(number));
  read.mockClear();
  remembered('0');
  expect(read).toHaveBeenCalledTimes(1);
});

test('the last text is remembered, of any length', () => {
  const read = vi.fn((text: string) => text.length);
  const remembered = rememberLast(read);
  const long = 'a'.repeat(1000);
  expect([remembered(long), remembered(long), remembered('b'), remembered(long)]).toEqual([1000, 1000, 1, 1000]);
  expect(read).toHaveBeenCalledTimes(3);
});

test.each([rememberLast, rememberShort])('of another basis nothing is remembered by %o', (remember) => {
  let basis = {};
  const read = vi.fn((text: string) => text.length);
  const remembered = remember(read, () => basis);
  remembered('a');
  remembered('a');
  expect(read).toHaveBeenCalledTimes(1);
  basis = {};
  remembered('a');
  expect(read).toHaveBeenCalledTimes(2);
});
