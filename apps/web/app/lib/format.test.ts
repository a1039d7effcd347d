import { describe, expect, it } from 'vitest';
import { formatClock, formatLongDate, formatScore } from './format.ts';
import { formatBytes } from './format-bytes.ts';

describe('formats', () => {
  it('writes a date in US long style', () => {
    expect(formatLongDate(new Date(2026, 10, 20))).toBe('November 20, 2026');
  });
  it.each([
    [4, '4.0'],
    [3.84, '3.8'],
    [null, '–'],
  ])('writes the score %s as %s', (score, text) => {
    expect(formatScore(score)).toBe(text);
  });
  it.each([
    [0, '0:00'],
    [65_400, '1:05'],
    [180_000, '3:00'],
  ])('writes %i ms as %s', (durationMs, text) => {
    expect(formatClock(durationMs)).toBe(text);
  });
  it.each([
    [1, '1 byte'],
    [12, '12 bytes'],
    [1536, '1.5 kB'],
    [31_457_280, '31.5 MB'],
  ])('writes %i bytes as %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});
