import { expect, test } from 'vitest';
import { isDenied } from './denied-skill.ts';

const denied = (line: string, skill: string) => isDenied(line, line.indexOf(skill));

test.each([
  ['No NVQ yet', 'NVQ'],
  ['No gas registration (SAQCC) at present', 'SAQCC'],
  ['Surgical First Assistant - NOT done, would like to', 'Surgical'],
  ['Not great at Excel', 'Excel'],
  ['First aid, expired 2021', 'First aid'],
  ['I would like to learn Kotlin', 'Kotlin'],
  ['No own car', 'car'],
])('"%s" denies %s', (line, skill) => {
  expect(denied(line, skill)).toBe(true);
});

test.each([
  ['No accidents in nine years, forklift and reach truck', 'forklift'],
  ['Excel, Word, not great at typing', 'Excel'],
  ['Cut returns to almost none with better packing', 'packing'],
])('"%s" does not deny %s', (line, skill) => {
  expect(denied(line, skill)).toBe(false);
});
