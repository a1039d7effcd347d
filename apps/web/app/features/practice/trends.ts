import { SKILLS, type Skill } from '@greenroom/contract/constants';
import type { PractisedAnswer } from '@greenroom/contract/dashboard';

/** A mean with the range in which it lies for two of three such samples. */
export type Estimate = { mean: number; low: number; high: number };
export type Change = 'up' | 'down' | 'unclear';
export type SkillTrend = { skill: Skill; earlier: Estimate; lately: Estimate; answers: number; change: Change };
export type Calibration = { gap: Estimate; answers: number; verdict: 'higher' | 'lower' | 'close' };
type SoundSign = 'score' | 'pace' | 'pauses' | 'liveliness';
/** `means`: one an interview, the oldest first. `change` is null below six answers. */
export type SoundTrend = { sign: SoundSign; means: readonly number[]; change: Change | null };

/** Halves of fewer answers say nothing. */
const FEWEST_ANSWERS = 6;
const FEWEST_RATINGS = 5;
/** Two means differ with some certainty from so many standard errors on. */
const CLEAR_ERRORS = 2;
/** Less is no difference that matters between a rating and a score. */
const CLEAR_GAP = 0.5;
/** Two answers of equal score are no proof that all are equal: scores of one person vary by at least so much. */
const LEAST_DEVIATION = { score: 0.4, pace: 8, pauses: 0.1, liveliness: 0.4 };

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function errorOf(values: readonly number[], leastDeviation: number): number {
  const mean = meanOf(values);
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
  return Math.max(Math.sqrt(variance), leastDeviation) / Math.sqrt(values.length);
}

function estimate(values: readonly number[], leastDeviation: number): Estimate {
  const [mean, error] = [meanOf(values), errorOf(values, leastDeviation)];
  return { mean, low: mean - error, high: mean + error };
}

function halve<Value>(values: readonly Value[]): [Value[], Value[]] {
  const middle = Math.floor(values.length / 2);
  return [values.slice(0, middle), values.slice(middle)];
}

function changeOf(earlier: readonly number[], lately: readonly number[], leastDeviation: number): Change {
  const difference = meanOf(lately) - meanOf(earlier);
  const error = Math.hypot(errorOf(earlier, leastDeviation), errorOf(lately, leastDeviation));
  if (Math.abs(difference) < CLEAR_ERRORS * error) return 'unclear';
  return difference > 0 ? 'up' : 'down';
}

/** The earlier half of the answers that show a skill against the later half. A skill with too few of them is left out. */
export function findSkillTrends(answers: readonly PractisedAnswer[]): SkillTrend[] {
  return SKILLS.flatMap((skill): SkillTrend[] => {
    const scores = answers.map(({ skillsScore }) => skillsScore[`${skill}Score`]).filter((score) => score !== null);
    if (scores.length < FEWEST_ANSWERS) return [];
    const [earlier, lately] = halve(scores);
    const of = (values: readonly number[]) => estimate(values, LEAST_DEVIATION.score);
    return [
      {
        skill,
        earlier: of(earlier),
        lately: of(lately),
        answers: scores.length,
        change: changeOf(earlier, lately, LEAST_DEVIATION.score),
      },
    ];
  });
}

/** How far a person's ratings are from the scores. Null below five rated answers. */
export function calibrate(answers: readonly PractisedAnswer[]): Calibration | null {
  const gaps = answers.flatMap(({ selfRating, score }) => (selfRating === null ? [] : [selfRating - score]));
  if (gaps.length < FEWEST_RATINGS) return null;
  const gap = estimate(gaps, LEAST_DEVIATION.score);
  const isClear = Math.abs(gap.mean) >= CLEAR_GAP && Math.abs(gap.mean) >= CLEAR_ERRORS * (gap.high - gap.mean);
  return { gap, answers: gaps.length, verdict: isClear ? (gap.mean > 0 ? 'higher' : 'lower') : 'close' };
}

const readSign: Record<SoundSign, (answer: PractisedAnswer) => number | null | undefined> = {
  score: ({ sound }) => sound?.score,
  // Of answers that were saved without measures the pace counted the silence before the first word.
  pace: ({ sound, wordsPerMinute }) => (sound ? wordsPerMinute : null),
  pauses: ({ sound }) => sound?.meanPauseSeconds,
  liveliness: ({ sound }) => sound?.pitchVariationSemitones,
};
const SIGNS = Object.keys(readSign) as SoundSign[];

/** How spoken answers sounded, one mean an interview. A sign that was never measured, or is not to be judged, is left out. */
export function findSoundTrends(answers: readonly PractisedAnswer[], parts: 'all' | 'voice' | 'none'): SoundTrend[] {
  const allowed = parts === 'none' ? [] : SIGNS.filter((sign) => parts === 'all' || sign === 'liveliness');
  return allowed.flatMap((sign): SoundTrend[] => {
    const byInterview = new Map<string, number[]>();
    for (const answer of answers) {
      const value = readSign[sign](answer);
      if (typeof value !== 'number') continue;
      byInterview.set(answer.interviewId, [...(byInterview.get(answer.interviewId) ?? []), value]);
    }
    if (byInterview.size === 0) return [];
    const interviews = [...byInterview.values()];
    const values = interviews.flat();
    const change = values.length < FEWEST_ANSWERS ? null : changeOf(...halve(values), LEAST_DEVIATION[sign]);
    return [{ sign, means: interviews.map(meanOf), change }];
  });
}
