import { describe, expect, it } from 'vitest';
import { readRetryAfterMs } from './call-provider.ts';

const NOW_MS = Date.parse('2026-11-20T10:00:00Z');

describe('readRetryAfterMs', () => {
  it.each([
    ['seconds', '2', 2000],
    ['parts of a second', '0.5', 500],
    ['a date', 'Fri, 20 Nov 2026 10:00:03 GMT', 3000],
    ['a date that has passed', 'Fri, 20 Nov 2026 09:00:00 GMT', 0],
    ['a number below zero', '-5', 0],
    ['something else', 'soon', null],
    ['an empty header', ' ', null],
    ['no header', undefined, null],
  ])('reads %s', (_, header, expected) => {
    expect(readRetryAfterMs(header, NOW_MS)).toBe(expected);
  });
});
