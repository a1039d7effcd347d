import type { Skill } from '@greenroom/contract/constants';
import type { AnswerAnalysis } from './analyse-answer.ts';
import type { Evasion } from './find-evasion.ts';
import type { FoundPart } from './find-parts.ts';
import type { ReferenceMatch } from './match-reference.ts';
import { pickVariant } from './pick-variant.ts';
import type { QuestionKind } from './question-kind.ts';
import type { Criteria, Measures } from './rubric.ts';
import { writeQuote } from './write-quote.ts';

/** Everything that the sentences are made from. */
export type Judged = {
  analysis: AnswerAnalysis;
  measures: Measures;
  criteria: Criteria;
  overall: number;
  evasion: Evasion | null;
  asked: ReadonlySet<Skill>;
};

/** Below `WEAK` nothing is praised; from `GOOD` on the opening may say that something works. */
const WEAK = 1.8;
const GOOD = 3.2;
const OFF_SUBJECT = 0.45;
const OFF_SUBJECT_TECHNICAL = 0.7;
/** Below this the next step already says which concepts are missing. */
const EXPLAINED = 0.75;
/** From here on a story is whole: it may be about what was asked without ever naming it. */
const WHOLE_STORY = 0.4;
/** From here on something was told: where the subject's own words are not known, it is taken for an answer. */
const TOLD_STORY = 0.3;
const PART_IS_THERE = 0.45;
/** A good answer of fewer points is not worth counting. */
const FEW_POINTS = 3;
/** From this strength of causes, contrasts and examples a text explains, whether or not its subject is in the table. */
const EXPLAINS = 0.5;

const WEAK_OPENINGS = [
  'So far this answer gives a listener little to hold on to.',
  'This does not yet let a listener see you at work.',
  'There is little in this answer yet to judge you by.',
];
const WEAK_TECHNICAL_OPENINGS = [
  'So far this does not explain the subject.',
  'This leaves open how it works.',
  'A listener cannot tell yet whether you know the subject.',
];

/** Two to four sentences: what stands there, what is missing, what to do first. */
export function writeOverall(judged: Judged, steps: readonly string[]): string {
  const sentences = [
    writeWrongClaim(judged),
    writeOpening(judged),
    writeGap(judged, steps[0] ?? ''),
    steps[0] ?? '',
  ].filter(Boolean);
  return sentences.slice(0, 4).join(' ');
}

function writeWrongClaim({ analysis, measures }: Judged): string {
  const [wrong] = measures.technical?.wrongClaims ?? [];
  if (wrong === undefined) return '';
  return `"${writeQuote(analysis, wrong, new Set())}" is not right: ${wrong.correction}.`;
}

function writeOpening(judged: Judged): string {
  const { analysis, measures, overall } = judged;
  const key = `opening ${analysis.text}`;
  const best = bestPart(measures.parts);
  if (overall < WEAK) return pickVariant(measures.technical === null ? WEAK_OPENINGS : WEAK_TECHNICAL_OPENINGS, key);
  if (measures.technical !== null) return isOffSubject(judged) ? '' : writeTechnicalOpening(judged, key);
  if (best === null)
    return pickVariant(
      ['You stay on the subject, mostly in general words.', 'The subject is there; the particulars are still open.'],
      key,
    );
  const quote = `"${writeQuote(analysis, best.clause, measures.delivery.fillerTokens)}"`;
  const label = best.part.label;
  const named = label.charAt(0).toUpperCase() + label.slice(1);
  if (overall < GOOD) return pickVariant([`${named} is there: ${quote}.`, `A listener hears ${label}: ${quote}.`], key);
  return pickVariant(
    [
      `${named} comes across well: ${quote}.`,
      `What a listener will remember is ${quote}: that is ${label}.`,
      `You make ${label} easy to picture: ${quote}.`,
      `A strong sentence for ${label}: ${quote}.`,
    ],
    key,
  );
}

function writeTechnicalOpening({ measures, overall }: Judged, key: string): string {
  const found = (measures.technical?.foundConcepts ?? []).map((concept) => concept.name);
  const named = listOf(found.slice(0, 3));
  const points = measures.reference;
  if (points && points.total >= FEW_POINTS && points.covered.length >= 2) return writeCovered(points);
  if (named === '' && (measures.technical?.explanation ?? 0) >= EXPLAINS)
    return 'You explain causes and limits; this coach cannot check the facts of this subject.';
  if (named === '')
    return pickVariant(
      [
        'You speak about the subject; the workings behind it stay open.',
        'The answer stays at the surface of the subject.',
      ],
      key,
    );
  if (overall < GOOD) return `You touch on ${named}.`;
  return pickVariant(
    [`You explain ${named}.`, `You cover good ground: ${named}.`, `This gives a listener the essentials: ${named}.`],
    key,
  );
}

/** Counted only where most are there: who says the rest in other words is not to be told that it is missing. */
function writeCovered({ total, covered }: ReferenceMatch): string {
  if (covered.length === total) return `All ${total} points that this coach would make are in it.`;
  return covered.length >= total / 2
    ? `You make ${covered.length} of the ${total} points that this coach would make.`
    : 'Some of the points that this coach would make are in it.';
}

/** What else is missing, besides what the next step asks for already. */
function writeGap(judged: Judged, step: string): string {
  const { measures, criteria, overall, analysis } = judged;
  const key = `gap ${analysis.text}`;
  if (judged.evasion !== null) return judged.evasion.remark;
  if (isOffSubject(judged))
    return measures.technical === null && criteria.completeness >= WHOLE_STORY
      ? 'A listener has to guess how this answers the question.'
      : 'It does not yet answer the question that was asked.';
  if (measures.technical !== null && criteria.completeness < EXPLAINED) return '';
  const missing =
    measures.technical === null
      ? missingLabels(measures.parts, step)
      : measures.technical.missingConcepts.filter((name) => !step.includes(name));
  if (missing.length === 0) {
    const isAsked = measures.parts.some(({ part }) => part.advice === step) || /\bnumber\b/.test(step);
    return overall >= GOOD || isAsked || measures.technical !== null
      ? ''
      : 'More particulars would carry it: names, numbers, what changed.';
  }
  const list = listOf(missing.slice(0, 2));
  return pickVariant([`A listener still waits for ${list}.`, `Still open: ${list}.`, `Not told yet: ${list}.`], key);
}

/** Whatever somebody says here is about the question. */
const OPEN_KINDS: ReadonlySet<QuestionKind> = new Set<QuestionKind>(['about-yourself', 'general', 'interview']);

/** Whether to say that the answer is to another question. */
export function isOffSubject({ measures, criteria, evasion }: Judged): boolean {
  if (OPEN_KINDS.has(measures.kind) || evasion !== null) return false;
  if (!measures.relevance.isSubjectKnown && criteria.completeness >= TOLD_STORY) return false;
  return criteria.relevance < (measures.technical === null ? OFF_SUBJECT : OFF_SUBJECT_TECHNICAL);
}

/** The part that shows most, when it shows enough to be quoted. */
function bestPart(parts: readonly FoundPart[]): (FoundPart & { clause: NonNullable<FoundPart['clause']> }) | null {
  let best: (FoundPart & { clause: NonNullable<FoundPart['clause']> }) | null = null;
  for (const found of parts) {
    const { clause } = found;
    const value = found.strength * (found.part.key === 'result' || found.part.key === 'evidence' ? 1.2 : 1);
    if (clause !== null && found.strength >= PART_IS_THERE && (best === null || value > best.strength))
      best = { ...found, clause, strength: value };
  }
  return best;
}

export function missingParts(parts: readonly FoundPart[]): FoundPart[] {
  return parts
    .filter((found) => found.isMissing)
    .sort((left, right) => right.part.weight * (1 - right.strength) - left.part.weight * (1 - left.strength));
}

function missingLabels(parts: readonly FoundPart[], step: string): string[] {
  return missingParts(parts)
    .filter((found) => found.part.advice !== step)
    .map((found) => found.part.label);
}

export function listOf(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? '';
  if (items.some((item) => item.includes(','))) return items.join('; ');
  if (items.some((item) => item.includes(' and ')))
    return `${items.slice(0, -1).join(', ')}, as well as ${items.at(-1)}`;
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
