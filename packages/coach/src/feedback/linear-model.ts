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
/** `numbers` in the order of the model's own list. */
export type ModelInput = { words: readonly string[]; beside?: readonly TermBlock[]; numbers: ArrayLike<number> };
/**
 * Terms beside the own words, marked so that they count apart. Each block is weighed by itself and scaled to the length `scale`, so that the more of them there
 * are, the own words count no less. `isPaired` says whether two neighbours are a term too.
 */
export type TermBlock = { words: readonly string[]; scale: number; isPaired: boolean };

/** How much a term of the text counts beside a number of usual size; the training uses the same. */
const WORD_SCALE = 10;

/** All terms of an input, in blocks that are weighed apart. */
export const blocksOf = ({ words, beside = [] }: Pick<ModelInput, 'words' | 'beside'>): readonly TermBlock[] => [
  { words, scale: WORD_SCALE, isPaired: true },
  ...beside,
];

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
      for (const block of blocksOf(input)) addBlock(sums, terms, block);
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

type Terms = ReadonlyMap<string, { idf: number; weights: readonly number[] }>;

function addBlock(sums: Float64Array, terms: Terms, block: TermBlock): void {
  for (const [term, value] of weighTerms(block, (word) => terms.get(word)?.idf)) {
    const known = terms.get(term);
    if (known) addRow(sums, known.weights, 0, value);
  }
}

/** Adds a row of weights, which begins at `from`, times a value. */
function addRow(sums: Float64Array, weights: ArrayLike<number>, from: number, value: number): void {
  for (let head = 0; head < sums.length; head += 1) {
    sums[head] = (sums[head] ?? 0) + (weights[from + head] ?? 0) * value;
  }
}

/** How often each word and, if they count, each pair of neighbouring words occurs. */
export function countTerms({ words, isPaired }: Pick<TermBlock, 'words' | 'isPaired'>): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (term: string) => counts.set(term, (counts.get(term) ?? 0) + 1);
  for (const [index, word] of words.entries()) {
    add(word);
    const next = words[index + 1];
    if (isPaired && next !== undefined) add(`${word} ${next}`);
  }
  return counts;
}

/** The known terms of a block with their weight: (1 + ln count) × idf, scaled to the length of the block. */
export function weighTerms(block: TermBlock, idfOf: (term: string) => number | undefined): Map<string, number> {
  const weighed = new Map<string, number>();
  let squares = 0;
  for (const [term, count] of countTerms(block)) {
    const idf = idfOf(term);
    if (idf === undefined) continue;
    const value = (1 + Math.log(count)) * idf;
    weighed.set(term, value);
    squares += value * value;
  }
  const length = Math.sqrt(squares) || 1;
  for (const [term, value] of weighed) weighed.set(term, (value / length) * block.scale);
  return weighed;
}
