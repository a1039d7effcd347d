import { CREDENTIAL, OPEN } from '../evidence/credential-patterns.ts';

const WORDS_OF_SIZE = 3;
const MOST_SIZES = 5;
/** Features of the shape of a line, beside its words. */
const SHAPES: readonly (readonly [string, RegExp])[] = [
  ['credential', new RegExp(CREDENTIAL.source, 'iu')],
  [
    'open',
    new RegExp(
      `${OPEN.source}|\\b(?:expired|lapsed|overdue|due|not (?:taken|finished)|to be|ongoing|candidate|studying)\\b`,
      'iu',
    ),
  ],
  ['year', /\b(?:19|20)\d\d\b/u],
  ['year at the end', /(?:19|20)\d\d\)?$/u],
  ['years', /(?:19|20)\d\d\s*(?:[-–—]|to)\s*(?:(?:19|20)?\d\d|present|now|date)/iu],
  ['colon', /:/u],
  ['several commas', /,.*,/u],
  ['bracket', /\(/u],
  ['slash', /\s\/\s/u],
  ['speaks', /\b(?:I|my|me|we|our)\b/u],
  ['small beginning', /^\p{Ll}/u],
  ['deed', /^(?:\p{Lu}\p{Ll}+(?:ed|ing)|Ran|Led|Built|Wrote|Kept|Made|Taught)\b/u],
  ['capitals', /\b\p{Lu}{2,6}\b/u],
];

/** The features of a line of a resume for the model that says whether it names a paper that is held: a degree, certificate, licence, registration or course. */
export function paperFeatures(line: string): string[] {
  const words = line.toLowerCase().match(/[\p{L}\p{N}+#]+(?:['’]\p{L}+)?/gu) ?? [];
  return [
    'bias',
    `size:${Math.min(MOST_SIZES, Math.floor(words.length / WORDS_OF_SIZE))}`,
    `first:${words[0] ?? ''}`,
    ...SHAPES.filter(([, pattern]) => pattern.test(line)).map(([name]) => `shape:${name}`),
    ...[...new Set(words)].map((word) => `word:${word}`),
  ];
}
