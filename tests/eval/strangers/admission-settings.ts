import {
  type AdmissionSigns,
  CONDUCT_KINDS,
  LONG_ANSWER,
  levelOf,
  oddsOfAdmission,
  rankKinds,
  SOUND,
  signsOfAdmission,
} from '@greenroom/coach/feedback/find-concerns';
import type { AdmissionSettings, JudgeSettings } from '@greenroom/coach/feedback/judge-models';
import { trainLinear } from '../live/linear-training.ts';
import { FLAG_HEADS, type LearnedExamples, type Material } from './examples.ts';
import type { Example, Learned } from './learn.ts';
import { isConduct, type ToldAnswer } from './learn-acts.ts';
import { meanOf, quantileOf, thresholdFor } from './statistics.ts';

/** Less than nine of ten, since the sets that are not counted here bring the share of all above it. */
const CONDUCT_PRECISION = 0.86;
/** Of answers that get no sound score so many hold one: fewer would cost more good answers their score than before. */
const DOUBT_PRECISION = 0.84;
/**
 * Of the good answers about deeds so many may be named, and of the long ones: of a writer left out of the level as well a half more are, and with the
 * technical ones they stay within one in fifty. Ordinary answers and the twins of admissions are among them.
 */
const GOOD_NAMED = 0.013;
const GOOD_LONG_NAMED = 0.011;
const GOOD = 4;
/** A wrong kind accuses a person of something else than they said. */
const KIND_PRECISION = 0.95;
/** Sets with a higher share of admissions say nothing of how often people make one. */
const MOST_ADMISSIONS = 1 / 3;
const FLAGS = Object.keys(FLAG_HEADS);

export type LearnedFlags = Pick<Learned, 'leftOut'> & { examples: Example[] };
/** The predictions for the answers of `material` by models that were learned without their writer, in its order. */
export type LeftOutAnswers = {
  flags: LearnedFlags;
  overall: readonly number[];
  /** Log odds of the piece most like an act, and of an act in any stretch. */
  acts: readonly number[];
  stretches: readonly number[];
  others: readonly OtherAnswer[];
};
/** An ordinary answer with what models without its writer say of it. */
export type OtherAnswer = { signs: AdmissionSigns; isAdmission: boolean; rated: number; words: number };

export const isFlagged = ({ examples }: LearnedFlags, head: string, index: number): boolean =>
  examples[index]?.targets[FLAGS.indexOf(head)] === 1;

const flagsAt = (flags: LearnedFlags, index: number): Record<string, number> =>
  Object.fromEntries(FLAGS.map((flag, place) => [flag, flags.leftOut[place]?.[index] ?? 0]));

/** The signs of ordinary answers about deeds, by models that were learned without their writer; their plain predictions of the rating are still to be scaled. */
export function judgeOthers(
  others: readonly ToldAnswer[],
  {
    flags,
    quality,
    acts,
    stretches,
  }: { flags: LearnedExamples; quality: LearnedExamples; acts: readonly number[]; stretches: readonly number[] },
): OtherAnswer[] {
  return others.flatMap(({ answer, read }, index) => {
    if (answer.type === 'Technical') return [];
    const overall = quality.leftOut[0]?.[quality.firstOther + index] ?? 0;
    const measured = { act: acts[index] ?? 0, stretch: stretches[index] ?? 0 };
    const signs = signsFrom(flagsAt(flags, flags.firstOther + index), overall, measured);
    return [{ signs, isAdmission: isConduct(answer), rated: answer.overall, words: read.words.length }];
  });
}

const signsFrom = (
  flags: Record<string, number>,
  overall: number,
  measured: Pick<AdmissionSigns, 'act' | 'stretch'>,
): AdmissionSigns => ({ ...signsOfAdmission({ flags, overall, sentences: [], stretches: [] }), ...measured });

/** Answers about deeds with known predictions. */
export const toldAnswers = ({ answers }: Material, { flags }: LeftOutAnswers): number[] =>
  [...answers.keys()].filter(
    (index) => answers[index]?.answer.type !== 'Technical' && !Number.isNaN(flags.leftOut[0]?.[index]),
  );

const signsAt = ({ flags, overall, acts, stretches }: LeftOutAnswers, index: number): AdmissionSigns =>
  signsFrom(flagsAt(flags, index), overall[index] ?? 0, { act: acts[index] ?? 0, stretch: stretches[index] ?? 0 });

const oddsAt = (said: LeftOutAnswers, index: number, weights: AdmissionSettings): number =>
  oddsOfAdmission(signsAt(said, index), weights);

/**
 * Weights and thresholds of admissions, from answers about deeds by writers left out. They are named only in answers judged below `SOUND`, so the
 * share that is right is counted among those, and so is the share of good answers; right is any matter of conduct, and blame, since the kinds are close to
 * each other. The weights are learned from matters of conduct alone: with blame among them fewer are told from innocent answers.
 */
export function findAdmission(material: Material, said: LeftOutAnswers): AdmissionSettings | undefined {
  const told = toldAnswers(material, said);
  const isMatter = (index: number) => isFlagged(said.flags, 'conduct', index) || isFlagged(said.flags, 'blame', index);
  const known = told.map((index) => ({
    signs: signsAt(said, index),
    isAdmission: isFlagged(said.flags, 'conduct', index),
    rated: material.answers[index]?.answer.overall ?? 0,
    words: wordsAt(material, index),
  }));
  const weights = weighSigns([...known, ...said.others]);
  const counted = told.filter((index) => !isContrast(material, material.answers[index]?.set));
  const levelFor = (indexes: readonly number[], precision: number) =>
    thresholdFor(
      indexes.map((index) => oddsAt(said, index, weights)),
      indexes.map(isMatter),
      precision,
    );
  const named = levelFor(
    counted.filter((index) => (said.overall[index] ?? 0) < SOUND),
    CONDUCT_PRECISION,
  );
  const doubtful = levelFor(counted, DOUBT_PRECISION);
  if (named === null || doubtful === null) return undefined;
  const all = [...known, ...said.others];
  const least = Math.max(named.value, levelOfGood(weights, all, GOOD_NAMED));
  const leastOfLong = levelOfGood(
    weights,
    all.filter(({ words }) => words >= LONG_ANSWER),
    GOOD_LONG_NAMED,
  );
  return {
    ...weights,
    named: toThousandths(least),
    namedLong: toThousandths(Math.min(least, leastOfLong)),
    doubtful: toThousandths(Math.min(doubtful.value, least)),
  };
}

const wordsAt = ({ answers }: Pick<Material, 'answers'>, index: number) => answers[index]?.read.words.length ?? 0;

/** Whether the log odds of an answer are at or above a level. */
export const isAtLevel = (
  material: Pick<Material, 'answers'>,
  said: LeftOutAnswers,
  index: number,
  admission: AdmissionSettings,
  level: 'named' | 'doubtful',
): boolean => oddsAt(said, index, admission) >= levelOf(admission, level, wordsAt(material, index));

const namedOdds = (signs: AdmissionSigns, weights: AdmissionSettings): number =>
  signs.overall < SOUND ? oddsOfAdmission(signs, weights) : Number.NEGATIVE_INFINITY;

/** The level that a share of the good answers lies above. */
function levelOfGood(weights: AdmissionSettings, known: readonly OtherAnswer[], share: number): number {
  const odds = known.filter(({ rated }) => rated >= GOOD).map(({ signs }) => namedOdds(signs, weights));
  return quantileOf(odds, 1 - share) + JUST_ABOVE;
}

function weighSigns(known: readonly Pick<OtherAnswer, 'signs' | 'isAdmission'>[]): AdmissionSettings {
  const places = Uint32Array.of(0, 1, 2, 3, 4);
  const fit = trainLinear(
    known.map(({ signs: { conduct, kind, act, stretch, overall }, isAdmission }) => ({
      places,
      values: Float32Array.of(conduct, kind, act, stretch, overall),
      labels: isAdmission ? [0] : [],
    })),
    { size: places.length, outputs: 1, isExclusive: false, rounds: 3000, decay: 1e-4 },
  );
  const [conduct = 0, kind = 0, act = 0, stretch = 0, overall = 0] = [...(fit.weights[0] ?? [])].map(toThousandths);
  const bias = toThousandths(fit.bias[0] ?? 0);
  return { bias, conduct, kind, act, stretch, overall, named: 0, namedLong: 0, doubtful: 0 };
}

/** What rounding to thousandths may take away. */
const JUST_ABOVE = 0.001;

export const isContrast = ({ sets }: Material, name: string | undefined): boolean => {
  const answers = sets.find(({ set }) => set === name)?.answers ?? [];
  const matters = answers.filter(({ flags }) => FLAG_HEADS.conduct?.some((flag) => flags.includes(flag)));
  return matters.length > MOST_ADMISSIONS * answers.length;
};

export const toThousandths = (value: number): number => Math.round(value * 1000) / 1000;

/** How a kind of misconduct is predicted, and how far it must stand out to be surely the right one among the answers that would be named. */
export function findKinds(
  material: Material,
  said: LeftOutAnswers,
  admission: AdmissionSettings | undefined,
): JudgeSettings['kinds'] {
  const { flags } = said;
  const all = [...flags.examples.keys()].filter((index) => !Number.isNaN(flags.leftOut[0]?.[index]));
  const levels = Object.fromEntries(
    CONDUCT_KINDS.map((kind) => {
      const predicted = (indexes: readonly number[]) =>
        meanOf(indexes.map((index) => flags.leftOut[FLAGS.indexOf(kind)]?.[index] ?? 0));
      const shown = all.filter((index) => isFlagged(flags, kind, index));
      return [kind, { usual: toThousandths(predicted(all)), shown: toThousandths(predicted(shown)) }] as const;
    }).filter(([, { usual, shown }]) => shown > usual),
  );
  if (admission === undefined) return levels;
  const named = toldAnswers(material, said).filter(
    (index) => isFlagged(flags, 'conduct', index) && isAtLevel(material, said, index, admission, 'named'),
  );
  const ranked = named.map((index) => ({ index, kinds: rankKinds({ flags: flagsAt(flags, index) }, levels) }));
  return Object.fromEntries(
    Object.entries(levels).map(([kind, level]) => {
      const first = ranked.filter(({ kinds }) => kinds[0]?.kind === kind);
      const sure = thresholdFor(
        first.map(({ kinds }) => (kinds[0]?.strength ?? 0) - (kinds[1]?.strength ?? 0)),
        first.map(({ index }) => isFlagged(flags, kind, index)),
        KIND_PRECISION,
      );
      return [kind, sure === null ? level : { ...level, sure: toThousandths(sure.value) }];
    }),
  );
}
