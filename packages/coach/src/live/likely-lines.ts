import { OPEN_CASE } from './answer-case.ts';
import { answerUnmet } from './answer-unmet.ts';
import { withoutGaps } from './follow-ups.ts';
import { heardWords } from './question-words.ts';
import { type RankedLine, rankAll } from './rank-facts.ts';
import { contextOf } from './rank-part.ts';
import { heardIn, type Part } from './read-parts.ts';
import type { ResumeFacts } from './resume-facts.ts';
import { phraseFact, sayFact } from './say-fact.ts';
import { candidateFacts } from './shown-lines.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { OWN_WORK, PERHAPS } from './tell-lines.ts';
import { wasTold } from './told-lines.ts';

/** Kinds that any line of the resume may answer. The others have their own words, or only the person knows. */
const BY_LINES = new Set(
  'experience general amount project problem failure conflict trouble customer pressure leadership teamwork achievement change initiative approach technical'
    .concat(' hypothetical opinion follow-up outside others-say strength education estimation design')
    .split(' '),
);
/** Of these a row of a list may be the answer; a story is told by a deed alone. */
const BY_LISTS = new Set('experience general amount technical education'.split(' '));
/** Of these the way comes too: the question asks what one would do. */
const ASKS_THE_WAY = new Set(['hypothetical', 'approach', 'technical', 'opinion']);
/** What one would do or how a thing works is seldom answered by a line. */
const OF_CASES = new Set(['hypothetical', 'technical']);
/** Of the lines from `sure` on three of four were right with their writer left out. From `open` on a line is better than a gap or general advice. */
const FIT = { sure: 0.38, open: 0.15, better: 0.22, second: 0.15, way: 0.3, verdict: 0.7, held: 0.45, ofCase: 0.38 };
/** Of 48 cases with a likeliest line below `ofCase` seven had it right, from there on ten of 16.
 * So many times likelier a line has to be than the one that an answer tells. */
const TIMES = 1.5;
const IS_VERDICT = /^(?:Not? \*\*|As to that|Yes[,:]|To be exact|My resume does not name|I have not)/u;

/** A thing in the words of the question, which a line may have in others. */
const SOFT_NO = /^Not? \*\*[^*\p{Lu}]*\*\* yet\.$/u;

const sayLine = ({ fact, fit }: RankedLine): string =>
  fact.listed === undefined
    ? phraseFact(fact, fit >= FIT.sure ? '' : OWN_WORK)
    : `What I have there: **${fact.text}**.`;

/** A second line; one of the same post comes without its place. */
function sayBeside({ fact }: RankedLine, first: RankedLine['fact']): string {
  if (fact.listed !== undefined) return `I also have **${fact.text}**.`;
  const isThere = fact.employer === first.employer && fact.title === first.title;
  return isThere ? sayFact(fact).replace(/^I (?!was\b|am\b|can\b|also\b)/u, 'I also ') : phraseFact(fact, 'And');
}

/** True if a text tells a line. */
export const tells = (text: string, { fact }: RankedLine): boolean => wasTold(fact, heardWords(withoutGaps(text)));

/** The lines that a part may be answered by, likeliest first, and how likely any of them is it. */
export function linesFor(part: Part, facts: ResumeFacts): { lines: RankedLine[]; held: number } {
  const { question, kind, kinds, vectors, told, input } = part;
  const all = candidateFacts(facts, input.resume);
  const { lines, held } = rankAll(all, { question, context: contextOf(part), shows: [], kinds, vectors, told });
  const usable = lines.filter(
    ({ fact }) => fact.listed === undefined || (BY_LISTS.has(kind) && fact.listed !== 'note'),
  );
  // The same line comes again only where no other fits.
  const fresh = usable.filter(({ isTold }) => !isTold);
  return { lines: (fresh[0]?.fit ?? 0) >= FIT.second ? fresh : usable, held };
}

/** Whether a line goes before what an answer tells. */
function isBetter(best: RankedLine, answer: SpokenAnswer, lines: readonly RankedLine[], kind: string): boolean {
  const said = `${answer.paragraph1} ${answer.paragraph2}`;
  if (IS_VERDICT.test(answer.paragraph1)) return best.fit >= (SOFT_NO.test(answer.paragraph1) ? FIT.sure : FIT.verdict);
  if (best.fact.listed !== undefined && partsOf(said).some((part) => best.fact.text.includes(part))) return false;
  if (OF_CASES.has(kind) && best.fit < FIT.ofCase) return false;
  if (ASKS_THE_WAY.has(kind) && best.fit < FIT.way) return false;
  const told = lines.filter((line) => tells(said, line));
  // What one does in such a case is better than a line that is only perhaps near.
  if (told.length === 0) return best.fit >= (answer.paragraph1.includes('[') ? FIT.open : FIT.better);
  return best.fit >= FIT.better && best.fit >= TIMES * Math.max(...told.map(({ fit }) => fit));
}
/** What an answer marks as taken from the resume. */
const partsOf = (said: string): string[] => [...said.matchAll(/\*\*([^*[]{4,})\*\*/gu)].map(([, part = '']) => part);

/** A line without words of doubt before it. */
const isFlat = (text: string): boolean =>
  /^(?:\*\*|At|In|As|I|And) /u.test(text) && !text.includes('[') && !OPEN_LEADS.some((lead) => text.startsWith(lead));
const OPEN_LEADS = [OWN_WORK, PERHAPS, 'To come back to it:'];

/** What stays of an answer behind the line that is better: a further line told flatly, or the way of a case. */
function restOf({ paragraph1 }: SpokenAnswer, lines: readonly RankedLine[], kind: string): string {
  const told = lines.find((line) => tells(paragraph1, line));
  if (told !== undefined) return isFlat(paragraph1) && told.fit >= LEAST_BESIDE ? paragraph1 : '';
  return ASKS_THE_WAY.has(kind) && !paragraph1.includes('[') ? paragraph1 : '';
}
const LEAST_BESIDE = 0.02;

/** A tool that is plainly not there is denied first; else the line that likely answers goes before any other words, with a second one where that is likely too. */
export function withLikelyLines(answer: SpokenAnswer, part: Part): SpokenAnswer {
  const { facts, kind, vectors, question, input } = part;
  if (facts === null || !BY_LINES.has(kind) || !vectors.has(heardWords(question))) return answer;
  const isNamed = /^Not? \*\*[^*]*\p{Lu}/u.test(answer.paragraph1);
  const unmet = isNamed || answer.paragraph1.startsWith('Yes') ? null : answerUnmet(part, heardIn(input));
  if (unmet !== null) return unmet;
  const { lines, held } = linesFor(part, facts);
  const [best] = lines;
  if (best === undefined || (best.isTold && !tells(answer.paragraph1, best))) return answer;
  if (held >= FIT.held && SOFT_NO.test(answer.paragraph2)) return withBest({ ...answer, paragraph2: '' }, lines, kind);
  if (held < FIT.held && BY_LISTS.has(kind)) return withDoubtOf(answer, best, lines);
  return ASKS_THE_WAY.has(kind) && isCase(answer) ? withOwnCase(answer, best, lines) : withBest(answer, lines, kind);
}

/** Steps for a case, and no line told. */
const isCase = ({ paragraph1 }: SpokenAnswer): boolean => /^(?:If \*\*|I would|First I)/u.test(paragraph1);

/** The steps that fit the case stay first, with the own work behind them; general ones go behind it. */
function withOwnCase(answer: SpokenAnswer, best: RankedLine, lines: readonly RankedLine[]): SpokenAnswer {
  const { paragraph1, paragraph2, paragraph3 = '' } = answer;
  const said = `${paragraph1} ${paragraph2} ${paragraph3}`;
  const told = lines.find((line) => tells(said, line));
  if (best.fit < FIT.ofCase || (told !== undefined && best.fit < TIMES * told.fit)) return answer;
  // A line does not say how to act in a case.
  if (OPEN_CASE.test(paragraph1)) return answer;
  if (told !== undefined) return { paragraph1: sayLine(best), paragraph2: paragraph1 };
  return { paragraph1, paragraph2, paragraph3: phraseFact(best.fact, OWN_WORK) };
}

function withBest(answer: SpokenAnswer, lines: readonly RankedLine[], kind: string): SpokenAnswer {
  const [best, second] = lines as [RankedLine, RankedLine | undefined];
  const { paragraph1, paragraph2 } = answer;
  const comesBack = paragraph1.includes('[') && tells(paragraph2, best);
  const isThere = tells(paragraph1, best);
  if (!isThere && !comesBack && !isBetter(best, answer, lines, kind)) return withLineBehind(answer, best);
  const first = isThere && !paragraph1.startsWith('To come back to it:') ? paragraph1 : sayLine(best);
  const isWay = ASKS_THE_WAY.has(kind) && !isThere && restOf(answer, lines, kind) !== '';
  if (!isWay && second !== undefined && second.fit >= FIT.second && !tells(first, second))
    return { paragraph1: first, paragraph2: sayBeside(second, best.fact) };
  if (isThere) return first === paragraph1 ? answer : { paragraph1: first, paragraph2: '' };
  return { paragraph1: first, paragraph2: restOf(answer, lines, kind) };
}

/** A way of doing things, with a line behind it that may show it. */
function withLineBehind(answer: SpokenAnswer, best: RankedLine): SpokenAnswer {
  const { paragraph1, paragraph2 } = answer;
  const isWayAlone = paragraph2 === '' && /^[A-Z][a-z ]*\bI [a-z]/u.test(paragraph1) && !/[[*]/u.test(paragraph1);
  return isWayAlone && best.fit >= FIT.open ? { paragraph1, paragraph2: phraseFact(best.fact, OWN_WORK) } : answer;
}

/** Where the resume likely has nothing for a question, a line is only the nearest to it. */
function withDoubtOf(answer: SpokenAnswer, best: RankedLine, lines: readonly RankedLine[]): SpokenAnswer {
  const { paragraph1, paragraph2 } = answer;
  const told = lines.find((line) => tells(paragraph1, line));
  if (told === undefined || told.fact.listed !== undefined || IS_VERDICT.test(paragraph1)) return answer;
  if (told.fit >= FIT.sure || best.fit >= FIT.sure) return answer;
  return { paragraph1: phraseFact(told.fact, PERHAPS), paragraph2 };
}
