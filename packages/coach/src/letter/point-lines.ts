import { isLocation, isTitle } from '../entities/classify-part.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { LEANS } from '../text/leaning-sentence.ts';
import type { Deed } from './deed.ts';
import type { Place } from './place.ts';
import { RELATIVE_END } from './relative-end.ts';
import { isSureDeed } from './verb-first.ts';

/** A longer line gives one of its sentences. */
const LONGEST = 230;
const LONGEST_WORDS = 38;
/** So much more of two clauses with a semicolon between them. */
const SECOND_CLAUSE = 1.3;
const FEWEST_WORDS = 3;
/** So many letters and digits find a line in the text of the resume. */
const SAME_START = 18;
const LONGEST_TITLE = 5;
const SENTENCE_END =
  /(?<=(?:\p{L}{2}|[\d)%])[.!?])(?<!\b(?:\p{Lu}[b-df-hj-np-tv-xz]{1,3}|Prof|Rev|Sgt|Capt|vs|approx)\.)\s+(?=\p{Lu})|(?<=\p{L}{3}(?<!\b(?:approx|circa|nos))[.!?])\s+(?=\d)/u;
const MOST_SENTENCES = 6;
/** No line of more characters is looked at. */
const MOST_CHARACTERS = 1000;
const BULLET = /^\s*(?:[^\p{L}\p{N}\s("'“‘£$€#@+~<>&]+\s*|[+~>]\s+(?=\p{L})|o\s+(?=\p{Lu})|\d{1,2}[.)]\s+)/u;

/** What happened to the person, or why a job ended. */
export const BAD_NEWS = joinPattern(
  'iu',
  String.raw`\b(?:married|laid off|lay[- ]?offs?|redundan\p{L}+|furlough\p{L}*|dismiss(?:ed|al) (?:from|by)|fired|let go|resign\p{L}*|quit|sick(?:ness)? leave|illness`,
  '|career (?:break|gap)|gap year|maternity leave|parental leave|unemployed|unemployment (?:from|since|until|in)',
  `|reasons? for (?:wanting to leave|leaving)|left (?:when|because|due|after|as|to)|contract (?:ended|not renewed)`,
  `|(?:plant|store|shop|site|company|business|office|branch|firm|restaurant|department|owner|clinic|practice|school|centre|center|mill)`,
  ` (?:was |has |had )?(?:cut|clos(?:ed|ing|ure)|retired|went|sold|moved|shut)`,
  String.raw`|insolven\p{L}*|bankrupt\p{L}*|went under|ceased trading|short[- ]time|during (?:the )?(?:covid|pandemic|lockdown)|offered permanent`,
  String.raw`|moving violations?|(?<=^(?:one|two|three|an?|\d) )(?:serious|fatal) (?:incidents?|accidents?|injur\p{L}+)`,
  String.raw`|only (?:looking|read\p{L}*)|not (?:programming|draw\p{L}*|yet|fluent)|(?<=\()lapsed|paid off (?:when|as)`,
  String.raw`|not finished|did not|didn['’]t|(?:my|own) (?:mistake|error|fault)|caused (?:and|an?|the)\b.{0,60}(?:incident|outage|loss|accident|error|delay))\b`,
);
/** A saying, or another's deed: "a cooling stop is not something you wait with", "company paid my school". */
export const SAYING = joinPattern(
  'iu',
  String.raw`^I (?:do|can|did|have|am|was|could|will|would)(?: not|n['’]t)\b|^I (?:cannot|never)\b|^(?:I )?(?:did|do) (?:that|this|it)\b`,
  String.raw`|^I (?:don['’]t mind|do not mind|can (?:work|travel|start)|am (?:happy|willing|free|available))\b|^I (?:\p{L}+ )?(?:like|love|enjoy|want`,
  String.raw`|hope)(?:d|ed)?\b|^(?:the )?(?:company|employer|firm|boss|owner|family)\b`,
  String.raw`|\b(?:is|are|was)(?: not|n['’]t)? something\b|(?<!\bthank[- ])\b(?:you|your|yourself)\b(?! @)`,
);
/** Leisure, the family, why one applies, and what a form has at its end. */
export const NO_WORK = joinPattern(
  'iu',
  String.raw`\b(?:free time|spare time|leisure|hobb(?:y|ies)|my (?:daughter|son|wife|husband|mother|father|sister|brother|children|kids|grandson|family)`,
  '|(?:this|that) is why',
  String.raw`|why I (?:look|write|am|want|apply)|hereby|have been since|hoping (?:for|to)|salary|show all \d|see more|connections|(?:received|given) \(\d`,
  String.raw`|(?:above|information) is true|at home|ask for (?:an?|the|my)?\s?contract|speak ok|vouch for|speak for me)\b`,
);
/** A list of tools or an entry of another kind under a label. */
const LABEL = joinPattern(
  'iu',
  String.raw`^(?:papers|licen[cs]es?|certificates?|tickets|school|tech\p{L}*|stack|tools?|systems?|programs?|equipment|environment`,
  String.raw`|keywords?|skills?|software|references?|referees?|languages?|hobbies|interests|education|courses?|note)\b[^:]{0,25}:`,
);
const CONTACT = /^page \d|@|https?:|www\.|\d{3}[-. ]\d{3}[-. ]?\d{4}|\+\d{2} ?\d|\b(?:tel|phone|email)\b\.?:/iu;
const DATES =
  /\b(?:19|20)\d\d\s*(?:[-–—/]|to|until)\s*(?:(?:\d\d?[./])?(?:19|20)\d\d|present|now|current|date|today)\b/iu;
/** Cut in the middle of a sentence. */
export const CUT =
  /(?:[,:;(–—-]|\b(?:and|or|of|for|in|the|with|to|no|a|an|by|at|from|on|as|including|which|that|such as))$/iu;
/** "5hto1h 40" has lost its blanks. */
const DAMAGED = /\d\p{Ll}{3,}\d|\p{Ll}{24,}|�/u;

/** The lines of the resume that surely belong to their job, whole and as the person wrote them. A long one gives its sentences. */
export function pointLines(places: readonly Place[], resumeText: string): Deed[] {
  const bullets = bulletsOf(resumeText);
  return places.flatMap((place, placeIndex) => {
    const others = places
      .filter((other) => other !== place && other.employer !== place.employer)
      .map(({ employer }) => employer);
    const lines = ofThisJob(linesOf(place, bullets), others);
    const marked = lines.filter((line) => bullets.get(startOf(line)) === true).length;
    // Where the others have a bullet, a line without one is a heading, or of another entry.
    const isMarkedList = marked > 0 && 2 * marked >= lines.length;
    return lines
      .filter((line) => !isMarkedList || bullets.get(startOf(line)) !== false)
      .flatMap(asPoints)
      .filter((line) => isOfTime(line, place))
      .map((line) => ({ line, placeIndex }));
  });
}

/** A line that names a year before or after the job is of another one. */
function isOfTime(line: string, { startDate, endDate, isProject }: Place): boolean {
  const yearOf = (date: string) => Number(YEAR.exec(date)?.[0] ?? Number.NaN);
  const [start, end] = [yearOf(startDate), yearOf(endDate)];
  const [first = ''] = line.match(/^(?:In|From|Since|During|By) (?:\p{L}+ )?(?:19|20)\d\d\b/u) ?? [];
  const year = yearOf(first);
  return isProject || Number.isNaN(year) || !(year < start || year > end);
}
const YEAR = /\b(?:19|20)\d\d\b/u;

/** The lines up to one that heads another entry: those behind it are of another job. */
function linesOf({ achievements }: Place, bullets: ReadonlyMap<string, boolean>): string[] {
  const lines = achievements.filter((line) => line.length <= MOST_CHARACTERS);
  const end = lines.findIndex((line, at) => at > 0 && bullets.get(startOf(line)) === false && isHeading(line));
  return end < 0 ? lines : lines.slice(0, end);
}

/** The lines before a sentence about another job: "Before that I collected milk for Elm Dairies". */
function ofThisJob(lines: readonly string[], others: readonly string[]): string[] {
  const names = others.filter((name) => name.length >= SHORTEST_NAME);
  const isOther = (text: string) => GOES_BACK.test(text) && names.some((name) => text.includes(name));
  const end = lines.findIndex(isOther);
  if (end < 0) return [...lines];
  const sentences = sentencesOf(lines[end] ?? '');
  return [...lines.slice(0, end), ...sentences.slice(0, sentences.findIndex(isOther))];
}
const SHORTEST_NAME = 4;
const GOES_BACK = /\b(?:before (?:that|then|this)|earlier|previously|after that|then|until)\b/iu;

/** The start of each line of the text and whether a bullet is before it. */
function bulletsOf(text: string): Map<string, boolean> {
  const bullets = new Map<string, boolean>();
  for (const line of text.split('\n')) {
    const start = startOf(line.replace(BULLET, ''));
    if (start !== '' && bullets.get(start) !== true) bullets.set(start, BULLET.test(line));
  }
  return bullets;
}

/** The first letters and digits of a line, by which it is found again. */
export const startOf = (line: string) =>
  line
    .slice(0, 3 * SAME_START)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, SAME_START);

/** Sentences of a line. */
const sentencesOf = (line: string): string[] => line.split(SENTENCE_END).slice(0, MOST_SENTENCES);

/** "4 am starts" of a paragraph says too little by itself. */
const standsAlone = (sentence: string): boolean =>
  sentence.split(' ').length >= FEWEST_OF_SENTENCE &&
  !LEANS.test(sentence) &&
  !GOES_ON.test(sentence) &&
  !POINTS_BACK.test(sentence) &&
  !POINTS_BACK_TO_THING.test(sentence) &&
  !POINTS_BACK_TO_PEOPLE.test(sentence);
/** "In those weeks I did the rota" and "That means settling them in" need the sentence before them. */
const GOES_ON =
  /^(?:(?:in|during|after|before|since|from|at|by|with|for|of) (?:those|these|that|this)|that|those|these|this|there|then|both)\b/iu;
/** "Seven of nine in that group" names no group. */
const POINTS_BACK_TO_PEOPLE = /^(?:I|We) \p{Ll}+ (?:him|her|them)\b|^I (?:\S+ ){1,4}(?:with|for|to|beside|by) them\b/u;
/** "When I took it over" names no thing, "When I started 34% was overdue" only what was before. */
const POINTS_BACK_TO_THING =
  /^(?:When|After|As|Before|Once|Since|Then) (?:I|we) (?:took )?\p{Ll}+ (?:it|them|this|that)\b|^When I (?:started|arrived|joined|began|came|took over)\b[^.]*\b(?:was|were|had)\b/u;
const POINTS_BACK = /\b(?:that|those|these) (?:group|team|class|project|job|role|ones?)\b/iu;
/** "64 change orders on that job" without a job before. */
const LEANS_ON_THING =
  /^(?!.*\b(group|team|class|project|job|role)s?\b.*\bthat \1\b).*\b(?:on|in|for|at|with|of) that (?:group|team|class|project|job|role)\b/iu;
const FEWEST_OF_SENTENCE = 6;
/** "Shop steward from 2014 to 2017: I spoke for 40 drivers" without the office and its term. */
const withoutTerm = (sentence: string): string =>
  sentence.replace(/^[^:]{3,50}\b(?:19|20)\d\d\b[^:]{0,20}:\s(?=I\s\p{Ll})/u, '');

export function asPoints(line: string): string[] {
  const whole = asPoint(line);
  if (isPoint(whole)) return GOES_ON.test(whole) || LEANS_ON_THING.test(whole) ? [] : [whole];
  const sentences = sentencesOf(line);
  return sentences.length > 1 ? sentences.map(withoutTerm).filter(standsAlone).map(asPoint).filter(isPoint) : [];
}

/** With a capital and without its full stop. */
function asPoint(line: string): string {
  const text = line
    .trim()
    .replace(BULLET, '')
    .replace(
      /^(?:(?:main |key )?(?:duties|responsibilities|tasks)|also|achievements?|results?)\s?[:–-]\s{1,3}(?=\p{L})/iu,
      '',
    )
    .replace(/\s+/gu, ' ')
    .replace(/[\s;,]+$/u, '')
    .replace(/(?<!\b(?:etc|approx|Ltd|Inc|Co))\.$/u, '')
    // "Filed packets (so much filing)"
    .replace(/\s\((?:so|very|too|yes) [^()]{2,30}\)$/u, '');
  return text.replace(
    /^\p{Ll}(?=\p{Ll}*(?:\s|-|,))|(?<=(?<!\b(?:incl|excl|approx|etc|dept|temp|resp|max|min|nos|avg))(?<=\p{Ll}{3})[.!?]\s)\p{Ll}/gu,
    (letter) => letter.toUpperCase(),
  );
}

function isPoint(line: string): boolean {
  const words = line.split(' ');
  const clauses = line.includes('; ') ? SECOND_CLAUSE : 1;
  return (
    words.length >= (/\d/u.test(line) ? FEWEST_WORDS : FEWEST_WORDS + 1) &&
    words.length <= LONGEST_WORDS * clauses &&
    line.length <= LONGEST * clauses &&
    /^["“(£$€~+\p{Lu}\p{N}]/u.test(line) &&
    isBalanced(line) &&
    !isForeign(line) &&
    ![BAD_NEWS, SAYING, NO_WORK, LABEL, CONTACT, DAMAGED].some((pattern) => pattern.test(line)) &&
    !isDated(line) &&
    (!CUT.test(line) || RELATIVE_END.test(line)) &&
    !isHeading(line)
  );
}

/** Whether a line has the dates of an entry. "Drops per vehicle 8.1 -> 9.6 (2021 to 2024)" says when a figure changed. */
function isDated(line: string): boolean {
  const bare = line.replace(/\s\((?:19|20)\d\d\s?(?:to|[-–—])\s?(?:19|20)\d\d\)/gu, '');
  return DATES.test(/\d/u.test(bare) ? bare : line);
}

/** A letter in English tells no line in another language. */
const FOREIGN =
  /(?<!\p{L})(?:und|der|die|das|bei|mit|zum|zur|für|les|des|et|pour|avec|los|las|para|con|em|uma|não|het|een|voor|och|med|til|drei|kleines)(?!\p{L})/giu;
const isForeign = (line: string): boolean => (line.match(FOREIGN) ?? []).length > 1;

const isBalanced = (line: string) => line.split('(').length === line.split(')').length;

/** A heading in capitals, a title, or the head of another entry ("Ridgeway Staffing (on site), Smyrna, TN"). */
function isHeading(line: string): boolean {
  const plain = line
    .replace(/\([^()]*\)/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  if (plain === plain.toUpperCase()) return true;
  const parts = plain.split(/\s*,\s*|\s+[–—|/]\s+/u);
  const isNamed = parts.every((part) => /^(?:\p{Lu}|#?\d|&)/u.test(part));
  const last = parts.slice(-2).join(', ');
  if (parts.length > 1 && isNamed && (isLocation(last) || isLocation(parts.at(-1) ?? ''))) return true;
  // "Supervise one receptionist" ends like a title and tells a deed.
  return isTitle(plain) && plain.split(' ').length <= LONGEST_TITLE && !isSureDeed(plain);
}
