import { composeText } from './compose-text.ts';
import type { JudgedSentence, Judgement, SentenceLabel } from './judge-answer.ts';
import { judgeModels } from './judge-models.ts';

const MOST_STEPS = 2;
const LONG_WORDS = 330;
const POOR_STRUCTURE = 2.4;
const STRONG = 4;
/** Below this a technical answer needs the subject, not practice. */
const TECHNICAL_THIN = 1.9;
/** A quote in a step has to be readable at a glance. */
const LONGEST_QUOTE_WORDS = 24;
const SHORTEST_QUOTE_WORDS = 4;

/** Words for a change that a number would show. */
const CHANGE =
  /\b(shorter|faster|quicker|fewer|dropped|rose|grew|increased?|decreased?|reduced?|saved|went (?:up|down)|cut (?:down|by))\b/i;
const NUMBER =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|dozen|hundred|thousand|half|twice|double|once|one|none|nobody|zero|every|all)\b/i;
export const REASON = /\b(because|since|so that|so|as|otherwise|in case|to make sure|that's why|which meant|if)\b/i;

/**
 * At most two next steps about this answer, the most useful first. What is missing is named only where a flag says so surely; otherwise the step
 * is a question that an interviewer may well ask next, which holds for any such answer.
 */
export function chooseSteps(judgement: Judgement, shown: { score: number; text: string }): string[] {
  const { settings } = judgeModels();
  const key = shown.text;
  const steps: string[] = [];
  const add = (step: string | null) => {
    if (step !== null && steps.length < MOST_STEPS && !steps.includes(step)) steps.push(step);
  };
  const isRaised = (flag: string) => (judgement.flags[flag] ?? 0) >= (settings.flags[flag] ?? Number.POSITIVE_INFINITY);
  const wordCount = judgement.sentences.reduce((sum, { words }) => sum + words.length, 0);
  if (judgement.isTechnical) {
    if (wordCount > LONG_WORDS) add(composeText('step-shorten', key));
    if (shown.score >= TECHNICAL_THIN) add(composeText('step-expect-technical', key));
    return steps;
  }
  if (isRaised('hollow')) add(writeHollow(judgement, key));
  else if (isRaised('evasion')) add(composeText('step-case', key));
  if (isRaised('no-own-action')) add(composeText('step-own-part', key));
  if (isWithoutResult(judgement)) add(composeText('step-result', key));
  if (wordCount > LONG_WORDS && judgement.structure < POOR_STRUCTURE) add(composeText('step-shorten', key));
  add(askForNumber(judgement));
  if (shown.score < STRONG) add(askForReason(judgement));
  if (steps.length === 0) add(expectNext(judgement, key));
  return steps;
}

/** A story with actions of which no sentence sounds like an outcome. */
function isWithoutResult({ sentences }: Judgement): boolean {
  const { missingResult } = judgeModels().settings;
  if (missingResult === undefined || !isStory({ sentences })) return false;
  return Math.max(...sentences.map(({ labels }) => labels.result)) <= missingResult;
}

/** A question that fits any story, or a view without a case; nothing where it is neither. */
function expectNext({ sentences }: Judgement, key: string): string | null {
  if (isStory({ sentences })) return composeText('step-expect-story', key);
  const hasCase = sentences.some(({ labels }) => Math.max(labels.situation, labels.action, labels.result) >= HINT);
  return hasCase ? null : composeText('step-expect-general', key);
}
const HINT = 0.3;

const isStory = ({ sentences }: Pick<Judgement, 'sentences'>) => sentences.some(({ labels }) => labels.action >= STORY);
const STORY = 0.5;

/** A change that a number would show, told without one. */
export const isUnmeasuredChange = ({ text }: { text: string }): boolean => CHANGE.test(text) && !NUMBER.test(text);

function askForNumber(judgement: Judgement): string | null {
  const sentence = findSentence(judgement, 'result', isUnmeasuredChange);
  return sentence && composeText('step-number', sentence.text, { quote: toQuote(sentence) });
}

function askForReason(judgement: Judgement): string | null {
  const sentence = findSentence(judgement, 'action', ({ text }) => !REASON.test(text));
  return sentence && composeText('step-reason', sentence.text, { quote: toQuote(sentence) });
}

function writeHollow(judgement: Judgement, key: string): string {
  const hollow = [...judgement.sentences]
    .filter(isQuotable)
    .sort((left, right) => right.labels.hollow - left.labels.hollow)[0];
  if (hollow === undefined || hollow.labels.hollow < PLAINLY_HOLLOW) return composeText('step-case', key);
  return composeText('step-hollow', key, { quote: toQuote(hollow) });
}
const PLAINLY_HOLLOW = 0.4;

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

export function isQuotable({ words }: JudgedSentence): boolean {
  return words.length >= SHORTEST_QUOTE_WORDS && words.length <= LONGEST_QUOTE_WORDS;
}

/** A sentence inside a sentence of ours: without the stop at its end. */
export function toQuote({ text }: { text: string }): string {
  return text.replace(/[.,;:!?…\s]+$/u, '');
}
