import { SOUND } from '@greenroom/coach/feedback/find-concerns';
import type { JudgeSettings } from '@greenroom/coach/feedback/judge-models';
import { FLAG_HEADS, LABELS, type Material, SKILL_HEADS } from './examples.ts';
import type { Example, Learned } from './learn.ts';
import { meanOf, quantileOf, thresholdFor } from './statistics.ts';

/** A remark is made only where it is right this often on writers left out. */
const PRECISION = 0.9;
/** The head by which an admission is named; of the others each finds less at the same share that is right. */
const ADMISSION = 'misconduct';
/** Between 0.86 and 0.9 one answer more or less decides; at this share three of five admissions are named. */
const CONDUCT_PRECISION = 0.88;
const DOUBT_PRECISION = 0.62;
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

const known = (examples: readonly Example[], learned: Learned, head: number) => {
  const used = [...examples.keys()].filter((index) => !Number.isNaN(examples[index]?.targets[head] ?? Number.NaN));
  return {
    predicted: used.map((index) => learned.leftOut[head]?.[index] ?? 0),
    rated: used.map((index) => examples[index]?.targets[head] ?? 0),
  };
};

/** Predictions for the examples that the head was learned from, each without its own group, and whether they should be high. */
function knownScores(learned: Learned, place: number, isTrue: (index: number) => boolean) {
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
  learned: Learned,
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
function missingResult(material: Material, sentences: Learned & { labels: string[] }): { missingResult?: number } {
  const scores: number[] = [];
  const isMissing: boolean[] = [];
  const place = LABELS.indexOf('result');
  let index = 0;
  for (const { answer } of material.answers) {
    const labels = answer.sentences.map(({ label }) => label);
    const predicted = labels.map((_, at) => sentences.leftOut[place]?.[index + at] ?? 0);
    index += labels.length;
    if (answer.type === 'Technical' || !labels.includes('action')) continue;
    scores.push(-Math.max(...predicted));
    isMissing.push(!labels.includes('result'));
  }
  const threshold = thresholdFor(scores, isMissing, PRECISION);
  return threshold === null ? {} : { missingResult: Math.round(-threshold.value * 1000) / 1000 };
}

type LearnedFlags = Learned & { examples: Example[] };
const FLAGS = Object.keys(FLAG_HEADS);
const isFlagged = ({ examples }: LearnedFlags, head: string, index: number) =>
  examples[index]?.targets[FLAGS.indexOf(head)] === 1;

/**
 * Thresholds of the flags. An admission is named only in answers about deeds that are judged below `SOUND`, so the share that is right is
 * counted among those; right is any matter of conduct, since the kinds are close to each other.
 */
function findFlagThresholds(
  material: Material,
  flags: LearnedFlags,
  overall: readonly number[],
): Record<string, number> {
  const found = thresholds(FLAGS, flags, (head, index) => isFlagged(flags, head, index), PRECISION);
  const candidates = [...material.answers.keys()].filter(
    (index) => material.answers[index]?.answer.type !== 'Technical' && (overall[index] ?? 0) < SOUND,
  );
  const column = flags.leftOut[FLAGS.indexOf(ADMISSION)];
  const threshold = thresholdFor(
    candidates.map((index) => column?.[index] ?? 0),
    candidates.map((index) => isFlagged(flags, 'conduct', index) || isFlagged(flags, 'blame', index)),
    CONDUCT_PRECISION,
  );
  if (threshold === null) delete found[ADMISSION];
  else found[ADMISSION] = Math.round(threshold.value * 1000) / 1000;
  return found;
}

/** The prediction of misconduct from which on three of five finds are right. */
function findDoubt(flags: LearnedFlags): { doubtful?: number } {
  const place = FLAGS.indexOf('misconduct');
  const { scores, truths } = knownScores(flags, place, (index) => isFlagged(flags, 'misconduct', index));
  const threshold = thresholdFor(scores, truths, DOUBT_PRECISION);
  return threshold === null ? {} : { doubtful: Math.round(threshold.value * 1000) / 1000 };
}

/** Calibration, range and thresholds from what models say of writers that they were not learned from. */
export function findSettings(
  material: Material,
  learned: {
    quality: Learned & { examples: Example[]; answers: number[] };
    flags: LearnedFlags;
    skills: Learned;
    sentences: Learned & { labels: string[] };
  },
): JudgeSettings {
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
    flags: findFlagThresholds(
      material,
      flags,
      learned.quality.answers.map((place) => rate(learned.quality.leftOut[0]?.[place] ?? 0)),
    ),
    ...findDoubt(flags),
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
      PRECISION,
    ),
    ...missingResult(material, learned.sentences),
    sets: material.sets.map(({ set }) => set),
  };
}
