import { composeText, type TextName } from './compose-text.ts';
import { findLacks, type Lack } from './find-remarks.ts';
import { findSteps, type StepKind } from './find-steps.ts';
import type { JudgedSentence, Judgement, SentenceLabel } from './judge-answer.ts';
import { judgeModels } from './judge-models.ts';

/** An answer of fewer words is short by any measure: the sets' good ones hardly ever are. */
export const SHORT_WORDS = 40;
/** About a minute and a half of speech: fewer words are not too many. */
const LONG_WORDS = 200;
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
export function chooseSteps(sources: StepSources): string[] {
  const { judgement, text } = sources;
  const isLong = isFlagged(judgement, 'long') && countWords(text) >= LONG_WORDS;
  const kinds = sources.isDoubtful ? [] : findSteps(judgement);
  const steps = kinds.map((kind) => writeStep(kind, judgement, text));
  if (isLong) steps.push(composeText('step-shorten', text));
  if (sources.isDoubtful) return steps.slice(0, MOST_STEPS);
  const told = new Set<Subject>(kinds.map((kind) => STEP_SUBJECTS[kind]));
  for (const lack of lacksOf(judgement)) {
    const { subject, name } = lackText(lack, judgement);
    if (!told.has(subject)) steps.push(composeText(name, text));
    told.add(subject);
  }
  // In a few words there is no moment to stay with: the case itself is what to tell.
  const isThin = judgement.isStory && told.has('story') && countWords(text) < SHORT_WORDS;
  return isThin ? [composeText('step-case', text)] : steps.slice(0, MOST_STEPS);
}
const MOST_STEPS = 2;

/** An example would not mend a technical answer that is probably wrong. */
const lacksOf = (judgement: Judgement): Lack[] =>
  judgement.isTechnical && judgement.overall < MENDABLE ? [] : findLacks(judgement);
const MENDABLE = 2.5;

function lackText(lack: Lack, { isStory, isMotive }: Judgement): LackText {
  if (lack === 'proof' && isStory) return LACK_TEXTS.case;
  if (isMotive && LACK_TEXTS[lack].subject === 'story') return { subject: 'job', name: 'step-job' };
  return LACK_TEXTS[lack];
}

/** Two steps on one subject say one thing twice. */
type Subject = 'point' | 'job' | 'story' | 'learned';
const STEP_SUBJECTS: Readonly<Record<StepKind, Subject>> = {
  straight: 'point',
  job: 'job',
  case: 'story',
  moment: 'story',
};
type LackText = { subject: Subject; name: TextName };
const LACK_TEXTS: Readonly<Record<Lack, LackText>> = {
  case: { subject: 'story', name: 'step-case' },
  own: { subject: 'story', name: 'step-own' },
  more: { subject: 'story', name: 'step-more' },
  story: { subject: 'story', name: 'step-more' },
  proof: { subject: 'story', name: 'step-example' },
  content: { subject: 'story', name: 'step-content' },
  learned: { subject: 'learned', name: 'step-learned' },
};

function writeStep(kind: StepKind, judgement: Judgement, text: string): string {
  // A motive, a habit or a plan has no decisive moment, but may be shown by one.
  if (!judgement.isStory && STEP_SUBJECTS[kind] === 'story')
    return composeText(judgement.isMotive ? 'step-job' : 'step-example', text);
  if (kind !== 'moment') return composeText(`step-${kind}`, text);
  const action = findQuote(judgement, 'action');
  return action === null || action.labels.conduct >= MAY_BE_ADMISSION
    ? composeText('step-moment', text)
    : composeText('step-moment-quoted', text, { quote: toQuote(action) });
}
/** From this prediction on a sentence may be an admission, and no step asks the person to say more about it. */
const MAY_BE_ADMISSION = 0.15;

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
