import { isMostly, isQuotable, isWhole } from '@greenroom/coach/feedback/choose-steps';
import type { SentenceLabel } from '@greenroom/coach/feedback/judge-answer';
import { type AdmissionSettings, type JudgeSettings, type Levels, SIGNS } from '@greenroom/coach/feedback/judge-models';
import {
  findAdmission,
  findKinds,
  isAtLevel,
  isContrast,
  isFlagged,
  type LearnedFlags,
  type LeftOutAnswers,
  type OtherAnswer,
  toThousandths,
} from './admission-settings.ts';
import { FLAG_HEADS, LABELS, type Material, SKILL_HEADS } from './examples.ts';
import type { Example, Learned } from './learn.ts';
import { meanOf, quantileOf, thresholdFor } from './statistics.ts';
import { findStepSettings } from './step-settings.ts';

/** A remark is made only where it is right this often on writers left out. */
const PRECISION = 0.9;
/** Of the sentence that is quoted for what it does, the likeliest of its answer. */
const QUOTE_PRECISION = 0.97;
/** Of admissions with a named kind, those in which the sentence most like the act is the act. */
const ACT_PRECISION = 0.96;
/** A little more than nine of ten, since what concerns and signs take away is mostly rightly placed. */
const LEVEL_PRECISION = 0.94;
/** Of the answers praised as good: sets of quiet admissions are counted too, in which more is to be mistaken than in what people say. */
const PRAISE_PRECISION = 0.9;
/** Of the answers that get a number for a skill, those that plainly show it; a little more than nine of ten, which is what comes out on a new writer. */
const SKILL_PRECISION = 0.92;
/** Of fewer answers the share says too little. */
const FEWEST_SHOWN = 20;
/** A good answer. */
const GOOD = 4;
/** Of the good answers without a sign this share is below its level. */
const SIGN_QUANTILE = 0.95;
/** Two thirds of the ratings lie within the shown range. */
const RANGE_SHARE = 0.68;
/** Steeper lines would give predictions the whole spread of the ratings, and more of the error with it. */
const STEEPEST = 1.4;
/** A wrong answer to a technical question is rated 1 or 2, a right one 4 or more; there is little between. */
const STEEPEST_TECHNICAL = 1.8;
/** A good answer below the middle is worse for a person than a weak one a little above it. */
const LIFT = 0.2;

/** The straight line that gives predictions the mean and spread of the ratings. */
export function calibrate(
  predicted: readonly number[],
  rated: readonly number[],
  { steepest = STEEPEST, lift = LIFT } = {},
): JudgeSettings['calibration'] {
  const [center, middle] = [meanOf(predicted), meanOf(rated)];
  const spread = (values: readonly number[], mean: number) =>
    Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return {
    center: round(center),
    middle: round(middle + lift),
    steepness: round(Math.min(steepest, spread(rated, middle) / spread(predicted, center))),
  };
}

/** The line of answers to technical questions. */
function calibrateTechnical(
  { answers }: Material,
  quality: Pick<Learned, 'leftOut'> & { answers: readonly number[] },
): JudgeSettings['technical'] {
  const predictedAt = (index: number) => quality.leftOut[0]?.[quality.answers[index] ?? -1] ?? Number.NaN;
  const used = [...answers.keys()].filter(
    (index) => answers[index]?.answer.type === 'Technical' && !Number.isNaN(predictedAt(index)),
  );
  return calibrate(
    used.map(predictedAt),
    used.map((index) => answers[index]?.answer.overall ?? 0),
    { steepest: STEEPEST_TECHNICAL, lift: 0 },
  );
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
  fewest?: number,
) {
  const found: Record<string, number> = {};
  for (const [place, head] of heads.entries()) {
    const { scores, truths } = knownScores(learned, place, (index) => isTrue(head, index));
    const threshold = thresholdFor(scores, truths, precision, fewest);
    if (threshold !== null) found[head] = Math.round(threshold.value * 1000) / 1000;
  }
  return found;
}

/**
 * From which prediction on the likeliest sentence of an answer bears its label. Counted by answer, since the likeliest of many is wrong more often than
 * the average sentence above a threshold.
 */
function quoteThresholds(
  material: Material,
  sentences: Pick<Learned, 'leftOut'> & { labels: string[]; examples: Example[] },
): Record<string, number> {
  const found: Record<string, number> = {};
  const tellable = storySentences(material, sentences.examples);
  const isMostlyAt = (index: number, label: string) =>
    isMostly(
      Object.fromEntries(LABELS.map((name, at) => [name, sentences.leftOut[at]?.[index]])),
      label as SentenceLabel,
    );
  for (const [place, label] of LABELS.entries()) {
    const scoreOf = (index: number) => sentences.leftOut[place]?.[index] ?? Number.NaN;
    const likeliest = tellable.flatMap((indexes) => {
      const known = indexes.filter((index) => !Number.isNaN(scoreOf(index)) && isMostlyAt(index, label));
      return known.sort((left, right) => scoreOf(right) - scoreOf(left)).slice(0, 1);
    });
    const threshold = thresholdFor(
      likeliest.map(scoreOf),
      likeliest.map((index) => sentences.labels[index] === label),
      QUOTE_PRECISION,
    );
    if (threshold !== null) found[label] = toThousandths(threshold.value);
  }
  return found;
}

/** From which prediction on the likeliest sentence of an answer with an admission is the act itself. */
function findAct(
  material: Material,
  { labels, leftOut }: Pick<Learned, 'leftOut'> & { labels: string[] },
): Pick<JudgeSettings, 'act'> {
  let first = 0;
  const scoreOf = (index: number) => leftOut[LABELS.indexOf('conduct')]?.[index] ?? Number.NaN;
  const likeliest = material.answers.flatMap(({ answer }) => {
    const places = answer.sentences.map((_, at) => first + at);
    first += places.length;
    const isAdmission = places.some((place) => labels[place] === 'conduct' && !Number.isNaN(scoreOf(place)));
    return isAdmission ? places.sort((left, right) => scoreOf(right) - scoreOf(left)).slice(0, 1) : [];
  });
  const found = thresholdFor(
    likeliest.map(scoreOf),
    likeliest.map((place) => labels[place] === 'conduct'),
    ACT_PRECISION,
  );
  return found === null ? {} : { act: toThousandths(found.value) };
}

/** Places of the sentences of each answer about deeds, those that can be quoted. */
function storySentences(material: Material, examples: readonly Example[]): number[][] {
  let first = 0;
  return material.answers.map(({ answer }) => {
    const begin = first;
    first += answer.sentences.length;
    if (answer.type === 'Technical') return [];
    return answer.sentences.flatMap(({ text }, at) =>
      isWhole(text) && isQuotable({ words: examples[begin + at]?.input.words ?? [] }) ? [begin + at] : [],
    );
  });
}

/** From which prediction on a sign speaks against praise: few good answers that are free of it lie above. */
function findSigns({ answers }: Material, flags: LearnedFlags): JudgeSettings['signs'] {
  const good = [...answers.keys()].filter((index) => (answers[index]?.answer.overall ?? 0) >= GOOD);
  return Object.fromEntries(
    SIGNS.map((sign) => {
      const predicted = good
        .filter((index) => !isFlagged(flags, sign, index))
        .map((index) => flags.leftOut[FLAGS.indexOf(sign)]?.[index] ?? Number.NaN)
        .filter((value) => !Number.isNaN(value));
      return [sign, toThousandths(quantileOf(predicted, SIGN_QUANTILE))];
    }),
  );
}

/** What may be said of a score, from answers by writers left out that no doubt caps. */
function findLevels(
  material: Material,
  said: LeftOutAnswers & { structure: readonly number[] },
  admission: AdmissionSettings | undefined,
  signs: JudgeSettings['signs'],
): Levels {
  const all = [...material.answers.keys()].filter((index) => !Number.isNaN(said.overall[index] ?? Number.NaN));
  const ratedAt = (index: number) => material.answers[index]?.answer.overall ?? 0;
  const undoubted = all.filter(
    (index) =>
      material.answers[index]?.answer.type !== 'Technical' &&
      (admission === undefined || !isAtLevel(material, said, index, admission, 'doubtful')),
  );
  const told = undoubted.filter((index) => !isContrast(material, material.answers[index]?.set));
  const scoreAt = (index: number) => said.overall[index] ?? 0;
  const levelFor = (
    indexes: readonly number[],
    scoreOf: (index: number) => number,
    test: (index: number) => boolean,
    precision = LEVEL_PRECISION,
  ) => thresholdFor(indexes.map(scoreOf), indexes.map(test), precision)?.value;
  const isPraisable = (index: number) =>
    SIGNS.every((sign) => (said.flags.leftOut[FLAGS.indexOf(sign)]?.[index] ?? 0) < (signs[sign] ?? 0));
  // Praise has to be right among quiet admissions too.
  const praisable = undoubted.filter(isPraisable);
  const good = levelFor(praisable, scoreAt, (index) => ratedAt(index) >= GOOD, PRAISE_PRECISION);
  const below = praisable.filter((index) => scoreAt(index) < (good ?? Number.POSITIVE_INFINITY));
  const atMost = (rating: number) => {
    const level = levelFor(
      told,
      (index) => -scoreAt(index),
      (index) => ratedAt(index) <= rating,
    );
    return level === undefined ? undefined : -level;
  };
  const levels = {
    good,
    fair: levelFor(below, scoreAt, (index) => ratedAt(index) >= 3),
    weak: atMost(2.5),
    clear: levelFor(
      told,
      (index) => said.structure[index] ?? 0,
      (index) => (material.answers[index]?.answer.structure ?? 0) >= 4,
    ),
  };
  const known = Object.entries(levels).filter((entry): entry is [string, number] => entry[1] !== undefined);
  return Object.fromEntries(known.map(([name, value]) => [name, toThousandths(value)]));
}

const FLAGS = Object.keys(FLAG_HEADS);

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
    steps: Learned;
    sentences: Learned & { labels: string[]; examples: Example[] };
    /** Log odds of the piece most like an act, by answer. */
    acts: readonly number[];
    /** Log odds of an act in any stretch, by answer. */
    stretches: readonly number[];
    /** What `judgeOthers` says. */
    others: readonly OtherAnswer[];
  },
  left?: string,
): Omit<JudgeSettings, 'remarks'> {
  const answerGroups = material.answers.map(({ set }) => set);
  const groupsOf = ({ examples }: { examples: Example[] }) => examples.map(({ group }) => group);
  const learned = {
    quality: { ...all.quality, leftOut: blank(all.quality, groupsOf(all.quality), left) },
    flags: { ...all.flags, leftOut: blank(all.flags, groupsOf(all.flags), left) },
    skills: { leftOut: blank(all.skills, answerGroups, left) },
    steps: { leftOut: blank(all.steps, answerGroups, left) },
    sentences: { ...all.sentences, leftOut: blank(all.sentences, groupsOf(all.sentences), left) },
  };
  const flags = withoutContrasts(learned.flags);
  const overall = known(learned.quality.examples, learned.quality, 0);
  const structure = known(learned.quality.examples, learned.quality, 1);
  const calibration = calibrate(overall.predicted, overall.rated);
  const rateBy = (line: JudgeSettings['calibration'], head: number, place: number) =>
    line.middle + line.steepness * ((learned.quality.leftOut[head]?.[place] ?? Number.NaN) - line.center);
  const structureLine = calibrate(structure.predicted, structure.rated);
  const technical = calibrateTechnical(material, learned.quality);
  const errors = overall.predicted.map((value, index) =>
    Math.abs(calibration.middle + calibration.steepness * (value - calibration.center) - (overall.rated[index] ?? 0)),
  );
  const said = {
    flags,
    overall: learned.quality.answers.map((place) => rateBy(calibration, 0, place)),
    structure: learned.quality.answers.map((place) => rateBy(structureLine, 1, place)),
    acts: all.acts,
    stretches: all.stretches,
    others: all.others.map(({ signs, ...other }) => ({
      ...other,
      signs: { ...signs, overall: calibration.middle + calibration.steepness * (signs.overall - calibration.center) },
    })),
  };
  const admission = findAdmission(material, said);
  const signs = findSigns(material, flags);
  return {
    calibration,
    technical,
    structure: structureLine,
    halfWidth: Math.round(quantileOf(errors, RANGE_SHARE) * 10) / 10,
    flags: thresholds(FLAGS, flags, (head, index) => isFlagged(flags, head, index), PRECISION),
    ...(admission === undefined ? {} : { admission }),
    signs,
    levels: findLevels(material, said, admission, signs),
    kinds: findKinds(material, said, admission),
    ...findAct(material, learned.sentences),
    skills: thresholds(
      SKILL_HEADS,
      learned.skills,
      (skill, index) => material.answers[index]?.answer.shows.includes(skill) ?? false,
      SKILL_PRECISION,
      FEWEST_SHOWN,
    ),
    steps: findStepSettings(material, said, learned.steps, admission),
    sentences: quoteThresholds(material, learned.sentences),
    sets: material.sets.map(({ set }) => set).filter((set) => set !== left),
  };
}
