import { judgeModels } from './judge-models.ts';
import { leaveOutArticles } from './model-inputs.ts';

/** Of fewer pairs the share says too little: notes on a new subject hold few that are known. */
const FEWEST_PAIRS = 45;
/**
 * One in a thousand answers of the sets has a smaller share of known pairs, one in twenty-five with a quarter of the words misheard, and five in six with
 * shuffled words.
 */
const LEAST_KNOWN = 0.29;

/**
 * Whether words are in no order that people speak in: too few neighbours that the judge knows as words are known as a pair.
 * @param words as `readWords` gives them
 */
export function isWordSalad(words: readonly string[]): boolean {
  const { quality } = judgeModels();
  const said = leaveOutArticles(words);
  let pairs = 0;
  let known = 0;
  for (const [index, word] of said.entries()) {
    const next = said[index + 1];
    if (next === undefined || !quality.knows(word) || !quality.knows(next)) continue;
    pairs += 1;
    if (quality.knows(`${word} ${next}`)) known += 1;
  }
  return pairs >= FEWEST_PAIRS && known < LEAST_KNOWN * pairs;
}
