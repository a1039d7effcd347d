/**
 * Linear models with several outputs ("heads") over words, sentence vectors and plain counts. The weights are data
 * (`packages/coach/data/feedback`), learned by `npm run coach:train`; each can be read and says what it is for.
 */

/** Weights of a model, as they lie in a data file: one row a feature, one number a head. */
export type ModelData = {
  heads: readonly string[];
  /** Divides the whole numbers of the rows. */
  scale: number;
  intercept: readonly number[];
  /** `[term, idf × 1000, weights…]`; a term is one word or two words in a row. */
  words: readonly (readonly [string, ...number[]])[];
  /** `[name, mean × 1000, spread × 1000, weights…]` of the numbers of a mean sentence vector and of the counts, in their order. */
  numbers: readonly (readonly [string, ...number[]])[];
};

export type LinearModel = {
  heads: readonly string[];
  /** @returns one number a head */
  predict(input: ModelInput): number[];
};
/**
 * `numbers` in the order of the model's own list. `around` holds words of the neighbourhood, marked so that they count apart; they are weighed by themselves,
 * so that the more of them there are, the own words count no less.
 */
export type ModelInput = { words: readonly string[]; around?: readonly string[]; numbers: ArrayLike<number> };

/** How much a term of the text counts beside a number of usual size; the training uses the same. */
export const WORD_SCALE = 10;
/** The same for terms of the neighbourhood. */
export const AROUND_SCALE = 9;

export function createLinearModel(data: ModelData): LinearModel {
  const { heads, scale, intercept } = data;
  const terms = new Map(data.words.map(([term, idf = 0, ...weights]) => [term, { idf: idf / 1000, weights }]));
  const means = Float64Array.from(data.numbers, ([, mean = 0]) => mean / 1000);
  const spreads = Float64Array.from(data.numbers, ([, , spread = 1]) => Math.max(spread, 1) / 1000);
  // One row a number after another: an answer has some hundred thousand products, and the server answers others in between.
  const table = Float64Array.from(data.numbers.flatMap(([, , , ...weights]) => weights));
  return {
    heads,
    predict(input) {
      const sums = new Float64Array(heads.length);
      const addTerms = (words: readonly string[], size: number) => {
        for (const [term, value] of weighTerms(words, (word) => terms.get(word)?.idf)) {
          const known = terms.get(term);
          if (known) addRow(sums, known.weights, 0, value * size);
        }
      };
      addTerms(input.words, WORD_SCALE);
      addTerms(input.around ?? [], AROUND_SCALE);
      for (let index = 0; index < means.length; index += 1) {
        const value = input.numbers[index] ?? Number.NaN;
        // A number that is not known counts as an average one.
        if (!Number.isNaN(value))
          addRow(sums, table, index * heads.length, (value - (means[index] ?? 0)) / (spreads[index] ?? 1));
      }
      return Array.from(sums, (sum, index) => sum / scale + (intercept[index] ?? 0));
    },
  };
}

/** Adds a row of weights, which begins at `from`, times a value. */
function addRow(sums: Float64Array, weights: ArrayLike<number>, from: number, value: number): void {
  for (let head = 0; head < sums.length; head += 1) {
    sums[head] = (sums[head] ?? 0) + (weights[from + head] ?? 0) * value;
  }
}

/** How often each word and each pair of neighbouring words occurs. */
export function countTerms(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (term: string) => counts.set(term, (counts.get(term) ?? 0) + 1);
  for (const [index, word] of words.entries()) {
    add(word);
    const next = words[index + 1];
    if (next !== undefined) add(`${word} ${next}`);
  }
  return counts;
}

/** The known terms of a text with their weight: (1 + ln count) × idf, scaled to unit length over the text. */
export function weighTerms(words: readonly string[], idfOf: (term: string) => number | undefined): Map<string, number> {
  const weighed = new Map<string, number>();
  let squares = 0;
  for (const [term, count] of countTerms(words)) {
    const idf = idfOf(term);
    if (idf === undefined) continue;
    const value = (1 + Math.log(count)) * idf;
    weighed.set(term, value);
    squares += value * value;
  }
  const length = Math.sqrt(squares) || 1;
  for (const [term, value] of weighed) weighed.set(term, value / length);
  return weighed;
}
