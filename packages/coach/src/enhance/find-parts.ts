import type { AnswerAnalysis } from '../feedback/analyse-answer.ts';
import { saturate } from '../feedback/curves.ts';
import { EMPTY_PHRASES, NUMBER_WORDS, OWNERSHIP_VERBS } from '../feedback/lexicons-data.ts';
import type { Clause } from '../text/clauses.ts';
import { FUNCTION_WORDS } from '../text/function-words-data.ts';
import { findHits, type Hit } from '../text/lexicon.ts';
import { ANSWER_PARTS, type AnswerPart } from './answer-parts-data.ts';
import { narrowSpan } from './narrow-span.ts';
import type { QuestionKind } from './question-kind.ts';

/** How well a part of the answer is there: `strength` 0 to 1, `clause` where it shows best, `isMissing` when a listener would ask for it. */
export type FoundPart = { part: AnswerPart; strength: number; clause: Clause | null; isMissing: boolean };

/** Looks for the parts that this kind of question asks for. */
export function findParts(analysis: AnswerAnalysis, kind: QuestionKind): FoundPart[] {
  const quoted: Clause[] = [];
  const setPhrases = findHits(EMPTY_PHRASES, analysis.words, analysis.stems);
  return ANSWER_PARTS[kind].map((part) => {
    const hits = findSigns(analysis, part);
    const kinds = new Set(hits.map((hit) => analysis.words.slice(hit.first, hit.last + 1).join(' '))).size;
    const count = 0.6 * kinds + 0.4 * hits.length;
    const strength = saturate(count / expectation(analysis.words.length), HALF_SHOWN);
    const isMissing = hits.length < Math.max(1, analysis.words.length / WORDS_FOR_A_SIGN);
    const clause = bestClause(analysis, part, hits, { quoted, setPhrases });
    if (clause !== null) quoted.push(clause);
    return { part, strength, clause, isMissing };
  });
}

/** Signs, beyond what chance brings, at which a part is half there; one word must not decide it. */
const HALF_SHOWN = 1.5;

/** In a long answer one chance sign does not make a part. */
const WORDS_FOR_A_SIGN = 220;

/** Longer answers bring more chance hits, so that more are expected of them. */
function expectation(wordCount: number): number {
  return 0.6 + (wordCount / 150) ** 0.75;
}

/** Every place where a part of the answer shows, in order. */
export function findSigns(analysis: AnswerAnalysis, part: AnswerPart): Hit[] {
  const listed = findHits(part.signs, analysis.words, analysis.stems);
  const general = GENERAL_SIGNS[part.key]?.(analysis) ?? [];
  const taken = new Set(listed.map((hit) => hit.first));
  const added = general.filter((index) => !taken.has(index)).map((index) => ({ first: index, last: index }));
  return [...listed, ...added].sort((left, right) => left.first - right.first);
}

/** Signs that no list of phrases can hold: who acts, when it was, what was counted at the end, who is spoken to. */
const GENERAL_SIGNS: Record<string, (analysis: AnswerAnalysis) => number[]> = {
  action: findDeeds,
  evidence: (analysis) => findDeeds(analysis).slice(0, MOST_GENERAL_SIGNS),
  past: (analysis) => findDeeds(analysis).slice(0, MOST_GENERAL_SIGNS),
  result: (analysis) => findLateNumbers(analysis).slice(0, MOST_GENERAL_SIGNS),
  situation: (analysis) => findTimes(analysis).slice(0, MOST_GENERAL_SIGNS),
  company: (analysis) =>
    indexesOf(analysis, (word) => /^(you|your|yours|you're|you've)$/.test(word)).slice(0, MOST_GENERAL_SIGNS),
};
const MOST_GENERAL_SIGNS = 3;
const RESULT_STARTS_AT = 0.55;
const SITUATION_ENDS_AT = 0.4;

function indexesOf(analysis: AnswerAnalysis, test: (word: string) => boolean): number[] {
  return analysis.words.flatMap((word, index) => (test(word) ? [index] : []));
}

/** Verbs in the past, or of doing, with the speaker or the team within three words before them. */
function findDeeds(analysis: AnswerAnalysis): number[] {
  const listed = new Set(findHits(OWNERSHIP_VERBS, analysis.words, analysis.stems).map((hit) => hit.first));
  return indexesOf(analysis, (word) => isPastVerb(word))
    .concat([...listed], findHabits(analysis))
    .filter((index, position, all) => all.indexOf(index) === position && hasActor(analysis, index));
}

/** "I check", "we sign": what somebody says to do, right after the speaker or the team. */
function findHabits(analysis: AnswerAnalysis): number[] {
  return indexesOf(analysis, (word) => word.length > 2 && !FUNCTION_WORDS.has(word) && !STATES.has(word)).filter(
    (index) => /^(i|we)$/.test(analysis.words[index - 1] ?? ''),
  );
}
const STATES = new Set(
  'think guess mean know feel believe like want need love hope suppose felt thought knew liked wanted needed remember forget say said care hate prefer enjoy live understand wish'.split(
    ' ',
  ),
);

function isPastVerb(word: string): boolean {
  return (word.length > 4 && word.endsWith('ed') && !NOT_DEEDS.has(word)) || IRREGULAR_DEEDS.has(word);
}
const NOT_DEEDS = new Set([
  'supposed',
  'needed',
  'wanted',
  'interested',
  'excited',
  'scared',
  'worried',
  'annoyed',
  'tired',
  'stressed',
  'indeed',
  'hundred',
  'speed',
  'liked',
  'seemed',
  'happened',
]);
const IRREGULAR_DEEDS = new Set(
  'built wrote ran led taught sold found kept dealt brought bought took gave chose began spoke drove broke held spent sent drew caught sat met went told said rang wrote swam won'.split(
    ' ',
  ),
);

function findLateNumbers(analysis: AnswerAnalysis): number[] {
  const from = analysis.words.length * RESULT_STARTS_AT;
  return indexesOf(analysis, (word) => /\d/.test(word) || NUMBER_WORDS.exact.has(word)).filter(
    (index) => index >= from,
  );
}

function findTimes(analysis: AnswerAnalysis): number[] {
  const until = analysis.words.length * SITUATION_ENDS_AT;
  return indexesOf(analysis, (word) => TIME_WORD.test(word)).filter((index) => index <= until);
}
const TIME_WORD =
  /^((19|20)\d\d|january|february|march|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|autumn|fall|winter|christmas|ago)$/;

/** An action counts when the speaker or the team stands within three words before it, or a chain of "and" leads to it. */
function hasActor(analysis: AnswerAnalysis, index: number): boolean {
  for (let back = 1; back <= 3; back += 1) {
    if (ACTORS.has(analysis.words[index - back] ?? '')) return true;
  }
  return false;
}
const ACTORS = new Set(['i', 'we', "i'd", "i've", "we'd", "we've", 'and', 'then', 'to', 'by']);

/** Stretches that are not to be quoted: those that stand for another part already, and what everybody says. */
type Unfit = { quoted: readonly Clause[]; setPhrases: readonly Hit[] };

/**
 * The stretch with most hits that does not stand for another part already; of equals the last for a result, else the
 * first. A number makes a result.
 */
function bestClause(
  analysis: AnswerAnalysis,
  part: AnswerPart,
  hits: readonly Hit[],
  { quoted, setPhrases }: Unfit,
): Clause | null {
  const isLate = part.key === 'result' || part.key === 'reflection';
  let best: Clause | null = null;
  let bestCount = -2;
  for (const clause of analysis.clauses) {
    const inClause = hits.filter((hit) => hit.first >= clause.first && hit.first <= clause.last);
    if (inClause.length === 0) continue;
    const span = narrowSpan(analysis, clause, inClause);
    if ([...quoted, ...setPhrases].some((other) => span.first <= other.last && other.first <= span.last)) continue;
    const words = analysis.words.slice(span.first, span.last + 1);
    const inside = inClause.filter((hit) => hit.first >= span.first && hit.last <= span.last).length;
    const hasNumber = words.some((word) => /\d/.test(word) || NUMBER_WORDS.exact.has(word));
    const lateness = part.key === 'situation' || part.key === 'task' ? span.first / analysis.words.length : 0;
    const count = inside + (isLate && hasNumber ? 1 : 0) + (words.length < 4 ? -0.5 : 0) - 2 * lateness;
    if (isLate ? count >= bestCount : count > bestCount) {
      best = span;
      bestCount = count;
    }
  }
  return best;
}
