import type { JudgeSettings } from '@greenroom/coach/feedback/judge-models';
import { FLAG_HEADS, LABELS, type Material, SKILL_HEADS } from './examples.ts';
import type { Example, Learned } from './learn.ts';
import { meanOf, quantileOf, thresholdFor } from './statistics.ts';

/** A remark is made only where it is right this often on writers left out. */
const PRECISION = 0.9;
/** Skills are shown as a number, not as a remark; a wrong one costs less. */
const CONDUCT_PRECISION = 0.7;
const DOUBT_PRECISION = 0.5;
const SKILL_PRECISION = 0.75;
/** Two thirds of the ratings lie within the shown range. */
const RANGE_SHARE = 0.68;
/** Steeper lines would give predictions the whole spread of the ratings, and more of the error with it. */
const STEEPEST = 1.4;
/** A good answer below the middle is worse for a person than a weak one a little above it. */
const LIFT = 0.2;

/** The straight line that gives predictions the mean and spread of the ratings. */
function calibrate(predicted: readonly number[], rated: readonly number[]): JudgeSettings['calibration'] {
  const [center, middle] = [meanOf(predicted), meanOf(rated)];
  const spread = (values: readonly number[], mean: number) =>
    Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return {
    center: round(center),
    middle: round(middle + LIFT),
    steepness: round(Math.min(STEEPEST, spread(rated, middle) / spread(predicted, center))),
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

const isFlagged = (material: Material, head: string, index: number) =>
  (FLAG_HEADS[head] ?? []).some((flag) => material.answers[index]?.answer.flags.includes(flag));

/** Concerns are raised only on answers below `SOUND`; among those a little less certainty reaches nine of ten. */
function findFlagThresholds(material: Material, flags: Learned): Record<string, number> {
  const isTrue = (head: string, index: number) => isFlagged(material, head, index);
  const heads = Object.keys(FLAG_HEADS);
  return { ...thresholds(heads, flags, isTrue, CONDUCT_PRECISION), ...thresholds(heads, flags, isTrue, PRECISION) };
}

/** The prediction of misconduct from which on six of ten finds are right. */
function findDoubt(material: Material, flags: Learned): { doubtful?: number } {
  const place = Object.keys(FLAG_HEADS).indexOf('misconduct');
  const { scores, truths } = knownScores(flags, place, (index) => isFlagged(material, 'misconduct', index));
  const threshold = thresholdFor(scores, truths, DOUBT_PRECISION);
  return threshold === null ? {} : { doubtful: Math.round(threshold.value * 1000) / 1000 };
}

/** Calibration, range and thresholds from what models say of writers that they were not learned from. */
export function findSettings(
  material: Material,
  learned: {
    quality: Learned & { examples: Example[] };
    flags: Learned;
    skills: Learned;
    sentences: Learned & { labels: string[] };
  },
): JudgeSettings {
  const overall = known(learned.quality.examples, learned.quality, 0);
  const structure = known(learned.quality.examples, learned.quality, 1);
  const calibration = calibrate(overall.predicted, overall.rated);
  const errors = overall.predicted.map((value, index) =>
    Math.abs(calibration.middle + calibration.steepness * (value - calibration.center) - (overall.rated[index] ?? 0)),
  );
  return {
    calibration,
    structure: calibrate(structure.predicted, structure.rated),
    halfWidth: Math.round(quantileOf(errors, RANGE_SHARE) * 10) / 10,
    flags: findFlagThresholds(material, learned.flags),
    ...findDoubt(material, learned.flags),
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
