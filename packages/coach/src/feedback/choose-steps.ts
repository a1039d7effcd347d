import { composeText, type TextName } from './compose-text.ts';
import { findLacks } from './find-remarks.ts';
import { findSteps } from './find-steps.ts';
import type { JudgedSentence, Judgement, SentenceLabel } from './judge-answer.ts';
import { judgeModels } from './judge-models.ts';
import type { QuestionKind } from './question-kind.ts';
import { isImprovable, kindOf, needsExample } from './remark-fit.ts';

/** An answer of fewer words is short by any measure: the sets' good ones hardly ever are. */
export const SHORT_WORDS = 40;
/** Two minutes of speech. Writers of the sets called 13 of 13 such answers too long, of those with 200 to 260 words 9 of 92. */
const LONG_WORDS = 300;
/** A quote in a sentence has to be readable at a glance. */
const LONGEST_QUOTE_WORDS = 24;
const SHORTEST_QUOTE_WORDS = 4;

/** Whether the prediction of a flag is so high that nine of ten finds are right. */
export function isFlagged(judgement: Pick<Judgement, 'flags'>, flag: string): boolean {
  return (judgement.flags[flag] ?? 0) >= (judgeModels().settings.flags[flag] ?? Number.POSITIVE_INFINITY);
}

/** What the next steps of an answer are chosen from. */
export type StepSources = {
  judgement: Judgement;
  text: string;
  /** Whether the answer may hold an admission: then no advice is sure. */
  isDoubtful: boolean;
};

/** At most two things to do with this answer, the most useful first; none where nothing is surely missing. */
export function chooseSteps({ judgement, text, isDoubtful }: StepSources): string[] {
  const isLong = isFlagged(judgement, 'long') && countWords(text) >= LONG_WORDS;
  const names: TextName[] = adviceOn(judgement, text, isDoubtful);
  return [...names, ...(isLong ? (['step-shorten'] as const) : [])]
    .slice(0, MOST_STEPS)
    .map((name) => composeText(name, text));
}
const MOST_STEPS = 2;

/**
 * The one piece of advice for the kind of question, where the answer surely needs it. Strangers called advice wrong nearly always because it was meant for
 * another kind: the moment of a motive, the course of a plan.
 */
export function adviceOn(judgement: Judgement, text: string, isDoubtful: boolean): Advice[] {
  const kind = kindOf(judgement);
  if (kind === null) return [];
  const isWeak = isImprovable(judgement);
  if (kind === 'trade') return adviseTrade(judgement, isWeak);
  // What may be an admission had better not be told more fully, and an interviewer would not stop at anything else.
  if (kind === 'event' && isDoubtful) return [];
  if (kind === 'event') return adviseEvent(judgement, { isWeak, isShort: countWords(text) < SHORT_WORDS });
  return isWeak ? [MAIN_ADVICE[kind]] : [];
}
export type Advice = Extract<TextName, `step-${string}`>;
const MAIN_ADVICE: Readonly<Record<Exclude<QuestionKind, 'event' | 'trade'>, Advice>> = {
  past: 'step-past',
  habit: 'step-example',
  motive: 'step-job',
  intro: 'step-intro',
  self: 'step-self',
  weakness: 'step-weakness',
  experience: 'step-experience',
  plans: 'step-job',
};

/** A real case where there is none, the own part where there is one; of a sound answer what was learned, since interviewers ask for it. */
function adviseEvent(judgement: Judgement, { isWeak, isShort }: { isWeak: boolean; isShort: boolean }): Advice[] {
  const lacks = findLacks(judgement);
  const hasNoCase = findSteps(judgement).includes('case') || lacks.includes('case') || isFlagged(judgement, 'general');
  if (hasNoCase || (isWeak && isShort)) return ['step-case'];
  if (isWeak) return ['step-part'];
  return lacks.includes('learned') && judgement.overall >= SOUND ? ['step-learned'] : [];
}
const SOUND = 3;

/** An example would not mend an answer that is probably wrong or empty. */
function adviseTrade(judgement: Judgement, isWeak: boolean): Advice[] {
  if (isWeak) return ['step-trade'];
  return needsExample(judgement) ? ['step-example'] : [];
}

export const countWords = (text: string): number => text.trim().split(/\s+/).length;

/** The sentence that most plainly bears a label, if it is above the label's threshold and short enough to be quoted. */
export function findSentence(
  { sentences }: Judgement,
  label: SentenceLabel,
  test: (sentence: JudgedSentence) => boolean = () => true,
): JudgedSentence | null {
  const least = judgeModels().settings.sentences[label] ?? Number.POSITIVE_INFINITY;
  const found = sentences.filter(
    (sentence) => sentence.labels[label] >= least && isQuotable(sentence) && test(sentence),
  );
  found.sort((left, right) => right.labels[label] - left.labels[label]);
  return found[0] ?? null;
}

/** The sentence that is quoted as the part of the story it plainly is: a whole one that is nothing else besides. */
export const findQuote = (judgement: Judgement, label: SentenceLabel): JudgedSentence | null =>
  findSentence(judgement, label, ({ text, labels }) => isWhole(text) && isMostly(labels, label));

/** Whether no other label is likelier: a sentence that is half one thing and half another is quoted for neither. */
export function isMostly(labels: Readonly<Partial<Record<SentenceLabel, number>>>, label: SentenceLabel): boolean {
  const strength = labels[label] ?? Number.NEGATIVE_INFINITY;
  return Object.values(labels).every((other) => other <= strength);
}

/** Whether a sentence is neither too short nor too long to be quoted. */
export const isQuotable = ({ words }: Pick<JudgedSentence, 'words'>): boolean =>
  words.length >= SHORTEST_QUOTE_WORDS && words.length <= LONGEST_QUOTE_WORDS;

/** Whether a piece of an answer is a whole sentence. Speech without stops is cut where a clause may not end. */
export const isWhole = (text: string): boolean => WHOLE.test(text);
const WHOLE = /^["'“‘(]?(?:\p{Lu}|\d).*[.!?…]["'”’)]{0,2}$/su;

/** A sentence inside a sentence of ours: without the stop at its end. */
export function toQuote({ text }: { text: string }): string {
  return text.replace(/[.,;:!?…\s]+$/u, '');
}
