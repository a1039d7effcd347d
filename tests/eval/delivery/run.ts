import { existsSync, readFileSync } from 'node:fs';
import { scoreDelivery } from '../../../packages/coach/src/delivery/score-delivery.ts';
import { scoreAnswer, textsToEncode } from '../../../packages/coach/src/feedback/score-answer.ts';
import type { EvalSection, Figure } from '../eval-section.ts';
import { rankCorrelation } from '../feedback/statistics.ts';
import { encodeCached } from '../strangers/encode-cached.ts';
import { measureSynthetic } from './measure-synthetic.ts';

/** Path of the interviews that are laid out by a script outside this repository; the texts are real people's and stay outside. */
const INTERVIEWS = process.env.REAL_INTERVIEWS ?? '';

type Interview = {
  ratings: { overall: number };
  answers: { question: string; answer: string }[];
  sound: { durationSeconds: number; pauseCount: number; pauseSeconds: number }[];
};

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function toStandard(values: readonly number[]): number[] {
  const mean = meanOf(values);
  const deviation = Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
  return values.map((value) => (value - mean) / deviation);
}

/** The mean of its parts. The words of one part are not known: each has its share by its length. */
function deliveryOf({ answers, sound }: Interview, hasWords: boolean): number {
  const words = answers.reduce((sum, { answer }) => sum + answer.split(/\s+/).length, 0);
  const seconds = sound.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
  const scores = sound.flatMap((signs) => {
    const wordCount = hasWords ? (words * signs.durationSeconds) / seconds : null;
    return scoreDelivery({ ...signs, wordCount }).score ?? [];
  });
  return scores.length === 0 ? Number.NaN : meanOf(scores);
}

async function contentOf({ answers }: Interview): Promise<number> {
  const scores: number[] = [];
  for (const given of answers) {
    const { overallScorePerResponse } = scoreAnswer(given, await encodeCached(textsToEncode(given)));
    if (overallScorePerResponse !== null) scores.push(overallScorePerResponse);
  }
  return scores.length === 0 ? Number.NaN : meanOf(scores);
}

/** Rank agreement with people's ratings of real interviews: delivery alone, content alone, and both at equal weights. */
async function agreeWithRaters(path: string): Promise<Figure[]> {
  const interviews = JSON.parse(readFileSync(path, 'utf8')) as Interview[];
  const judged: { rating: number; delivery: number; withoutWords: number; content: number }[] = [];
  for (const interview of interviews) {
    const content = await contentOf(interview);
    const [delivery, withoutWords] = [deliveryOf(interview, true), deliveryOf(interview, false)];
    if (![content, delivery, withoutWords].some(Number.isNaN)) {
      judged.push({ rating: interview.ratings.overall, delivery, withoutWords, content });
    }
  }
  const ratings = judged.map(({ rating }) => rating);
  const [delivery, content] = [
    toStandard(judged.map((one) => one.delivery)),
    toStandard(judged.map((one) => one.content)),
  ];
  const agreement = (values: readonly number[]) =>
    rankCorrelation(values.map((value, at): [number, number] => [value, ratings[at] ?? 0]));
  const both = delivery.map((value, at) => value + (content[at] ?? 0));
  return [
    { name: 'real interviews', value: judged.length, digits: 0 },
    { name: 'delivery alone: rank agreement', value: agreement(delivery), atLeast: 0.45 },
    { name: 'delivery alone, without words', value: agreement(judged.map(({ withoutWords }) => withoutWords)) },
    { name: 'content alone', value: agreement(content) },
    { name: 'content and delivery at equal weights', value: agreement(both), atLeast: 0.54 },
  ];
}

/** The measures of delivery on synthetic speech, and the score beside people's ratings where `REAL_INTERVIEWS` names a file. */
export async function run(): Promise<EvalSection> {
  const synthetic = measureSynthetic();
  const isThere = INTERVIEWS !== '' && existsSync(INTERVIEWS);
  return {
    title: 'Delivery: measures of synthetic speech (espeak-ng, flite), and agreement with raters',
    figures: [...synthetic, ...(isThere ? await agreeWithRaters(INTERVIEWS) : [])],
    notes: isThere ? [] : ['REAL_INTERVIEWS names no file: agreement with raters was not measured.'],
  };
}
