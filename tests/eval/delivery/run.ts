import { existsSync, readFileSync } from 'node:fs';
import { measureSpeech, type SpeechMeasure } from '../../../packages/coach/src/delivery/measure-speech.ts';
import { scoreDelivery } from '../../../packages/coach/src/delivery/score-delivery.ts';
import { scoreAnswer, textsToEncode } from '../../../packages/coach/src/feedback/score-answer.ts';
import type { EvalSection, Figure } from '../eval-section.ts';
import { rankCorrelation } from '../feedback/statistics.ts';
import { encodeCached } from '../strangers/encode-cached.ts';
import { buildSpeech, RATE, SENTENCES, speakSentences } from './build-speech.ts';

/** Path of the interviews that are laid out by a script outside this repository; the texts are real people's and stay outside. */
const INTERVIEWS = process.env.REAL_INTERVIEWS ?? '';
const PAUSES = [0.4, 0.9, 0.6, 1.5, 0.5, 2, 0.7];
const SPEEDS = [130, 160, 190];
const GAIN_DB = 4;
const SEMITONES = 3;

type Interview = {
  ratings: { overall: number };
  answers: { question: string; answer: string }[];
  sound: { durationSeconds: number; pauseCount: number; pauseSeconds: number }[];
};

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function measure(samples: Float32Array): SpeechMeasure {
  const measured = measureSpeech(samples, RATE);
  if (!measured) throw new Error('no speech was found');
  return measured;
}

/** The measures against what is known of synthetic speech: its pauses, its pace, and what was changed of loudness and pitch. */
function measureSynthetic(voice: string): Figure[] {
  const speeds = SPEEDS.map((speed) => {
    const spoken = speakSentences(voice, speed);
    const seconds = spoken.reduce((sum, one) => sum + one.length, 0) / RATE;
    return { seconds, plain: measure(buildSpeech(spoken, PAUSES)) };
  });
  const spoken = speakSentences(voice, 160);
  const steady = measure(buildSpeech(spoken, PAUSES));
  const louder = measure(buildSpeech(spoken, PAUSES, { gainDb: GAIN_DB }));
  const moved = measure(buildSpeech(spoken, PAUSES, { semitones: SEMITONES }));
  const words = SENTENCES.join(' ').split(' ').length;
  const pauseSeconds = PAUSES.reduce((sum, one) => sum + one, 0);
  const paceErrors = speeds.map(({ seconds, plain }) => {
    const truth = words / (seconds + pauseSeconds);
    return Math.abs(words / plain.durationSeconds / truth - 1);
  });
  const [slow, , fast] = speeds;
  const faster = (slow?.seconds ?? 1) / (fast?.seconds ?? 1);
  const heardFaster = (fast?.plain.articulationRate ?? 0) / (slow?.plain.articulationRate ?? 1);
  const expected = (base: number | null, added: number) => Math.hypot(base ?? Number.NaN, added);
  const of = (name: string, value: number): Figure => ({ name: `${voice}: ${name}`, value });
  return [
    of(
      `pauses found of ${PAUSES.length}, error of the worst speed`,
      Math.max(...speeds.map(({ plain }) => Math.abs(plain.pauseCount - PAUSES.length))),
    ),
    of(
      'mean pause, largest error, s',
      Math.max(...speeds.map(({ plain }) => Math.abs(plain.meanPauseSeconds - pauseSeconds / PAUSES.length))),
    ),
    of('words a minute, largest error', Math.max(...paceErrors)),
    of(`speech ${faster.toFixed(2)} times as fast: error of the articulation rate`, Math.abs(heardFaster / faster - 1)),
    of(
      `loudness ±${GAIN_DB} dB by sentence: error, dB`,
      Math.abs((louder.loudnessVariationDb ?? Number.NaN) - expected(steady.loudnessVariationDb, GAIN_DB)),
    ),
    of(
      `pitch ±${SEMITONES} semitones by sentence: error`,
      Math.abs((moved.pitchVariationSemitones ?? Number.NaN) - expected(steady.pitchVariationSemitones, SEMITONES)),
    ),
  ];
}

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
  const synthetic = ['en-us', 'en-gb'].flatMap(measureSynthetic);
  const isThere = INTERVIEWS !== '' && existsSync(INTERVIEWS);
  return {
    title: 'Delivery: measures of synthetic speech (espeak-ng), and agreement with raters',
    figures: [...synthetic, ...(isThere ? await agreeWithRaters(INTERVIEWS) : [])],
    notes: isThere ? [] : ['REAL_INTERVIEWS names no file: agreement with raters was not measured.'],
  };
}
