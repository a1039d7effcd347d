import endWeights from '../../data/text/sentence-ends.json' with { type: 'json' };
import { FEWEST_WORDS } from './restore-sentences.ts';
import { type EndWeights, scoreEnd } from './sentence-ends.ts';

const WEIGHTS: EndWeights = endWeights;
/** The model weighs the words that follow as well; where none do, its scores lie lower (docs/practice.md). */
const SURE_AT_THE_END = -3;

/** Whether words that were heard up to a silence may be a finished sentence. */
export function endsSentence(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  if (words.length < FEWEST_WORDS) return false;
  return scoreEnd(WEIGHTS, words, words.length - 1, words.length) >= SURE_AT_THE_END;
}
