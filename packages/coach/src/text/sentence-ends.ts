/** Longer sentences have no feature for each further word. */
const MOST_WORDS = 24;
const SUFFIX_CHARS = 3;
const EDGE = '^';

/** Weights of the features, by name; the one of every place is `bias`. */
export type EndWeights = Readonly<Record<string, number>>;

/** Features of the place behind the word at `index`, which is the word number `length` of its sentence. Words are in lower case. */
export function endFeatures(words: readonly string[], index: number, length: number): string[] {
  const at = (offset: number): string => words[index + offset] ?? EDGE;
  const [before, word, next, second, third] = [at(-1), at(0), at(1), at(2), at(3)];
  const suffix = word.slice(-SUFFIX_CHARS);
  return [
    'bias',
    `length ${Math.min(MOST_WORDS, length)}`,
    `-1 ${before}`,
    `0 ${word}`,
    `1 ${next}`,
    `2 ${second}`,
    `-10 ${before} ${word}`,
    `01 ${word} ${next}`,
    `12 ${next} ${second}`,
    `123 ${next} ${second} ${third}`,
    `02 ${word} ${second}`,
    `s0 ${suffix}`,
    `s1 ${next.slice(-SUFFIX_CHARS)}`,
    `s01 ${suffix} ${next}`,
    `s2 ${next} ${second.slice(-2)}`,
    `l1 ${Math.min(8, length >> 1)} ${next}`,
  ];
}

/** Log-odds that a sentence ends behind the word at `index`, told by the words alone. */
export const scoreEnd = (weights: EndWeights, words: readonly string[], index: number, length: number): number =>
  endFeatures(words, index, length).reduce((sum, feature) => sum + (weights[feature] ?? 0), 0);
