import { isPast, toFirstPerson } from '../letter/first-person.ts';
import { contentStems } from '../text/content-stems.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { markFigure } from './mark-figure.ts';
import { IS_FIELD, type Stretch } from './resume-stretches.ts';

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
/** "Duties: new account vetting": the label of a list is not said. */
const LABEL =
  /^(?:(?:main |key |other )?(?:duties|tasks|responsibilities|skills|languages?|hobbies|interests|other|also|note|summary|profile|objective))\s*[:–-]\s+(?=\S)/iu;
const JOINS_ON = /^(?:and|but|also|then|so)\s+(?=\p{L})/iu;
/** Says nothing without the clause before. */
const LEANS_ON =
  /^(?:where|which|for which|who|whom|when|because|until|while|of which|with which|as well as|including|or|he|she|it|they|there|this|that)\b/u;

const bare = (text: string): string =>
  text
    .replace(LABEL, '')
    .replace(/^[^\p{L}\p{N}"'“(£$€+.]+/u, '')
    .replace(/(?<![.;,!\s])[.;,:!\s]+$/u, '')
    .replace(/\s+([,;.])/gu, '$1');

const SPEAKS_OF_ANOTHER =
  /\b(?:he|she) (?:has|is|was|had|holds?|works?|worked|speaks?|joined|moved|took|gives?|lives?|completed|graduated|started|began|became)\b/giu;
const SPEAKS = /\b(?:I|i|my|My|me)\b/gu;

/** True if a resume speaks of the person as "he" or "she". */
export const isInThirdPerson = (resumeText: string): boolean =>
  (resumeText.match(SPEAKS_OF_ANOTHER) ?? []).length > (resumeText.match(SPEAKS) ?? []).length;

const VERB_FORMS: Readonly<Record<string, string>> = { has: 'have', is: 'am', does: 'do', goes: 'go' };
const ofPerson = (verb: string): string =>
  VERB_FORMS[verb] ?? (/^[a-z]{3,}(?<!s)s$/u.test(verb) && !/(?:ss|us|was)$/u.test(verb) ? verb.slice(0, -1) : verb);

/** "She has been back", "her products": said of oneself. */
const toOwnPerson = (text: string): string =>
  text
    .replace(
      /\b(?:he|she) ((?:also|now|then|still|later|currently|only|often) )?(\p{Ll}+)/giu,
      (_, adverb = '', verb: string) => `I ${adverb}${ofPerson(verb)}`,
    )
    .replace(
      /\b(and|but) (has|is|holds|speaks|draws|plays|gives|knows|works|runs|sings|likes|keeps|drives|takes)\b/gu,
      (_, joint: string, verb: string) => `${joint} ${ofPerson(verb)}`,
    )
    .replace(/\b(?:his|her)\b(?= \p{L})/giu, 'my')
    .replace(/\b(?:him|her|himself|herself)\b/giu, (word) => (/self$/iu.test(word) ? 'myself' : 'me'))
    .replace(/^(?:Dr\.?|Mr\.?|Mrs\.?|Ms\.?)?\s*(?:\p{Lu}[\p{L}'’-]+\s){1,4}is (?=an? )/u, 'I am ');

const ownSpelling = (text: string): string =>
  text
    .replace(/(?<![\p{L}'’.])i(?=(?:['’](?:m|ve|d|ll))?(?![\p{L}'’.]))/gu, 'I')
    .replace(/\bim(?= )/gu, "I'm")
    .replace(/\bive(?= )/gu, "I've");

/** Papers, terms and life beside the work belong to no job. */
const OF_PERSON = joinPattern(
  'iu',
  String.raw`\b(?:licen[cs]e\w*|certif\p{L}*|ticket|card|level|speak|native|english|fluent`,
  String.raw`|availab\p{L}*|start|looking for|no work|can do|references?|volunteer\p{L}*|church|club|school|course|diploma|born|married|car)\b`,
);

/** "Open work permit", "support worker": only before its object is a word of the present surely a verb. */
const WITH_OBJECT =
  /^\p{L}+ (?:the|an?|my|our|all|both|each|every|up|out|with|for|on|over|\d\S*|two|three|four|five|six|seven|eight|nine|ten|and \p{Ll}+ (?:the|an?|my|all))\b/iu;
const BEGINS_WITH_VERB = (text: string): boolean =>
  !/\b(?:I|my|we)\b/iu.test(text) && (isPast((text.split(' ')[0] ?? '').toLowerCase()) || WITH_OBJECT.test(text));

/** A stretch as one says it: in the first person where it is a sentence, in its own words where it is a note. Nothing is added. */
export function sayStretch(stretch: Stretch, isOther: boolean): string {
  const plain = bare(stretch.text).replace(JOINS_ON, '');
  const text = ownSpelling(isOther ? toOwnPerson(plain) : plain);
  const { place } = stretch;
  const at = place !== undefined && place.employer !== '' && !text.includes(place.employer) ? place.employer : '';
  const deed = stretch.isHead || !BEGINS_WITH_VERB(text) ? undefined : toFirstPerson(text);
  const said = deed === undefined ? text : `I ${deed}`;
  const above = /\b(?:19|20)\d\d\b/u.test(text) || OF_PERSON.test(text) ? '' : bare(stretch.head);
  if (at === '' && above !== '') return `${capital(markFigure(said))} (${above}).`;
  if (at === '') return `${capital(markFigure(said))}.`;
  return /^I\b/u.test(said) ? `At **${at}**, ${markFigure(said)}.` : `${capital(markFigure(said))} (at **${at}**).`;
}

const SHORT_LINE = 64;
/** A stretch that leans on the one before is said with it. */
export function wholeStretch(stretch: Stretch, stretches: readonly Stretch[]): Stretch {
  const [before, next] = [-1, 1].map((step) => stretches[stretches.indexOf(stretch) + step]);
  // "March to September 2024 nothing with contract. I broke the wrist": what happened comes in the next sentence.
  if (
    next?.row === stretch.row &&
    /^I\b/u.test(next.text) &&
    stretch.text.length <= SHORT_LINE &&
    stretch.text.endsWith('.')
  )
    return { ...stretch, text: `${stretch.text} ${next.text}` };
  if (IS_FIELD.test(stretch.text)) return fieldsAround(stretch, stretches);
  if (before === undefined || before.row !== stretch.row || !LEANS_ON.test(stretch.text))
    return headBlock(stretch, stretches);
  return { ...stretch, text: `${before.text.replace(/[,;.]$/u, '')}, ${stretch.text}` };
}

/** The fields of a form that are one below the other: "Role: …", "Organisation: …", "Period: …". Where there are many, the one alone. */
function fieldsAround(stretch: Stretch, stretches: readonly Stretch[]): Stretch {
  const at = stretches.indexOf(stretch);
  const isNext = (one: Stretch | undefined, other: Stretch | undefined) =>
    one !== undefined &&
    other !== undefined &&
    other.line - one.line === 1 &&
    IS_FIELD.test(one.text) &&
    IS_FIELD.test(other.text);
  let [first, last] = [at, at];
  while (isNext(stretches[first - 1], stretches[first])) first -= 1;
  while (isNext(stretches[last], stretches[last + 1])) last += 1;
  const fields = stretches.slice(first, last + 1);
  const text = fields.map((field) => field.text.replace(/[,;.]$/u, '')).join('; ');
  return fields.length > MOST_FIELDS || text.length > MOST_OF_FIELDS ? stretch : { ...stretch, text };
}
const MOST_FIELDS = 4;
const MOST_OF_FIELDS = 170;

const MOST_OF_HEAD = 3;
const isShort = ({ text }: Stretch): boolean => text.length <= SHORT_LINE && !/[.!?]$|\b(?:I|i|my)\b/u.test(text);

const PERIOD = /\b(?:19|20)\d\d\b/u;
/** One line below the other, one of them with the name of a job. Two lines with years are two jobs. */
const belongs = (
  one: Stretch | undefined,
  other: Stretch | undefined,
  block: readonly Stretch[],
  next: Stretch,
): boolean =>
  one !== undefined &&
  other !== undefined &&
  other.line - one.line === 1 &&
  isShort(next) &&
  (next.isHead || PERIOD.test(next.text)) &&
  !(PERIOD.test(next.text) && block.some(({ text }) => PERIOD.test(text)));

/** The lines that name a job together: title, employer and dates are often one below the other. */
function headBlock(stretch: Stretch, stretches: readonly Stretch[]): Stretch {
  if (!isShort(stretch) || (!stretch.isHead && !PERIOD.test(stretch.text))) return stretch;
  const block = [stretch];
  let [first, last] = [stretches.indexOf(stretch), stretches.indexOf(stretch)];
  for (const next of stretches.slice(last + 1, last + MOST_OF_HEAD)) {
    if (block.length >= MOST_OF_HEAD || !belongs(stretches[last], next, block, next)) break;
    block.push(next);
    last += 1;
  }
  for (const before of stretches.slice(0, first).toReversed()) {
    if (block.length >= MOST_OF_HEAD || !before.isHead || !belongs(before, stretches[first], block, before)) break;
    block.unshift(before);
    first -= 1;
  }
  return { ...stretch, text: block.map(({ text }) => text.replace(/[,;.]$/u, '')).join(', ') };
}

const FIGURE = /(?<!\b(?:19|20)\d)\d(?!\d\d\d\b)/u;
const LONG = 70;

/** The clause with the figure that is asked for, where the stretch has other things before it; empty where it is unclear which one. */
export function figureFirst(text: string, question: string): string {
  if (text.length < LONG) return '';
  const clauses = text.split(/[,;()]\s*|\s[–—]\s|:\s/u).map((clause) => clause.trim());
  const held = clauses.filter((clause) => FIGURE.test(clause.replace(/\b(?:19|20)\d\d\b/gu, '')));
  const asked = new Set(contentStems(question));
  const named = held.filter((clause) => contentStems(clause).some((stem) => asked.has(stem)));
  const [one, other] = named.length > 0 ? named : held;
  if (one === undefined || other !== undefined || clauses.indexOf(one) === 0) return '';
  if (one.length > MOST_OF_TEXT * text.length) return '';
  return one.split(' ').length <= MOST_WORDS && one.split(' ').length >= 2 ? one : '';
}
const MOST_WORDS = 12;
const MOST_OF_TEXT = 0.6;

const FEWEST_ITEMS = 3;
/** "TradeNet, Excel, forklift no" when a forklift is asked after: "forklift no". Empty where no single item, or the first, is meant. */
export function itemFirst(text: string, question: string): string {
  const items = text.replace(LABEL, '').replace(/[.;]$/u, '').split(/,\s+/u);
  if (items.length < FEWEST_ITEMS || items.some((item) => item.split(' ').length > MOST_OF_ITEM)) return '';
  const asked = new Set(contentStems(question));
  const named = items.filter((item) => contentStems(item).some((stem) => asked.has(stem)));
  const [one, other] = named;
  return one === undefined || other !== undefined || items[0] === one || one.includes('(') !== one.includes(')')
    ? ''
    : one;
}
const MOST_OF_ITEM = 6;
