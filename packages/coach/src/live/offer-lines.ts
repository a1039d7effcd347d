import type { RankedFact } from './rank-facts.ts';
import type { ResumeFact } from './resume-facts.ts';
import { deedOf, lowerFirst, withoutBrackets } from './say-fact.ts';

/** Lines that are offered at most. More cannot be taken in while an interviewer waits. */
const MOST_OFFERED = 3;
/** Words of a line that recall it. */
const RECALLING_WORDS = 20;
const FIRST_WORDS = 32;
/** Words that begin a further phrase; a line is cut before one, so that no phrase loses its end. */
const OPENS_PHRASE = new Set(
  'of in on at for to with by from and or per which that who where into after before within during through so while across under over'.split(
    ' ',
  ),
);
const FEWEST_WORDS = 4;
/** A bracket that the cut left open, or a lone word of a phrase that it cut off. */
const OPEN_BRACKET = /\s*\([^()]*$|,? (?:up|team|out|down)$/;

/** The beginning of a deed, short enough to recall it: "found an overpayment of £18,400". The first line is the likeliest, so more of it is shown. */
function recall(deed: string, isFirst: boolean): string {
  const most = isFirst ? FIRST_WORDS : RECALLING_WORDS;
  const words = deed.replaceAll(/[[\]]/g, '').split(' ');
  if (words.length <= most) return words.join(' ');
  const clauses = words.slice(0, most).findLastIndex((word) => /[,;]$/.test(word)) + 1;
  let end = clauses * 2 >= most ? clauses : most;
  const isWhole = () => OPENS_PHRASE.has(words[end] ?? '') || /[,;:]$/.test(words[end - 1] ?? '');
  while (end > FEWEST_WORDS && !isWhole()) end -= 1;
  return words
    .slice(0, end > FEWEST_WORDS ? end : most)
    .join(' ')
    .replace(OPEN_BRACKET, '')
    .replace(/[,;:]+$/, '');
}

/** Below all of these a line has nothing to do with the question. */
const isPossible = ({ fit, shows, similarity, shared }: RankedFact): boolean =>
  fit >= LEAST.fit || shows >= LEAST.shows || similarity >= LEAST.similarity || shared > 0;
const LEAST = { fit: 0.1, shows: 0.12, similarity: 0.25 };
/** A shorter line without a deed is a list of names. */
const WORDS_OF_LINE = 5;

/** A line as it is recalled: its deed, or as it is written. */
function recallLine(text: string, isFirst: boolean): string | undefined {
  const deed = deedOf(text);
  if (deed !== undefined) return recall(deed, isFirst);
  if (text.split(' ').length < WORDS_OF_LINE) return undefined;
  const plain = text.replace(/^[^\p{L}\p{N}£$€]+/u, '').replace(/[.;,\s]+$/u, '');
  return recall(lowerFirst(plain), isFirst);
}

/**
 * The lines that most likely answer the question, as a gap to choose from: "[choose: found an overpayment … (Hartwell); or …]". None of them
 * surely answers it, so nothing is said of them; the person knows. Null where no line has anything to do with it.
 */
export function offerLines(ranked: readonly RankedFact[]): string | null {
  const offered = recallBest(ranked, MOST_OFFERED);
  return offered.length === 0 ? null : `[choose: ${offered.join('; or ')}]`;
}

/** The best lines by their score, as they are recalled, with where they were. */
const recallBest = (ranked: readonly RankedFact[], most: number): string[] =>
  recallAll(
    ranked
      .filter(isPossible)
      .toSorted((one, other) => other.score - one.score)
      .map(({ fact }) => fact),
    most,
  );

function recallAll(facts: readonly ResumeFact[], most: number): string[] {
  return facts
    .flatMap(({ text, employer }, at) => {
      const line = recallLine(text, at === 0);
      return line === undefined ? [] : [{ line, where: withoutBrackets(employer) }];
    })
    .slice(0, most)
    .map(({ line, where }, at, all) => (where === '' || where === all[at + 1]?.where ? line : `${line} (${where})`));
}

/** Lines that were offered before, to choose from again; null where there are none. */
export function offerAgain(facts: readonly ResumeFact[]): string | null {
  const offered = recallAll(facts, MOST_INSTEAD);
  return offered.length === 0 ? null : `[choose: ${offered.join('; or ')}]`;
}

/** From this probability on the line that is told needs no other beside it. */
const SURE_OF_LINE = 0.75;

/** Beside an unsure line: the next ones, to take instead; empty where the line is sure or the only one. */
export function offerInstead(ranked: readonly RankedFact[], told: RankedFact): string {
  if (told.fit >= SURE_OF_LINE) return '';
  const others = recallBest(
    ranked.filter((one) => one !== told && one.score >= told.score - NEAR_SCORE),
    MOST_INSTEAD,
  );
  return others.length === 0 ? '' : `[or choose: ${others.join('; or ')}]`;
}
const MOST_INSTEAD = 2;
/** A line so far behind (in log-odds) would only take time to read. */
const NEAR_SCORE = 2.5;
