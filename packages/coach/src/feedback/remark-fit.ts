import fitData from '../../data/feedback/fit.json' with { type: 'json' };
import type { Strength } from './find-remarks.ts';
import type { Judgement } from './judge-answer.ts';
import type { QuestionKind } from './question-kind.ts';

/**
 * Whether a remark is fit to be made, learned from what strangers said of remarks that they read. Log odds = bias + the sum of weight × feature; from `least`
 * on nine of ten were right on writers left out.
 */
export type FitModel = { bias: number; least: number; weights: Readonly<Record<string, number>> };
export type FitModels = {
  /** Praise of one thing that works. */
  praise: FitModel;
  /** The main advice for a kind of question: whether the answer is one that it would make better. */
  needs: FitModel;
  /** Calling the whole answer a good one. */
  good: FitModel;
  /** Asking for an own example in a sound answer to a question of the trade. */
  example: FitModel;
};
const MODELS: FitModels = fitData;

export type Features = Readonly<Record<string, number>>;
/** What the features are taken from. */
export type FitSources = Pick<
  Judgement,
  'kind' | 'isTechnical' | 'isStory' | 'isMotive' | 'overall' | 'flags' | 'remarks'
>;

/** The kind of the question; where the classifier is not sure, the kind that its type or its words tell. */
export function kindOf({ kind, isTechnical, isStory, isMotive }: FitSources): QuestionKind | null {
  if (kind !== null) return kind;
  if (isTechnical) return 'trade';
  if (isStory) return 'event';
  return isMotive ? 'motive' : null;
}

/** Praise goes by three groups of kinds: the rarer ones are too few to learn from one by one. */
type Group = 'story' | 'trade' | 'other';
export function groupOf(sources: FitSources): Group {
  const kind = kindOf(sources);
  if (kind === 'trade') return 'trade';
  return kind === 'event' || kind === 'past' ? 'story' : 'other';
}

/** Predictions are counted from about their mean, so that the weight of a name is that of a usual answer. */
const above = (value: number | undefined, mean: number): number => (value ?? mean) - mean;
const MIDDLE = 3.2;

/** What speaks against praise of any kind. */
const signFeatures = (flags: FitSources['flags']): Features => ({
  general: above(flags.general, 0.08),
  conduct: above(flags.conduct, 0.15),
  contempt: above(flags.contempt, 0.05),
  blame: above(flags.blame, 0.05),
  unanswered: above(flags.unanswered, 0.05),
});

export function praiseFeatures(strength: Strength, sources: FitSources): Features {
  const { flags, remarks, overall } = sources;
  const group = groupOf(sources);
  return {
    [strength]: 1,
    [group]: 1,
    [`${strength}-${group}`]: 1,
    prediction: above(remarks[`shows-${strength}`], 0.6),
    [`overall-${group}`]: above(overall, MIDDLE),
    ...signFeatures(flags),
    ...(group === 'trade' ? { 'wrong-claim': above(flags['wrong-claim'], 0.15) } : {}),
  };
}

export function needFeatures(sources: FitSources): Features {
  const { remarks, overall } = sources;
  return {
    [`kind-${kindOf(sources) ?? 'unknown'}`]: 1,
    overall: above(overall, MIDDLE),
    'lacks-case': above(remarks['lacks-case'], 0.4),
    'lacks-own': above(remarks['lacks-own'], 0.4),
    'lacks-more': above(remarks['lacks-more'], 0.4),
  };
}

export function goodFeatures(sources: FitSources): Features {
  const { remarks, flags, overall } = sources;
  return {
    [groupOf(sources)]: 1,
    overall: above(overall, MIDDLE),
    'lacks-more': above(remarks['lacks-more'], 0.4),
    'shows-action': above(remarks['shows-action'], 0.6),
    general: above(flags.general, 0.08),
    unanswered: above(flags.unanswered, 0.05),
  };
}

export const exampleFeatures = ({ remarks }: FitSources): Features => ({
  'lacks-proof': above(remarks['lacks-proof'], 0.6),
});

export const oddsOf = ({ bias, weights }: Pick<FitModel, 'bias' | 'weights'>, features: Features): number =>
  Object.entries(features).reduce((sum, [name, value]) => sum + (weights[name] ?? 0) * value, bias);

/** How far above its threshold the praise is; not fit below 0. */
export const fitOfPraise = (strength: Strength, sources: FitSources): number =>
  oddsOf(MODELS.praise, praiseFeatures(strength, sources)) - MODELS.praise.least;
export const isImprovable = (sources: FitSources): boolean =>
  oddsOf(MODELS.needs, needFeatures(sources)) >= MODELS.needs.least;
export const isSurelyGood = (sources: FitSources): boolean =>
  oddsOf(MODELS.good, goodFeatures(sources)) >= MODELS.good.least;
export const needsExample = (sources: FitSources): boolean =>
  oddsOf(MODELS.example, exampleFeatures(sources)) >= MODELS.example.least;
