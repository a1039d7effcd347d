import { FEWEST_WORDS, SURE_SCORE, scorePause } from '@greenroom/coach/text/restore-sentences';
import { type EndWeights, scoreEnd } from '@greenroom/coach/text/sentence-ends';
import type { EvalSection, Figure } from '../eval-section.ts';
import { learnEnds } from './learn.ts';
import { type MarkedText, readMarkedTexts } from './marked-texts.ts';
import { MOST_WEIGHTS } from './settings.ts';

const FOLDS = 4;

/** Seconds of pauses, and how often people make them at an end and elsewhere. Assumed: no free speech with times is at hand. */
const PAUSES: readonly [seconds: number, atEnd: number, elsewhere: number][] = [
  [0.05, 0.25, 0.905],
  [0.18, 0.1, 0.03],
  [0.35, 0.2, 0.03],
  [0.55, 0.2, 0.02],
  [1, 0.25, 0.015],
];

type Tally = { right: number; wrong: number; missed: number };
/** What a pause adds to the score of a place. */
type Pause = (isEnd: boolean) => number;

/** The same draws at every run. */
function createPauses(): Pause {
  let seed = 5;
  return (isEnd) => {
    seed = (seed * 48_271) % 2_147_483_647;
    let left = seed / 2_147_483_647;
    for (const [seconds, atEnd, elsewhere] of PAUSES) {
      left -= isEnd ? atEnd : elsewhere;
      if (left < 0) return scorePause(seconds);
    }
    return 0;
  };
}

function tally(weights: EndWeights, { words, ends }: MarkedText, pause: Pause, into: Tally): void {
  let length = 0;
  for (let index = 0; index < words.length - 2; index += 1) {
    length += 1;
    const isEnd = ends[index] === true;
    const score = scoreEnd(weights, words, index, length) + pause(isEnd);
    const isMarked = length >= FEWEST_WORDS && score >= SURE_SCORE;
    if (isMarked) length = 0;
    if (isMarked && isEnd) into.right += 1;
    else if (isMarked) into.wrong += 1;
    else if (isEnd) into.missed += 1;
  }
}

const figuresOf = (name: string, { right, wrong, missed }: Tally, atLeast?: number): Figure[] => [
  { name: `${name}: marks that are right`, value: right / (right + wrong), ...(atLeast && { atLeast }) },
  { name: `${name}: ends that are marked`, value: right / (right + missed) },
  { name: `${name}: F1`, value: (2 * right) / (2 * right + wrong + missed) },
];

/** Sentence ends restored to texts of writers left out of the learning, a quarter of them at a time. */
export async function run(): Promise<EvalSection> {
  const texts = readMarkedTexts();
  const writers = [...new Set(texts.map(({ writer }) => writer))];
  const byWords: Tally = { right: 0, wrong: 0, missed: 0 };
  const byBoth: Tally = { right: 0, wrong: 0, missed: 0 };
  const drawPause = createPauses();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isOut = ({ writer }: MarkedText) => writers.indexOf(writer) % FOLDS === fold;
    const weights = learnEnds(
      texts.filter((text) => !isOut(text)),
      MOST_WEIGHTS,
    );
    for (const text of texts.filter(isOut)) {
      tally(weights, text, () => 0, byWords);
      tally(weights, text, drawPause, byBoth);
    }
  }
  return {
    title: `Sentence ends: ${texts.length} texts of ${writers.length} writers, left out in turn`,
    figures: [...figuresOf('words alone', byWords), ...figuresOf('with assumed pauses', byBoth, 0.9)],
  };
}
