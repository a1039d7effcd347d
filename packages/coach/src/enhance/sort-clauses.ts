import type { AnswerAnalysis } from '../feedback/analyse-answer.ts';
import { CAUSE_WORDS, CONTRAST_WORDS, EXAMPLE_WORDS } from '../feedback/lexicons-data.ts';
import { type Clause, startsThoughtAfter } from '../text/clauses.ts';
import { findHits, type Hit, type Lexicon } from '../text/lexicon.ts';
import { ANSWER_PARTS } from './answer-parts-data.ts';
import { findSigns } from './find-parts.ts';
import { TELLING_ORDER } from './gaps-data.ts';
import type { QuestionKind } from './question-kind.ts';

/** The clauses of an answer by the part that they tell, each part in the speaker's own order. */
export type SortedClauses = ReadonlyMap<string, readonly Clause[]>;

/** How much clearer another part must be before a clause leaves its neighbour. */
const STAYING = 0.9;
/** People open with the first part. */
const OPENING = 2;
/** What is learned and what came of it are said once and in few words; steps are many. */
const CLEARNESS: Record<string, number> = { reflection: 2.6, result: 1.5, tradeoff: 1.3 };
/** A turn by which speakers announce a part themselves. */
const ANNOUNCED: Record<string, RegExp> = {
  reflection:
    /\b(i|we) (learned|learnt|realised|realized)\b|\btaught me\b|\blooking back\b|\bsince then\b|\bnext time\b|\b(main )?lesson\b|\bi (always|now) .* (now|always)\b|^(and |so )?(i )?now i\b/,
  result: /\b(as a result|in the end|at the end|ended up|turned out|the result)\b/,
  definition: /^(?:\w+ ){1,4}(?:is|are|means|stands) (?:a|an|the|when|that|for|like)\b/,
  example: /\b(for example|for instance|we used|i used|in my last|at work)\b/,
  tradeoff: /\b(downside|drawback|disadvantages?|trade-?offs?|the price|the cost)\b/,
  task: /\b(i had to|we had to|my (task|job|role|goal) was|the goal was|i was responsible|we needed to|i needed to)\b/,
};

/** Here the speaker's own order is the order of the argument, so that nothing goes back. */
const IN_ORDER: ReadonlySet<QuestionKind> = new Set<QuestionKind>([
  'situational',
  'about-yourself',
  'goals',
  'weakness',
]);

/**
 * A clause moves only on clear signs; without them it stays with the one before it, since "it" and "they" in it mean
 * what was said there.
 */
export function sortClauses(analysis: AnswerAnalysis, kind: QuestionKind): SortedClauses {
  const order = TELLING_ORDER[kind];
  const signs = new Map(order.map((key) => [key, signsOf(analysis, kind, key)]));
  const sorted = new Map<string, Clause[]>(order.map((key) => [key, []]));
  let current = order[0] ?? '';
  const clauses = joinTails(analysis);
  const isInOrder = IN_ORDER.has(kind) || (kind === 'story' && !opensWithItsEnd(analysis, clauses[0]));
  for (const clause of clauses) {
    const open = isInOrder ? openParts(analysis, clause, order.slice(order.indexOf(current)), current) : order;
    current = choosePart(analysis, clause, open, signs, current);
    sorted.get(current)?.push(clause);
  }
  return sorted;
}

function textOf(analysis: AnswerAnalysis, clause: Clause): string {
  return analysis.words.slice(clause.first, clause.last + 1).join(' ');
}

/** "In the end we came in third, but let me start at the beginning": only then a story has to be turned round. */
function opensWithItsEnd(analysis: AnswerAnalysis, opening: Clause | undefined): boolean {
  if (opening === undefined) return false;
  const text = textOf(analysis, opening);
  return ANNOUNCED.result?.test(text) === true || ANNOUNCED.reflection?.test(text) === true;
}

/** What came of it is not told in the first half, unless it is announced: "improved" and "won" come up in any beginning. */
function openParts(analysis: AnswerAnalysis, clause: Clause, later: readonly string[], current: string): string[] {
  const isEarly = clause.first / analysis.words.length < LATE_PARTS_FROM;
  const text = textOf(analysis, clause);
  return later.filter(
    (key) => key === current || !isEarly || !LATE_PARTS.has(key) || ANNOUNCED[key]?.test(text) === true,
  );
}
const LATE_PARTS: ReadonlySet<string> = new Set(['result', 'reflection']);
const LATE_PARTS_FROM = 0.45;

/** A clause that only goes on with the one before it, as "and just watched" does, is no sentence of its own. */
function joinTails(analysis: AnswerAnalysis): Clause[] {
  const joined: Clause[] = [];
  for (const clause of analysis.clauses) {
    const previous = joined.at(-1);
    if (previous !== undefined && goesOn(analysis, clause))
      joined[joined.length - 1] = { first: previous.first, last: clause.last };
    else joined.push(clause);
  }
  return joined;
}

function goesOn(analysis: AnswerAnalysis, clause: Clause): boolean {
  const start = analysis.tokens[clause.first];
  const end = analysis.tokens[clause.first - 1];
  if (start === undefined || end === undefined || /[.!?;\n]/.test(analysis.text.slice(end.end, start.start)))
    return false;
  if (/^(or|when|while|before|until|if|where|although|because|since)$/.test(start.word)) return true;
  if (start.word !== 'and') return false;
  return LISTS_ON.test(analysis.words[clause.first + 1] ?? '') || !startsThoughtAfter(analysis.tokens, clause.first);
}

/** "A map and the times": after these a list may go on, and a long sentence reads better than half a one. */
const LISTS_ON = /^(the|that|this|my|our|your|his|her|their|another|all)$/;

function choosePart(
  analysis: AnswerAnalysis,
  clause: Clause,
  order: readonly string[],
  signs: ReadonlyMap<string, readonly Hit[]>,
  current: string,
): string {
  const text = textOf(analysis, clause);
  const isAnnounced = order.some((key) => ANNOUNCED[key]?.test(text) === true);
  let best = current;
  let bestValue = 0;
  for (const key of order) {
    const inside = (signs.get(key) ?? []).filter((hit) => hit.first >= clause.first && hit.first <= clause.last).length;
    const announced = ANNOUNCED[key]?.test(text) === true ? 2 : 0;
    const opens = clause.first === 0 && key === order[0] && !isAnnounced ? OPENING : 0;
    const value =
      (inside * (CLEARNESS[key] ?? 1) + announced) * fitOf(analysis, clause, key) +
      opens +
      (key === current ? STAYING : 0);
    if (value > bestValue) {
      best = key;
      bestValue = value;
    }
  }
  return best;
}

/** 1 where speakers usually tell this part, down to 0.3 at the other end of the answer. */
function fitOf(analysis: AnswerAnalysis, clause: Clause, key: string): number {
  const usual = USUAL_PLACE[key];
  if (usual === undefined) return 1;
  return 1 - 0.7 * Math.abs(clause.first / analysis.words.length - usual);
}
const USUAL_PLACE: Record<string, number> = { situation: 0, task: 0.2, result: 0.85, reflection: 1 };

function signsOf(analysis: AnswerAnalysis, kind: QuestionKind, key: string): readonly Hit[] {
  const part = ANSWER_PARTS[kind].find((candidate) => candidate.key === key);
  if (part !== undefined) return findSigns(analysis, part);
  const lexicon = kind === 'technical' ? TECHNICAL_SIGNS[key] : undefined;
  return lexicon === undefined ? [] : findHits(lexicon, analysis.words, analysis.stems);
}

const TECHNICAL_SIGNS: Record<string, Lexicon> = {
  workings: CAUSE_WORDS,
  example: EXAMPLE_WORDS,
  tradeoff: CONTRAST_WORDS,
};
