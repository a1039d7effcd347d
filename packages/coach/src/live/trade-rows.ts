import { PRESENT_VERBS } from '../entities/achievement-verbs.ts';
import { isKnownVerb } from '../questions/bare-verbs.ts';
import { questionsOfOccupation } from '../questions/occupation-questions.ts';
import type { Question } from '../questions/question-types.ts';
import { lowerFirst } from './say-fact.ts';
import { SENTENCE } from './say-known.ts';
import { type TradeAnswerKind, WRITTEN_ANSWERS } from './trade-answer-files.ts';

/** What an interviewer asks with the sentences that say it. `practised` marks the questions that people also practise, whose answers are notes. */
export type TradeRow = {
  occupation: string;
  kind: TradeAnswerKind | 'practised';
  ask: string;
  say: readonly string[];
} & Pick<Question, 'onlyForTitles' | 'notForTitles'>;

/** Tells of something done, or of what a firm did, which the person may not say. */
const CLAIMS =
  /\b(?:I['’]ve|I have (?:\w+ed|been|had|done|seen)|I (?:was|had|did|once)|we (?:had|did|were|once)|my last)\b/iu;

const DETERMINER =
  /^(?:the|a|an|it|them|him|her|what|who|which|whether|how|all|each|every|both|at|for|to|with|on|in|down|my|their|same)$/u;

/** "What changed, and is anyone else affected?" */
const ASKS = /^(?:what|who|where|when|which|how|why|is|are|did|does|has|since)\b[^.!]*\?$/iu;

/** "Check the bank file" as what one would do, and questions as what one would ask. A list of points is said unchanged. */
export function inFirstPerson(sentence: string): string {
  if (ASKS.test(sentence)) return `I would ask: ${lowerFirst(sentence)}`;
  const [first = '', second = ''] = sentence.toLowerCase().split(' ');
  const isVerb = PRESENT_VERBS.has(first) || isKnownVerb(first);
  return isVerb && DETERMINER.test(second) ? `I would ${lowerFirst(sentence)}` : sentence;
}

const sentencesIn = (text: string): string[] => (text.match(SENTENCE) ?? [text]).map((sentence) => sentence.trim());

function practisedRows(occupation: string): TradeRow[] {
  return questionsOfOccupation(occupation).flatMap(({ text, answer, type, onlyForTitles, notForTitles }) => {
    if (type !== 'Technical' || answer === undefined || CLAIMS.test(answer)) return [];
    const suiting = { ...(onlyForTitles && { onlyForTitles }), ...(notForTitles && { notForTitles }) };
    return [{ occupation, kind: 'practised', ask: text, say: sentencesIn(answer).map(inFirstPerson), ...suiting }];
  });
}

const rowsOf = (occupation: string): TradeRow[] => [
  ...(WRITTEN_ANSWERS[occupation] ?? []).map((row) => ({ ...row, occupation })),
  ...practisedRows(occupation),
];

/** Every occupation that has answers, and "any job". */
export const TRADES: readonly string[] = Object.keys(WRITTEN_ANSWERS);

const rowsBy = new Map<string, readonly TradeRow[]>();

/** The questions of an occupation, or of "any job", in the order in which their vectors are kept. Empty for a name that has none. */
export function tradeRows(occupation: string): readonly TradeRow[] {
  const rows = rowsBy.get(occupation) ?? rowsOf(occupation);
  rowsBy.set(occupation, rows);
  return rows;
}
