import { joinPattern } from '../text/join-pattern.ts';

/** "; GBP 96,000 extra revenue in the first year" behind a deed came with it. */
export const withNotes = (text: string): string =>
  text.replace(/; (?=(?:[£$€~]?\d|(?:GBP|EUR|USD|SEK|PLN|CHF|AUD|CAD|R) ?\d))([^;:]{4,90})$/u, (whole, note: string) =>
    FINITE_NOTE.test(note) || note.split(' ').length < FEWEST_HEAD ? whole : `, with ${note}`,
  );
const FINITE_NOTE =
  /\b(?:comes?|attends?|joins?|uses?|reads?|visits?|works?|is|are|was|were|has|had|have|fell|rose|went|grew|dropped|won|passed|found|\p{L}{3,}ed)\b/u;
/** ", supplier paid for the lot": a clause of another, without an article. */
export const BARE_CLAUSE = joinPattern(
  'u',
  String.raw`(?<=^(?:\S+ ){4,30}\S+), (?!(?:both|all|each|none|most|who|which|that|and|then|also|now|still|later|never|newly|twice)\b)\p{Ll}{3,}(?<!ing|ed|ly)`,
  String.raw` (?:survived|paid|said|asked|moved|stayed|came|went|agreed|got|kept|won|passed|liked|wanted)\b[^;:,]{0,80}(?=$|;)`,
);

/** "hauled gas to stations, 8,500 gal trailer, night shift": what comes behind the deed are notes, not part of it. */
export function withoutBareList(line: string): string {
  const label = line.search(/:\s/u);
  const isListed = label > 0 && line.slice(0, label).split(' ').length >= FEWEST_HEAD;
  const isBare = isListed && !NO_LIST.test(line.slice(label + 2)) && line.slice(label).split(', ').length > 2;
  const text = isBare ? line.slice(0, label) : line;
  const plain = text.replace(/\([^()]*\)/gu, (bracket) => '_'.repeat(bracket.length));
  const parts = plain.split(/,\s/u);
  if (!isListed && parts.length === 2 && ONE_MORE.test(plain)) return text.replace(', ', ' and ');
  if (isListed || parts.length < 3 || JOINED.test(parts.slice(-2).join(', '))) return text;
  const [head = '', ...rest] = parts;
  // "Run commercial jobs: schools, two clinics": a colon and the whole of its list belong together.
  if (label > 0 && label < head.length) return withWholeList(text, parts);
  const isOfThings =
    head.split(' ').length <= LONGEST_OF_SERIES &&
    !/\d|\sand\s/u.test(head) &&
    rest.every((part) => part.split(' ').length <= 2 && !/\d|^\p{L}+ing\b/u.test(part));
  const last = text.lastIndexOf(', ');
  if (isOfThings) return `${text.slice(0, last)} and ${text.slice(last + 2)}`;
  if (head.split(' ').length < FEWEST_HEAD) return '';
  // How much there was of it stays, in brackets.
  const tail = text.slice(head.length + 2);
  const isCounted = /\d/u.test(tail) && rest.every((part) => COUNTED.test(part)) && !/[()]/u.test(tail);
  return isCounted ? `${text.slice(0, head.length)} (${tail})` : text.slice(0, head.length);
}
/** A longer start, or one with two verbs or an amount, is no first part of a series. */
const LONGEST_OF_SERIES = 5;
/** "dealt with complaints, overbooking" */
const ONE_MORE =
  /^\p{L}+(?: (?:with|up|out|off|for|in))?(?: (?!and\b)\p{Ll}+){1,2}, (?!\p{Ll}+(?:ed|ly)$)(?!(?:alone|daily|weekly|nights|weekends|often|too|then|etc|full|part)\b)\p{Ll}{4,}$/u;
function withWholeList(text: string, [, ...rest]: readonly string[]): string {
  const last = text.lastIndexOf(', ');
  const isPlain = rest.every((part) => part.split(' ').length <= LONGEST_LISTED && !NO_THING.test(part));
  return isPlain && !/[()]/u.test(text) ? `${text.slice(0, last)} and ${text.slice(last + 2)}` : '';
}
const LONGEST_LISTED = 5;
const NO_THING = /\b(?:was|were|is|are|had|has|\p{L}{3,}ed)\b/u;
/** "14 sizes", "about 3,800 units a year" */
const COUNTED = /^(?:about |around |roughly |up to |over |some )?[£$€]?\d[\d.,]*%? \p{Ll}+(?: \p{Ll}+){0,3}$/u;
/** A shorter start says too little without its list. */
const FEWEST_HEAD = 4;
/** Behind a colon a deed may follow, and no mere list. */
const NO_LIST = /\b(?:and|with|for|to|was|were|is|are|\p{L}+ed)\b/u;
/** ", they asked for a copy": a second clause that only leans on the first. */
export const SPLICED_END =
  /(?<=^(?:\S+ ){3,30}\S+), (?:had|have|has|was|were|got|it|that|they|this|he|she)\s[^,;:]{2,60}$/u;
export const JOINED = /\b(?:and|or|including|incl|with|without|from|by|which|who|where|for|to|in|at|as|so|than)\b/u;
