import { CONDUCT_KINDS, oddsOfAdmission, SOUND } from '@greenroom/coach/feedback/find-concerns';
import type { AdmissionSettings, JudgeSettings } from '@greenroom/coach/feedback/judge-models';
import { trainLinear } from '../live/linear-training.ts';
import { FLAG_HEADS, LABELS, type Material, SKILL_HEADS } from './examples.ts';
import type { Example, Learned } from './learn.ts';
import { meanOf, quantileOf, thresholdFor } from './statistics.ts';

/** A remark is made only where it is right this often on writers left out. */
const PRECISION = 0.9;
/** Of a sentence that is quoted for what it does: the strongest of an answer is wrong more often than the average one. */
const QUOTE_PRECISION = 0.95;
/** A little under nine of ten: the wrong ones are mostly answers that are poor in another way. */
const CONDUCT_PRECISION = 0.88;
const DOUBT_PRECISION = 0.8;
/** Skills are shown as a number, not as a remark; a wrong one costs less. */
const SKILL_PRECISION = 0.75;
/** Two thirds of the ratings lie within the shown range. */
const RANGE_SHARE = 0.68;
/** Steeper lines would give predictions the whole spread of the ratings, and more of the error with it. */
const STEEPEST = 1.4;
/** A good answer below the middle is worse for a person than a weak one a little above it. */
const LIFT = 0.2;

/** The straight line that gives predictions the mean and spread of the ratings. */
export function calibrate(
  predicted: readonly number[],
  rated: readonly number[],
  steepest = STEEPEST,
): JudgeSettings['calibration'] {
  const [center, middle] = [meanOf(predicted), meanOf(rated)];
  const spread = (values: readonly number[], mean: number) =>
    Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return {
    center: round(center),
    middle: round(middle + LIFT),
    steepness: round(Math.min(steepest, spread(rated, middle) / spread(predicted, center))),
  };
}

const known = (examples: readonly Example[], learned: Pick<Learned, 'leftOut'>, head: number) => {
  const isKnown = (value: number | undefined) => value !== undefined && !Number.isNaN(value);
  const used = [...examples.keys()].filter(
    (index) => isKnown(examples[index]?.targets[head]) && isKnown(learned.leftOut[head]?.[index]),
  );
  return {
    predicted: used.map((index) => learned.leftOut[head]?.[index] ?? 0),
    rated: used.map((index) => examples[index]?.targets[head] ?? 0),
  };
};

/** Predictions for the examples that the head was learned from, each without its own group, and whether they should be high. */
function knownScores(learned: Pick<Learned, 'leftOut'>, place: number, isTrue: (index: number) => boolean) {
  const all = [...(learned.leftOut[place] ?? [])];
  const used = [...all.keys()].filter((index) => !Number.isNaN(all[index] ?? Number.NaN));
  return { scores: used.map((index) => all[index] ?? 0), truths: used.map(isTrue) };
}

/** Written to be hard to tell apart: learned from, but their shares say nothing of how often people speak so. */
const UNCOUNTED = 'own-conduct';
const withoutContrasts = (flags: LearnedFlags): LearnedFlags => {
  const kept = [...flags.examples.keys()].filter((index) => flags.examples[index]?.group !== UNCOUNTED);
  return {
    ...flags,
    examples: kept.map((index) => flags.examples[index]).filter((example) => example !== undefined),
    leftOut: flags.leftOut.map((column) => Float64Array.from(kept, (index) => column[index] ?? Number.NaN)),
  };
};

function thresholds(
  heads: readonly string[],
  learned: Pick<Learned, 'leftOut'>,
  isTrue: (head: string, index: number) => boolean,
  precision: number,
) {
  const found: Record<string, number> = {};
  for (const [place, head] of heads.entries()) {
    const { scores, truths } = knownScores(learned, place, (index) => isTrue(head, index));
    const threshold = thresholdFor(scores, truths, precision);
    if (threshold !== null) found[head] = Math.round(threshold.value * 1000) / 1000;
  }
  return found;
}

/** Below which highest prediction of a result a story with an action has none. */
function missingResult(
  material: Material,
  sentences: Pick<Learned, 'leftOut'> & { labels: string[] },
): { missingResult?: number } {
  const scores: number[] = [];
  const isMissing: boolean[] = [];
  const place = LABELS.indexOf('result');
  let index = 0;
  for (const { answer } of material.answers) {
    const labels = answer.sentences.map(({ label }) => label);
    const predicted = labels.map((_, at) => sentences.leftOut[place]?.[index + at] ?? 0);
    index += labels.length;
    if (answer.type === 'Technical' || !labels.includes('action') || predicted.some(Number.isNaN)) continue;
    scores.push(-Math.max(...predicted));
    isMissing.push(!labels.includes('result'));
  }
  const threshold = thresholdFor(scores, isMissing, PRECISION);
  return threshold === null ? {} : { missingResult: Math.round(-threshold.value * 1000) / 1000 };
}

type LearnedFlags = Pick<Learned, 'leftOut'> & { examples: Example[] };
const FLAGS = Object.keys(FLAG_HEADS);
const isFlagged = ({ examples }: LearnedFlags, head: string, index: number) =>
  examples[index]?.targets[FLAGS.indexOf(head)] === 1;

const flagsAt = (flags: LearnedFlags, index: number) =>
  Object.fromEntries(FLAGS.map((flag, place) => [flag, flags.leftOut[place]?.[index] ?? 0]));

/**
 * Weights and thresholds of admissions, from answers about deeds by writers left out. They are named only in answers judged below `SOUND`, so the
 * share that is right is counted among those; right is any matter of conduct, and blame, since the kinds are close to each other.
 */
function findAdmission(
  material: Material,
  flags: LearnedFlags,
  overall: readonly number[],
): { admission?: AdmissionSettings } {
  const told = [...material.answers.keys()].filter(
    (index) => material.answers[index]?.answer.type !== 'Technical' && !Number.isNaN(flags.leftOut[0]?.[index]),
  );
  const isMatter = (index: number) => isFlagged(flags, 'conduct', index) || isFlagged(flags, 'blame', index);
  const unit = { bias: 0, conduct: 0, kind: 0, overall: 0, named: 0, doubtful: 0 };
  const oddsWith = (weights: AdmissionSettings, index: number) =>
    oddsOfAdmission({ flags: flagsAt(flags, index), overall: overall[index] ?? 0 }, weights) ?? 0;
  const places = Uint32Array.of(0, 1, 2);
  const fit = trainLinear(
    told.map((index) => ({
      places,
      values: Float32Array.of(
        oddsWith({ ...unit, conduct: 1 }, index),
        oddsWith({ ...unit, kind: 1 }, index),
        oddsWith({ ...unit, overall: 1 }, index),
      ),
      labels: isMatter(index) ? [0] : [],
    })),
    { size: places.length, outputs: 1, isExclusive: false, rounds: 3000 },
  );
  const [conduct = 0, kind = 0, rating = 0] = [...(fit.weights[0] ?? [])].map(toThousandths);
  const weights = { ...unit, bias: toThousandths(fit.bias[0] ?? 0), conduct, kind, overall: rating };
  // Sets in which every third answer is an admission say nothing of how often people make one.
  const counted = told.filter((index) => !isContrast(material, material.answers[index]?.set));
  const candidates = counted.filter((index) => (overall[index] ?? 0) < SOUND);
  const levelFor = (indexes: readonly number[], precision: number) =>
    thresholdFor(
      indexes.map((index) => oddsWith(weights, index)),
      indexes.map(isMatter),
      precision,
    );
  const [named, doubtful] = [levelFor(candidates, CONDUCT_PRECISION), levelFor(counted, DOUBT_PRECISION)];
  if (named === null || doubtful === null) return {};
  return { admission: { ...weights, named: toThousandths(named.value), doubtful: toThousandths(doubtful.value) } };
}

const MOST_ADMISSIONS = 1 / 3;
const isContrast = ({ sets }: Material, name: string | undefined): boolean => {
  const answers = sets.find(({ set }) => set === name)?.answers ?? [];
  const matters = answers.filter(({ flags }) => FLAG_HEADS.conduct?.some((flag) => flags.includes(flag)));
  return matters.length > MOST_ADMISSIONS * answers.length;
};

const toThousandths = (value: number) => Math.round(value * 1000) / 1000;

/** How a kind of misconduct is predicted in any answer and in those flagged with it. */
function findKinds(flags: LearnedFlags): JudgeSettings['kinds'] {
  const all = [...flags.examples.keys()].filter((index) => !Number.isNaN(flags.leftOut[0]?.[index]));
  return Object.fromEntries(
    CONDUCT_KINDS.map((kind) => {
      const predicted = (indexes: readonly number[]) =>
        meanOf(indexes.map((index) => flags.leftOut[FLAGS.indexOf(kind)]?.[index] ?? 0));
      const shown = all.filter((index) => isFlagged(flags, kind, index));
      return [kind, { usual: toThousandths(predicted(all)), shown: toThousandths(predicted(shown)) }] as const;
    }).filter(([, { usual, shown }]) => shown > usual),
  );
}

/** Predictions without those of the group `left`, which settings are found without. */
const blank = ({ leftOut }: Learned, groups: readonly string[], left: string | undefined): Float64Array[] =>
  left === undefined
    ? leftOut
    : leftOut.map((column) => column.map((value, index) => (groups[index] === left ? Number.NaN : value)));

/** Calibration, range and thresholds from what models say of writers that they were not learned from; `left` is a writer who counts nothing. */
export function findSettings(
  material: Material,
  all: {
    quality: Learned & { examples: Example[]; answers: number[] };
    flags: Learned & { examples: Example[] };
    skills: Learned;
    sentences: Learned & { labels: string[]; examples: Example[] };
  },
  left?: string,
): JudgeSettings {
  const answerGroups = material.answers.map(({ set }) => set);
  const groupsOf = ({ examples }: { examples: Example[] }) => examples.map(({ group }) => group);
  const learned = {
    quality: { ...all.quality, leftOut: blank(all.quality, groupsOf(all.quality), left) },
    flags: { ...all.flags, leftOut: blank(all.flags, groupsOf(all.flags), left) },
    skills: { leftOut: blank(all.skills, answerGroups, left) },
    sentences: { ...all.sentences, leftOut: blank(all.sentences, groupsOf(all.sentences), left) },
  };
  const flags = withoutContrasts(learned.flags);
  const overall = known(learned.quality.examples, learned.quality, 0);
  const structure = known(learned.quality.examples, learned.quality, 1);
  const calibration = calibrate(overall.predicted, overall.rated);
  const rate = (value: number) => calibration.middle + calibration.steepness * (value - calibration.center);
  const errors = overall.predicted.map((value, index) => Math.abs(rate(value) - (overall.rated[index] ?? 0)));
  return {
    calibration,
    structure: calibrate(structure.predicted, structure.rated),
    halfWidth: Math.round(quantileOf(errors, RANGE_SHARE) * 10) / 10,
    flags: thresholds(FLAGS, flags, (head, index) => isFlagged(flags, head, index), PRECISION),
    ...findAdmission(
      material,
      flags,
      learned.quality.answers.map((place) => rate(learned.quality.leftOut[0]?.[place] ?? 0)),
    ),
    kinds: findKinds(flags),
    skills: thresholds(
      SKILL_HEADS,
      learned.skills,
      (skill, index) => material.answers[index]?.answer.shows.includes(skill) ?? false,
      SKILL_PRECISION,
    ),
    sentences: thresholds(
      LABELS,
      learned.sentences,
      (label, index) => learned.sentences.labels[index] === label,
      QUOTE_PRECISION,
    ),
    ...missingResult(material, learned.sentences),
    sets: material.sets.map(({ set }) => set).filter((set) => set !== left),
  };
}
