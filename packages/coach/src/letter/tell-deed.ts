import { isTitle } from '../entities/classify-part.ts';
import { toFirstPerson } from './first-person.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { withArticle } from './letter-phrases.ts';
import { mendTold, SIGNS } from './mend-told.ts';
import type { Place } from './place.ts';
import {
  BEFORE_THING,
  GERUND,
  LED_SENTENCE,
  NAMED_WORK,
  NO_WORK,
  NOTE,
  OFFICE,
  OUTCOME,
  OWN_SENTENCE,
  REGULAR,
  SENTENCE_END,
  SPLICED,
} from './tell-deed-patterns.ts';
import { deedOf, type ToldDeed } from './told-deed.ts';
import { tellShape } from './tell-shapes.ts';
import { beginsWithDeed, isBaseVerb, isPastForm, isVerbList, type LineStyle, withoutThirdPerson } from './verb-first.ts';

/** How the lines of a place are written. */
export function styleOf(place: Pick<Place, 'endDate' | 'achievements'> | undefined): LineStyle {
  return { isPresent: place?.endDate === 'Present', isVerbList: isVerbList(place?.achievements ?? []) };
}

/**
 * A line as a sentence about oneself; undefined where it is a note that no sentence can be made of without a guess. Where the person still works there, "Run a
 * crew" says what they do.
 */
export function tellDeed(line: string, style: LineStyle): ToldDeed | undefined {
  const sentences = line
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim().replace(/[\s.;,:]+$/u, ''))
    .filter((sentence) => sentence !== '');
  const [first, ...further] = sentences.map(
    (sentence, at) => tellSentence(sentence, style) ?? (at > 0 && OUTCOME.test(sentence) ? own(sentence) : undefined),
  );
  if (first === undefined) return sentences.length === 1 ? (tellWork(line) ?? tellResult(line) ?? tellFigures(line)) : undefined;
  const rest = further.flatMap((sentence) => (sentence ? [wholeOf(sentence)] : []));
  return { ...first, text: [first.text, ...rest].join('. ') };
}

const own = (text: string): ToldDeed => ({ kind: 'sentence', text });

/** With its subject. */
export const wholeOf = ({ kind, text }: ToldDeed): string => (kind === 'sentence' ? text : `I ${text}`);

function tellSentence(text: string, style: LineStyle): ToldDeed | undefined {
  const told = tellPlainly(text, style);
  if (told === undefined) return undefined;
  const mended = mendTold(told.text, text);
  return mended === undefined ? undefined : { ...told, text: mended };
}

function tellPlainly(whole: string, style: LineStyle): ToldDeed | undefined {
  const shape = tellShape(whole, style.isPresent);
  if (shape !== undefined) return shape;
  const spoken = withNotes(whole.replace(SPLICED_END, '').replace(BARE_CLAUSE, ''));
  if (/^I\s\p{Ll}/u.test(spoken)) return isSpoken(spoken) ? deedOf(spoken.replace(/^I (?:also )?/u, '')) : undefined;
  if (OWN_SENTENCE.test(whole) || LED_SENTENCE.test(whole)) return isSpoken(whole) ? own(whole) : undefined;
  const text = withoutBareList(spoken);
  if (text === '') return undefined;
  if (isNote(text) || SPLICED.test(text)) return tellOfficeAndDeed(text, style);
  if (/^responsible for (?=\p{L}|\d)/iu.test(text)) return deedOf(`${style.isPresent ? 'am' : 'was'} ${lowerFirst(text)}`);
  const words = text.split(/\s+/u);
  if (!beginsWithDeed(words, style) && withoutThirdPerson((words[0] ?? '').toLowerCase()) === undefined)
    return tellOfficeAndDeed(text, style);
  const isThird = withoutThirdPerson((words[0] ?? '').toLowerCase()) !== undefined;
  if (isThird && (!style.isPresent || /^(?:of|and|for|in|to)$/u.test(words[1] ?? ''))) return undefined;
  if (PARTICIPLE_SUBJECT.test(text)) return own(text);
  const deed = toFirstPerson(text) ?? toFirstPerson(`I ${lowerFirst(text)}`);
  return deed === undefined || /^was /u.test(deed) ? undefined : deedOf(joinLast(deed));
}

/** "; GBP 96,000 extra revenue in the first year" behind a deed came with it. */
const withNotes = (text: string): string =>
  text.replace(/; (?=(?:[£$€~]?\d|(?:GBP|EUR|USD|SEK|PLN|CHF|AUD|CAD|R) ?\d))([^;:]{4,90})$/u, (whole, note: string) =>
    FINITE_NOTE.test(note) || note.split(' ').length < FEWEST_HEAD ? whole : `, with ${note}`,
  );
const FINITE_NOTE = /\b(?:is|are|was|were|has|had|have|fell|rose|went|grew|dropped|won|passed|found|\p{L}{3,}ed)\b/u;
/** ", supplier paid for the lot": a clause of another, without an article. */
const BARE_CLAUSE =
  /(?<=^(?:\S+ ){4,30}\S+), (?!both\b|all\b|each\b|none\b|most\b|who\b|which\b|that\b|and\b|then\b|also\b|now\b|still\b|later\b|never\b|newly\b|twice\b)\p{Ll}{3,}(?<!ing|ed|ly) (?:survived|paid|said|asked|moved|stayed|came|went|agreed|got|kept|won|passed|liked|wanted)\b[^;:,]{0,80}(?=$|;)/u;

/** "Expired stock written off dropped from $3,100": the participle belongs to the thing that changed. */
const PARTICIPLE_SUBJECT = /^\p{L}+ed(?: (?!and\b|the\b|an?\b|so\b|which\b|that\b)[\p{L}'’-]+){1,6} (?:fell|rose|went|dropped|grew) (?:from|by|to) /u;

/** A line that says "I" is kept as it is; notes within it are not, nor are several sentences with commas between them. */
const isSpoken = (text: string): boolean =>
  !/\s\/\s|[•|]\s/u.test(text) && !SPLICED.test(text) && text.split(/, I (?=\p{Ll})/u).length <= 2;

/** "Led the late shift: 6 porters and a clerk" has its verb before the colon, "Team: 6 porters" has none. */
const isNote = (text: string): boolean => {
  const [first = ''] = text.toLowerCase().split(' ');
  return (
    NOTE.test(text) && (/[•|]\s|\s\/\s/u.test(text) || !(isPastForm(first) || isBaseVerb(first)) || /^\S+:/u.test(text))
  );
};

/** "hauled gas to stations, 8,500 gal trailer, night shift": what comes behind the deed are notes, not part of it. */
function withoutBareList(line: string): string {
  const label = line.search(/:\s/u);
  const isListed = label > 0 && line.slice(0, label).split(' ').length >= FEWEST_HEAD;
  const isBare = isListed && !NO_LIST.test(line.slice(label + 2)) && line.slice(label).split(', ').length > 2;
  const text = isBare ? line.slice(0, label) : line;
  const plain = text.replace(/\([^()]*\)/gu, (bracket) => '_'.repeat(bracket.length));
  const parts = plain.split(/,\s/u);
  if (isListed || parts.length < 3 || JOINED.test(parts.slice(-2).join(', '))) return text;
  const [head = '', ...rest] = parts;
  const isOfThings = rest.every((part) => part.split(' ').length <= 2 && !/\d|^\p{L}+ing\b/u.test(part));
  const last = text.lastIndexOf(', ');
  if (isOfThings) return `${text.slice(0, last)} and ${text.slice(last + 2)}`;
  return head.split(' ').length >= FEWEST_HEAD ? text.slice(0, head.length) : '';
}
/** A shorter start says too little without its list. */
const FEWEST_HEAD = 4;
/** Behind a colon a deed may follow, and no mere list. */
const NO_LIST = /\b(?:and|with|for|to|was|were|is|are|\p{L}+ed)\b/u;
/** ", they asked for a copy": a second clause that only leans on the first. */
const SPLICED_END = /(?<=^(?:\S+ ){3,30}\S+), (?:had|have|has|was|were|got|it|that|they|this|he|she)\s[^,;:]{2,60}$/u;
const JOINED = /\b(?:and|or|including|incl|with|without|from|by|which|who|where|for|to|in|at|as|so|than)\b/u;

/** "Link nurse for falls: attend the meetings" tells an office and a deed. */
function tellOfficeAndDeed(text: string, style: LineStyle): ToldDeed | undefined {
  const at = text.search(/[:;]\s/u);
  const [name, note] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 2)];
  const office = tellOffice(name, style.isPresent);
  if (office === undefined) return undefined;
  if (note === '') return deedOf(office);
  const deed = tellPlainly(note, { ...style, isVerbList: true });
  if (deed?.kind === 'deed') return deedOf(`${office}. I ${deed.text}`);
  if (/^(?:no|zero)\s/u.test(note)) return deedOf(`${office}, with ${note}`);
  return STATED.test(note) ? deedOf(`${office}; ${note}`) : undefined;
}
/** A clause with its own subject and verb. */
const STATED = /^(?:\S+ ){1,6}(?:is|are|was|were|has|had|have|passed|fell|rose|went|revised|found|won)\b/u;

/** "Custodian of the procedures" as "am the custodian of the procedures"; with the year it was in, in the past. */
function tellOffice(text: string, isPresent: boolean): string | undefined {
  const [, name = '', holder = ''] = OFFICE.exec(text) ?? TITLED.exec(text) ?? [];
  const [first = ''] = name.toLowerCase().split(' ');
  const isHeld = OFFICE.test(text) || (isTitle(name) && !/ing$/u.test(name));
  if (name === '' || !isHeld || isPastForm(first) || /^(?:named|was|is)$/u.test(first)) return undefined;
  const be = /\bsince\b/u.test(text)
    ? 'have been'
    : isPresent && !/\b(?:19|20)\d\d\b/u.test(text.split('; ')[0] ?? '')
      ? 'am'
      : 'was';
  // "Key user for the change, wrote the instructions" tells two things that were done.
  const rest = lowerFirst(text).replace(/, (?=\p{Ll}+ed\b|wrote|ran|led|built|kept|made|taught|set up)/u, ' and ');
  return `${be} ${ONLY_ONE.test(holder) ? `the ${rest}` : withArticle(rest)}`;
}
const ONLY_ONE = /^(?:custodian|contact|deputy|secretary|treasurer|chair|buddy|coordinator)$/iu;
/** What is before the first preposition may be a title: "Nurse in charge of a floor". */
const TITLED = /^((?:[\p{L}&-]+ ){0,4}([\p{L}&-]+)) (?:of|for|at|on|in|to|since) (?!of\b)/u;

/** "Debtors days came from 61 to 47": a result with its own subject and verb. */
function tellResult(line: string): ToldDeed | undefined {
  const text = line.trim().replace(/[\s.;,:]+$/u, '');
  const [, subject = ''] = RESULT.exec(text) ?? [];
  const [first = ''] = subject.toLowerCase().split(' ');
  const isOwn = subject !== '' && !isPastForm(first) && !isBaseVerb(first) && !/\b(?:I|we|he|she|they|it)\b/iu.test(subject);
  return isOwn && !/[;:]\s/u.test(text) && !SIGNS.test(text) ? own(text) : undefined;
}
const RESULT =
  /^(\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){0,5}) (?:fell|rose|went|came|dropped|grew|improved|doubled|halved) (?:(?:up|down) )?(?:from|by|to) [£$€R]?\d/u;

/** What a job is in figures ("300 safety checks a year, no failed audits") and work of which the figures say how much ("repairs in 1,900 homes"). */
function tellFigures(line: string): ToldDeed | undefined {
  const text = line.trim().replace(/[\s.;,:]+$/u, '');
  const [first = ''] = text.toLowerCase().split(' ');
  const count = text.split(/\s+/u).length;
  if (count < FEWEST_WORK_WORDS || count > LONGEST_WORK || NO_FIGURES.test(text) || SIGNS.test(text)) return undefined;
  if (isPastForm(first)) return undefined;
  if (COUNTED.test(text) || RATED.test(text)) return { kind: 'figures', text: lowerFirst(text) };
  return AMOUNT.test(text) && !isBaseVerb(first) ? { kind: 'work', text: lowerFirst(text) } : undefined;
}
const COUNTED = /^(?:[£$€]\d|\d[\d,.]*%? (?!(?:of|in)\b)|\d+ to \d+ )/u;
const RATED = /^\p{Lu}[\p{Ll}-]+(?: [\p{L}-]+){0,4} (?:rate|score|turnover|ratio|accuracy|uptime|attendance) (?:of )?[£$€]?\d/u;
/** Things or an activity, and a number of what they were for. */
const AMOUNT =
  /^\p{Lu}[\p{Ll}-]+(?: (?!for\b|in\b|on\b)[\p{L}-]+){0,3}(?<=s|ing|work|care) (?:for|in|on|to|across) (?:an? |up to |about |around |over |the )?\d/u;
/** Clauses, labels, dates and the person. */
const NO_FIGURES = joinPattern(
  'u',
  String.raw`[;:•|!?]\s|\b(?:is|are|was|were|has|had|have|fell|rose|went|grew|dropped|won|who|which|I|we|my|our|me|us)\b|,\s\p{L}+ed\s`,
  String.raw`|\b(?:19|20)\d\d\s*[-–]|\s\/\s|\b(?:[Gg]rades?|[Yy]ears? \d|[Cc]lass(?:es)?|[Oo]nly)\b`,
);

/** Work named by a gerund or a noun of action, without a further clause. */
function tellWork(line: string): ToldDeed | undefined {
  const text = line.trim().replace(/[\s.;,:]+$/u, '');
  const words = text.split(/\s+/u);
  if (words.length < FEWEST_WORK_WORDS || words.length > LONGEST_WORK || NO_WORK.test(text)) return undefined;
  const parts = text.split(/,\s/u);
  const isList = parts.length > 2 && parts.every((part, at) => isPart(part, at === parts.length - 1));
  const first = (words[0] ?? '').toLowerCase();
  const isOfNames = isList && parts.every((part) => part.split(' ').length <= LONGEST_NAME);
  const isOpen = parts.length > 2 && !isList && !JOINED.test(parts.at(-1) ?? '');
  const isVerb = isPastForm(first) || (isBaseVerb(first) && !/^(?:of|with|for|in|to|at|on)$/u.test(words[1] ?? ''));
  const isNoWork = /^\p{Lu}{2}/u.test(text) || !isWork(text, words, parts, isList);
  if (isOpen || isVerb || (isNoWork && !isOfNames)) return undefined;
  return { kind: 'work', text: lowerFirst(isList && !/\band\b/u.test(parts.at(-1) ?? '') ? withLastAnd(parts) : text) };
}
/** The last of a list may be two things: "grading and the paperwork for the inspectors". */
const isPart = (part: string, isLast: boolean): boolean =>
  !/\d/u.test(part) && part.split(' ').length <= (isLast && /\sand\s/u.test(part) ? LONGEST_LAST : LONGEST_PART);
const LONGEST_LAST = 10;

function isWork(text: string, words: readonly string[], parts: readonly string[], isList: boolean): boolean {
  const isNamed = words
    .slice(0, 3)
    .some((word, at) => isActivity(word) && ENDS_NAME.test(`${word} ${words[at + 1] ?? ','}`));
  const [part = ''] = parts;
  const isListed =
    isList && part.split(' ').length <= LONGEST_FIRST && /^\p{Lu}?[\p{L} -]{0,60}(?:s|ing|tion|care)$/u.test(part);
  return GERUND.test(words[0] ?? '') || REGULAR.test(text) || isNamed || NAMED_WORK.test(text) || isListed;
}
const withLastAnd = (parts: readonly string[]) => `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
const LONGEST_FIRST = 4;
/** "SSIS, Crystal Reports, stored procedures". */
const LONGEST_NAME = 3;
const isActivity = (word: string) =>
  /^(?:\p{L}{3,}|\p{L}{2,}-\p{L}+)(?:tion|ment|ance|sis|ations|ments|ing)$|^(?:reports|checks|rounds|visits|repairs|reviews|audits|tests|figures|bookings|returns|inspections)$/u.test(
    word.replace(/,$/u, ''),
  );
const ENDS_NAME = /,|\s(?:of|for|and|or|in|with|at|on|to|from|,)$/u;
const FEWEST_WORK_WORDS = 3;
const LONGEST_WORK = 22;
const LONGEST_PART = 5;

/** The last of several deeds is joined by "and". */
function joinLast(deed: string): string {
  const parts = deed.split(', ');
  const last = parts.at(-1) ?? '';
  const [verb = '', second = ''] = last.split(/\s+/u);
  const isList = parts.length > 1 && isBaseVerb(verb.toLowerCase()) && BEFORE_THING.test(second);
  return isList && isBaseVerb(deed.split(/\s+/u)[0] ?? '') ? withLastAnd(parts) : deed;
}

/** A name in capitals or of two words stays. */
const lowerFirst = (text: string): string =>
  /^\p{Lu}(?:\p{Ll}|\s)/u.test(text) && !/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
