import { clamp, decay, ramp, saturate } from './curves.ts';
import type { FoundPart } from './find-parts.ts';
import type { TechnicalJudgement } from './judge-technical.ts';
import { type ReferenceMatch, rateCovered } from './match-reference.ts';
import type { DeliveryMeasure } from './measure-delivery.ts';
import type { RelevanceMeasure } from './measure-relevance.ts';
import type { SubstanceMeasure } from './measure-substance.ts';
import type { QuestionKind } from './question-kind.ts';

/** The criteria of docs/rubric.md, each 0 to 1. */
export type Criteria = {
  completeness: number;
  amount: number;
  fluency: number;
  vocabulary: number;
  specificity: number;
  ownership: number;
  structure: number;
  tone: number;
  relevance: number;
};

export type Measures = {
  kind: QuestionKind;
  delivery: DeliveryMeasure;
  substance: SubstanceMeasure;
  relevance: RelevanceMeasure;
  parts: readonly FoundPart[];
  technical: TechnicalJudgement | null;
  /** Beside the core of a good answer, where the question asks how something is done and the bank has one. */
  reference: ReferenceMatch | null;
};

type Weights = Omit<Criteria, 'relevance'>;

const STORY_WEIGHTS: Weights = {
  completeness: 0.19,
  amount: 0.21,
  fluency: 0.29,
  vocabulary: 0.06,
  specificity: 0.11,
  ownership: 0.07,
  structure: 0.05,
  tone: 0.02,
};
const TECHNICAL_WEIGHTS: Weights = {
  completeness: 0.42,
  amount: 0.22,
  fluency: 0.1,
  vocabulary: 0.05,
  specificity: 0.05,
  ownership: 0,
  structure: 0.14,
  tone: 0.02,
};

/** A whole interview is judged as its listeners rate it: fluency and range of words first (Naim and others, 2015). */
const INTERVIEW_WEIGHTS: Weights = {
  completeness: 0.12,
  amount: 0.21,
  fluency: 0.33,
  vocabulary: 0.07,
  specificity: 0.1,
  ownership: 0.07,
  structure: 0.08,
  tone: 0.02,
};

export function rateCriteria(measures: Measures): Criteria {
  const { delivery, substance, relevance } = measures;
  const perHundred = 0.5 + delivery.wordCount / 100;
  const distinctRoom = 0.5 + (delivery.wordCount / 100) ** DISTINCT_GROWTH;
  const weShare = substance.weCount / Math.max(1, substance.weCount + substance.selfCount);
  return {
    completeness: rateCompleteness(measures),
    amount: rateAmount(substance.uniqueContentCount),
    fluency: rateFluency(delivery),
    vocabulary: 0.6 * ramp(substance.windowVariety, 0.62, 0.9) + 0.4 * ramp(substance.longWordShare, 0.06, 0.3),
    specificity: saturate(
      (substance.numberCount + substance.toolCount) / perHundred +
        (0.6 * substance.nameCount + 0.3 * substance.uncommonCount) / distinctRoom,
      3.5,
    ),
    ownership: 0.55 * saturate(substance.ownershipCount / perHundred, 2) + 0.45 * saturate(weShare, 0.3),
    structure:
      measures.technical?.explanation ??
      saturate((0.7 * substance.signpostKinds) / distinctRoom + (0.3 * substance.signpostCount) / perHundred, 2.5),
    tone: rateTone(measures),
    relevance: (measures.technical === null ? relevance.relevance : 1) * rateFocus(measures),
  };
}

/** The longer people speak, the fewer of their words are new ones. */
const DISTINCT_GROWTH = 0.75;

/** Distinct content words: 8 give 0.3, 20 a half, 60 0.7, 300 about 1.1. Repeating oneself adds nothing. */
function rateAmount(uniqueContentCount: number): number {
  return (
    0.5 * saturate(uniqueContentCount, 26) +
    (0.5 * Math.log1p(uniqueContentCount)) / Math.log1p(300) +
    0.5 * saturate(Math.max(0, uniqueContentCount - ONE_ANSWER), 400)
  );
}
/** Distinct content words of one full answer; beyond it a whole interview is spoken, which has a range of its own. */
const ONE_ANSWER = 110;

function rateCompleteness({ parts, technical, reference }: Measures): number {
  if (technical !== null) return technical.coverage;
  const told = parts.reduce((sum, found) => sum + found.part.weight * found.strength, 0) * 1.36;
  return reference === null ? told : Math.max(told, rateCovered(reference));
}

function rateFluency(delivery: DeliveryMeasure): number {
  const softened = delivery.wordCount / (delivery.wordCount + FEW_WORDS_SOFTENER);
  const spoken =
    0.65 * decay(delivery.fillerShare * softened, 0.045) +
    0.2 * decay(delivery.hedgeShare * softened, 0.03) +
    0.15 * decay(delivery.restartShare * softened, 0.02);
  return spoken * ratePace(delivery.wordsPerMinute);
}
/** In a short answer one filler is a large share; as if so many fluent words came with it. */
const FEW_WORDS_SOFTENER = 40;

/** 130 to 185 words a minute are easy to follow; half of that costs a fifth, and so does half as much again. */
function ratePace(wordsPerMinute: number | null): number {
  if (wordsPerMinute === null) return 1;
  const off = wordsPerMinute < 130 ? (130 - wordsPerMinute) / 130 : Math.max(0, wordsPerMinute - 185) / 185;
  return 1 - 0.4 * clamp(off, 0, 1);
}

function rateTone({ delivery, substance }: Measures): number {
  const warmth = ramp(substance.achievementShare, 0, 0.08);
  return warmth * decay(substance.complaintCount, 1.5) * decay(delivery.negationShare, 0.06);
}

/** A technical answer is on its subject when it names it or speaks of what belongs to it. */
function rateFocus({ relevance, technical, reference, substance, delivery }: Measures): number {
  if (technical === null) return relevance.focus;
  const selfShare = (substance.selfCount + substance.weCount) / Math.max(1, delivery.wordCount);
  const storytelling = ramp(selfShare, 0.04, 0.1) * (technical.asksForPractice ? TOLD_AS_PRACTICE : 1);
  const points = reference?.covered.length ?? 0;
  const concepts = 0.3 * technical.foundConcepts.length * (1 - 0.75 * storytelling) + 0.5 * points;
  return Math.max(saturate(relevance.directCount + concepts, 0.2), UNNAMED_FOCUS * (1 - 0.75 * storytelling));
}
/** Where a practice is asked for, saying "I" speaks less against an explanation. */
const TOLD_AS_PRACTICE = 0.4;
/** An explanation may never name its subject ("it says that…"); a story about oneself is no explanation. */
const UNNAMED_FOCUS = 0.66;
/** What the usual nearness of other answers comes to, so that all kinds share one scale. */
const USUAL_NEARNESS = 0.92;

const WEIGHTS: Partial<Record<QuestionKind, Weights>> = {
  technical: TECHNICAL_WEIGHTS,
  interview: INTERVIEW_WEIGHTS,
};

/** The overall score, 0 to 5, before rounding. */
export function rateOverall(criteria: Criteria, measures: Measures): number {
  const weights = WEIGHTS[measures.kind] ?? STORY_WEIGHTS;
  let mean = 0;
  for (const [criterion, weight] of Object.entries(weights)) mean += weight * criteria[criterion as keyof Weights];
  const merit = mean * relevanceGate(measures) * lengthGate(measures) * emptinessGate(measures);
  return LOWEST + (HIGHEST - LOWEST) / (1 + Math.exp(-STEEPNESS * (merit - MIDDLE)));
}

/** An S-curve from merit to score, set on the eval's answers. Its top lies above the scale, which keeps strong answers apart. */
const LOWEST = 0.4;
const HIGHEST = 6.2;
const STEEPNESS = 5.6;
const MIDDLE = 0.535;

/** An answer to another question keeps less than half of its merit, one that is about nothing of it less. */
function relevanceGate(measures: Measures): number {
  if (measures.technical !== null) return USUAL_NEARNESS * (0.4 + 0.6 * rateFocus(measures));
  if (measures.kind === 'interview') return USUAL_NEARNESS;
  const nearness = 0.35 + 0.65 * (1 - Math.exp(-3.2 * measures.relevance.relevance));
  return nearness * (0.4 + 0.6 * rateFocus(measures));
}

function lengthGate({ delivery, kind }: Measures): number {
  const patience = kind === 'technical' ? 12 : 18;
  return 1 - 0.85 * Math.exp(-delivery.wordCount / patience);
}

/** Set phrases instead of facts, complaints and going in circles cost; a wrong claim costs most. */
function emptinessGate({ delivery, substance, technical }: Measures): number {
  const phrases = substance.emptyPhraseCount / (0.5 + delivery.wordCount / 60);
  const [low, high] = delivery.wordCount > 500 ? [0, 0.32] : [0.2, 0.6];
  const circling = 1 - ramp(substance.noveltyRate, low, high);
  const wrong = technical?.wrongClaims.length ?? 0;
  return (
    (0.78 + 0.22 * decay(phrases, 1)) *
    (1 - 0.2 * circling) *
    (0.7 + 0.3 * decay(substance.complaintCount, 1.5)) *
    (0.6 + 0.4 * decay(wrong, 0.6))
  );
}
