import { contentStems } from '../text/content-stems.ts';
import type { ResumeFact } from './resume-facts.ts';
import { REMEDY } from './shown-in.ts';

/** Parts of a line that say one thing each. */
const partsOf = (text: string): string[] =>
  text
    .split(/;\s+|,\s+|\s*[()]\s*/)
    .map((part) => part.replace(/[\s.;,]+$/u, '').trim())
    .filter((part) => part.split(' ').length > 1);

const ASKS_FOR_FACT = /\b(?:what|which|how (?:many|much|big|large|long|often|few|far)|when|who|where)\b/;
/** Asks for what no line says. */
const ASKS_FOR_MORE =
  /\bhow (?:did|do|would|have|was it|you)\b|\bwhy\b|\bdo differently\b|\bwhat (?:did|do|would) you\b|\b[a-z]{3,}est\b|\bmost\b|\blearn\w*|\bdifficult\b|\bgive me\b|\btell me\b|\bwho are you\b/;
const LONGEST_ASKED = 14;
const COUNT = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty)\b/i;
const PEOPLE =
  /\b(?:people|team|staff|blokes?|lads?|crew|persons?|colleagues|heads?|of you|children|kids|pupils|patients|residents|volunteers)\b/;
const NAMES_PEOPLE =
  /\b(?:\p{L}+(?:ers|ors|ists|ants|ees)|people|team|staff|crew|pupils|students|children|patients|residents|volunteers|apprentices?|juniors?|colleagues|nurses)\b/iu;
const TOOK =
  /\b(?:in|over|for|within|after|took|lasted) (?:about |around |under |only )?(?:a|an|\d[\d.,]*|\p{L}+) (?:\p{L}+ )?(?:days?|weeks?|months?|years?|hours?|minutes?|seconds?)\b/iu;
const ASKS_AGAIN = /\bagain$|\bagain\b.*\b(?:was|were)\b|\bsay that again\b/;

type Asked = { question: string; stems: ReadonlySet<string> };
const sharedIn = (part: string, { stems }: Asked): number =>
  new Set(contentStems(part).filter((stem) => stems.has(stem))).size;

/** The part has the amount that is asked for. */
function holdsAmount(part: string, asked: Asked): boolean {
  if (!COUNT.test(part)) return false;
  if (/\bhow (?:long|far)\b/.test(asked.question)) return TOOK.test(part);
  if (sharedIn(part, asked) > 0) return true;
  return PEOPLE.test(asked.question) ? NAMES_PEOPLE.test(part) : ASKS_AGAIN.test(asked.question);
}

const ASKS_FOR_AMOUNT = /\bhow (?:many|much|big|large|long|often|few|far)\b/;

/** The parts of lines that a question may ask for, those with most of its words first; none where it asks for what no line says. */
function partsFor(question: string, lines: readonly ResumeFact[]): { asked: Asked; parts: string[] } {
  const asked = { question, stems: new Set(contentStems(question)) };
  const isAnswerable =
    question.split(' ').length <= LONGEST_ASKED && ASKS_FOR_FACT.test(question) && !ASKS_FOR_MORE.test(question);
  const parts = isAnswerable ? lines.flatMap(({ text }) => partsOf(text)) : [];
  return { asked, parts: parts.toSorted((one, other) => sharedIn(other, asked) - sharedIn(one, asked)) };
}

/** The part of a line told before that a question asks for by its words or its amount; undefined where none holds it. */
export function findToldPart(question: string, told: readonly ResumeFact[]): string | undefined {
  const { asked, parts } = partsFor(question, told);
  if (ASKS_FOR_AMOUNT.test(question)) return parts.find((part) => holdsAmount(part, asked));
  const [best] = parts;
  return best !== undefined && sharedIn(best, asked) > 0 ? best : undefined;
}

const ASKS_FOR_RESULT = /\b(?:results?|outcome|come of|came of|end up|turn out|effect|difference did|work out)\b/;
const SHORTEST_RESULT = 3;

/** "And what was the result": the last figures behind the deed of the line told first; undefined where it has none. */
export function findToldResult(question: string, line: ResumeFact | undefined): string | undefined {
  if (line === undefined || !ASKS_FOR_RESULT.test(question) || question.split(' ').length > LONGEST_ASKED)
    return undefined;
  const [, ...behind] = partsOf(line.text);
  return behind.findLast((part) => /\d/.test(part) && part.split(' ').length >= SHORTEST_RESULT);
}

const ASKS_FOR_MOST = /\b(?:biggest|largest|highest|longest|heaviest|most (?:you|at once|in one))\b/;
const UP_TO = /\b(?:up )?to ([£$€]?\d[\d.,]*\S* \p{L}+)$/u;
/** "From 4 hours to 50 minutes" says no largest. */
const isUpTo = (part: string): boolean =>
  UP_TO.test(part) && !/\b(?:from|cut|down|fell|dropped|rose|grew)\b/i.test(part);
const ASKS_SINCE =
  /\b(?:second time|happen(?:s|ed|ing)? again|chang\w+ (?:\w+ ){0,3}(?:after|since)|since then|do about it|put (?:it|that) right|prevent\w*|learn\w*|t(?:ake|ook) (?:\w+ )?(?:from|away))\b/;
const ASKS_HOW =
  /^(?:(?:and|so|okay|but|then) )*(?:how (?:did|was|were)|(?:when|if) .*\bhow (?:did|was|were)|what did you do)\b/;
const WAY = /(?:^|[\s,;])((?:with|by|through|using) (?!(?:the|my|our) \p{L}+$)[^;]{12,})$/u;

/**
 * "What's the biggest one of those": "up to 25 tons"; "how did you": "with two parallel runs before go-live"; "what have you changed
 * since": "use a tag on every valve". Undefined where the line does not say it.
 */
export function findToldDetail(question: string, line: ResumeFact | undefined): string | undefined {
  if (line === undefined) return undefined;
  if (ASKS_FOR_MOST.test(question)) {
    const most = line.text.split(/;\s+|,\s+/).findLast((part) => isUpTo(part.replace(/[\s.;,]+$/u, '')));
    return most === undefined ? undefined : `up to ${UP_TO.exec(most.replace(/[\s.;,]+$/u, ''))?.[1] ?? ''}`;
  }
  if (ASKS_SINCE.test(question))
    return line.text
      .split(/;\s+|,\s+(?:and )?/)
      .slice(1)
      .findLast((part) => REMEDY.test(part));
  return ASKS_HOW.test(question) ? WAY.exec(line.text.replace(/[\s.;,]+$/u, ''))?.[1] : undefined;
}

/** The part of a line not told yet that holds the amount and a word of the question: nothing less says that it is meant. */
export function findNamedPart(question: string, lines: readonly ResumeFact[]): string | undefined {
  const { asked, parts } = partsFor(question, lines);
  if (!ASKS_FOR_AMOUNT.test(question)) return undefined;
  return parts.find((part) => sharedIn(part, asked) > 0 && holdsAmount(part, asked));
}
