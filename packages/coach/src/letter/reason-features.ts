import type { JudgedLine } from '../job/read-asking-lines.ts';

const TENTHS = 10;

/** The features of a line of an advertisement for the model that says whether it tells something particular of the employer. */
export function reasonFeatures(lines: readonly JudgedLine[], at: number): string[] {
  const line = lines[at];
  if (line === undefined) return [];
  const words = line.text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? [];
  const company = Math.floor((line.shares[2] ?? 0) * TENTHS);
  const size = Math.min(6, Math.floor(words.length / 6));
  return [
    'bias',
    `kind:${line.kind}`,
    `company:${company}`,
    `above:${lines[at - 1]?.kind ?? ''}`,
    `below:${lines[at + 1]?.kind ?? ''}`,
    `place:${Math.floor((at / lines.length) * 5)}`,
    `size:${size}`,
    `item:${line.isItem}`,
    `first:${words[0] ?? ''}`,
    `second:${words[1] ?? ''}`,
    `number:${/\d/u.test(line.text)}`,
    `year:${/\b(?:19|20)\d\d\b/u.test(line.text)}`,
    `we:${/\b(?:we|our|us)\b/iu.test(line.text)}`,
    `you:${/\b(?:you|your)\b/iu.test(line.text)}`,
    `names:${/(?<=\p{Ll},? )\p{Lu}\p{Ll}/u.test(line.text)}`,
    ...[...new Set(words)].map((word) => `word:${word}`),
  ];
}
