import {
  type AdmissionSigns,
  CONDUCT_KINDS,
  oddsOfAdmission,
  rankKinds,
  SOUND,
  signsOfAdmission,
} from '@greenroom/coach/feedback/find-concerns';
import type { JudgedSentence } from '@greenroom/coach/feedback/judge-answer';
import { judgeSentences } from '@greenroom/coach/feedback/judge-answer';
import type { AdmissionSettings, JudgeSettings } from '@greenroom/coach/feedback/judge-models';
import { createLinearModel } from '@greenroom/coach/feedback/linear-model';
import { trainLinear } from '../live/linear-training.ts';
import { askedOf, FLAG_HEADS, type Material } from './examples.ts';
import type { Example, Learned } from './learn.ts';
import { meanOf, quantileOf, thresholdFor } from './statistics.ts';

/** Less than nine of ten, since the sets that are not counted here bring the share of all above it. */
const CONDUCT_PRECISION = 0.86;
const DOUBT_PRECISION = 0.8;
/** Of the good answers about deeds so many may be named; with the technical ones they stay within one in fifty. */
const GOOD = 4;
/** Of ordinary answers one in forty got a concern wrongly where 0.017 were named; strangers wrote 200 of these. */
const GOOD_NAMED = 0.011;
/** A wrong kind accuses a person of something else than they said. */
const KIND_PRECISION = 0.95;
/** Sets with a higher share of admissions say nothing of how often people make one. */
const MOST_ADMISSIONS = 1 / 3;
const FLAGS = Object.keys(FLAG_HEADS);

export type LearnedFlags = Pick<Learned, 'leftOut'> & { examples: Example[] };
/** The predictions for the answers of `material` by models that were learned without their writer, in its order. */
export type LeftOutAnswers = { flags: LearnedFlags; overall: readonly number[]; pieces: readonly JudgedSentence[][] };

export const isFlagged = ({ examples }: LearnedFlags, head: string, index: number): boolean =>
  examples[index]?.targets[FLAGS.indexOf(head)] === 1;

const flagsAt = (flags: LearnedFlags, index: number): Record<string, number> =>
  Object.fromEntries(FLAGS.map((flag, place) => [flag, flags.leftOut[place]?.[index] ?? 0]));

/** The pieces of every answer, judged by the sentence model that was learned without its writer. */
export function judgePieces({ sets, answers, vectors }: Material, sentences: Learned): JudgedSentence[][] {
  const models = new Map(sets.map(({ set }) => [set, createLinearModel(sentences.without(set))]));
  return answers.map(({ set, answer, read }) => {
    const model = models.get(set);
    return model ? judgeSentences(read, askedOf(answer), vectors, { sentences: model }) : [];
  });
}

/** Answers about deeds with known predictions. */
export const toldAnswers = ({ answers }: Material, { flags }: LeftOutAnswers): number[] =>
  [...answers.keys()].filter(
    (index) => answers[index]?.answer.type !== 'Technical' && !Number.isNaN(flags.leftOut[0]?.[index]),
  );

const signsAt = ({ flags, overall, pieces }: LeftOutAnswers, index: number): AdmissionSigns =>
  signsOfAdmission({
    flags: flagsAt(flags, index),
    overall: overall[index] ?? 0,
    sentences: pieces[index] ?? [],
  });

export const oddsAt = (said: LeftOutAnswers, index: number, weights: AdmissionSettings): number =>
  oddsOfAdmission(signsAt(said, index), weights);

/**
 * Weights and thresholds of admissions, from answers about deeds by writers left out. They are named only in answers judged below `SOUND`, so the
 * share that is right is counted among those, and so is the share of good answers; right is any matter of conduct, and blame, since the kinds are close to
 * each other. The weights are learned from matters of conduct alone: with blame among them fewer are told from innocent answers.
 */
export function findAdmission(material: Material, said: LeftOutAnswers): AdmissionSettings | undefined {
  const told = toldAnswers(material, said);
  const isMatter = (index: number) => isFlagged(said.flags, 'conduct', index) || isFlagged(said.flags, 'blame', index);
  const places = Uint32Array.of(0, 1, 2, 3);
  const fit = trainLinear(
    told.map((index) => {
      const { conduct, kind, sentence, overall } = signsAt(said, index);
      return {
        places,
        values: Float32Array.of(conduct, kind, sentence, overall),
        labels: isFlagged(said.flags, 'conduct', index) ? [0] : [],
      };
    }),
    { size: places.length, outputs: 1, isExclusive: false, rounds: 3000 },
  );
  const [conduct = 0, kind = 0, sentence = 0, overall = 0] = [...(fit.weights[0] ?? [])].map(toThousandths);
  const weights = {
    bias: toThousandths(fit.bias[0] ?? 0),
    conduct,
    kind,
    sentence,
    overall,
    named: 0,
    doubtful: 0,
  };
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
  const good = told.filter((index) => (material.answers[index]?.answer.overall ?? 0) >= GOOD);
  const oddsOfGood = good.map((index) =>
    (said.overall[index] ?? 0) < SOUND ? oddsAt(said, index, weights) : Number.NEGATIVE_INFINITY,
  );
  const least = Math.max(named.value, quantileOf(oddsOfGood, 1 - GOOD_NAMED) + JUST_ABOVE);
  return { ...weights, named: toThousandths(least), doubtful: toThousandths(Math.min(doubtful.value, least)) };
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
    (index) => isFlagged(flags, 'conduct', index) && oddsAt(said, index, admission) >= admission.named,
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
