import senses from '../../data/letter/verb-senses.json' with { type: 'json' };
import { PRESENT_VERBS } from '../entities/achievement-verbs.ts';
import { isTitle } from '../entities/classify-part.ts';
import { isPast } from './first-person.ts';
import { BEFORE_THING, OFTEN_DESCRIBES, SAME_IN_PAST } from './tell-deed-patterns.ts';

/** How the lines of a job are written: about present work, and whether most of them begin with a verb. */
export type LineStyle = { isPresent: boolean; isVerbList: boolean; isAllVerbs?: boolean };

/** Verbs that are seldom nouns: "Prepare", "Oversee". */
const SURE_VERBS: ReadonlySet<string> = new Set(senses.sure);
/** Verbs with the form of a common noun: "Process", "Run". */
const AMBIGUOUS_VERBS: ReadonlySet<string> = new Set(senses.ambiguous);
/** "line-managed", but also "cloud-based". */
const JOINED = /^\p{L}+-\p{L}{2,}ed$/u;
/** Past forms that are nouns or adjectives as well: "Rose pruning", "Ground floor". */
const AMBIGUOUS_PAST: ReadonlySet<string> = new Set(
  'rose saw shot split cut set spread forecast broadcast cast felt ground wound left bound lit met wore found'.split(
    ' ',
  ),
);
/** Verbs before "to"; "Support to two partners" is no deed. */
const BEFORE_TO =
  /^(?:report|respond|attend|listen|speak|talk|travel|contribute|deliver|adapt|tend|present|write|sell|cater|refer|reply|commit|moved?|went|came|grew|\p{L}+ed|spoke|wrote|sold)$/u;
const PREPOSITION = /^(?:of|for|in|at|on|to|from|by|as|and|or|with|is|are|was|were|per)$/u;
/** Irregular past forms with which a line of a resume begins more seldom. */
const FURTHER_PAST: ReadonlySet<string> = new Set(
  'went came learnt stuck struck woke tore shook sank dug hung swung swam stole hid froze crept slept spun strung swore withstood'.split(
    ' ',
  ),
);
const PREFIX = /^(?:re|out|over|under|co-|re-)(?=\p{L}{3})/u;
/** A word that ends a noun phrase which began before: "Cycle counts of 9,000 locations". */
const NAMES_A_THING = /^(?:of|for|per)$/u;

/** The past form of a verb, also behind a prefix: "redid", "oversold". */
export const isPastForm = (word: string): boolean =>
  isPast(word) || FURTHER_PAST.has(word) || (PREFIX.test(word) && isPast(word.replace(PREFIX, '')));

/** A verb of which a list of work seldom has the noun. */
export const isLikelyVerb = (word: string): boolean => SURE_VERBS.has(word) || PRESENT_VERBS.has(word);

export const isBaseVerb = (word: string): boolean => SURE_VERBS.has(word) || AMBIGUOUS_VERBS.has(word);

/** "operate" of "operates", where the verb is surely one; else undefined. */
export function withoutThirdPerson(word: string): string | undefined {
  if (word === 'does' || word === 'goes') return word.slice(0, 2);
  const bases = [word.replace(/s$/u, ''), word.replace(/es$/u, ''), word.replace(/ies$/u, 'y')];
  return /s$/u.test(word)
    ? bases.find((base) => base !== word && (SURE_VERBS.has(base) || PRESENT_VERBS.has(base)))
    : undefined;
}

/** Whether a line surely begins with a verb, without a look at the lines around it. */
export const isSureDeed = (line: string): boolean => {
  const [first = '', second = ''] = line.toLowerCase().split(/\s+/u);
  if (first === 'i' || SURE_VERBS.has(first)) return second !== 'of';
  return (
    (isPastForm(first) && !OFTEN_DESCRIBES.has(first) && !AMBIGUOUS_PAST.has(first)) ||
    (AMBIGUOUS_VERBS.has(first) && BEFORE_THING.test(second) && !PREPOSITION.test(second))
  );
};

/** Whether so many lines of a job begin with a verb that a doubtful first word is one too. */
export function isVerbList(lines: readonly string[]): boolean {
  const sure = lines.filter(isSureDeed).length;
  return (sure >= FEWEST_SURE && sure >= MOST_LINES * lines.length) || isAllVerbs(lines);
}
/** Whether nearly every line begins with a word that is a verb or can be one: then each of them is one. */
export function isAllVerbs(lines: readonly string[]): boolean {
  const verbs = lines.filter((line) => {
    const first = (line.split(/[\s,]/u)[0] ?? '').toLowerCase();
    return isBaseVerb(first) || isPastForm(first);
  }).length;
  return verbs >= FEWEST_VERBS && verbs >= NEARLY_ALL * lines.length;
}
const FEWEST_VERBS = 4;
const NEARLY_ALL = 0.6;
const FEWEST_SURE = 2;
const MOST_LINES = 0.4;

/** Whether a line begins with what the person does or did. */
export function beginsWithDeed(words: readonly string[], style: LineStyle): boolean {
  const [head = '', second = ''] = words;
  // "E-file in state courts"
  const verb = head.toLowerCase().replace(/^e-(?=\p{L}{4})/u, '');
  // "Recruit, train and rota volunteers" has verbs in a row.
  if (/,$/u.test(head) && style.isPresent)
    return SURE_VERBS.has(verb.slice(0, -1)) && isBaseVerb(second.replace(/,$/u, ''));
  if (isOtherSubject(words) || /[,;:]$/u.test(head) || (second === 'to' && !BEFORE_TO.test(verb))) return false;
  if (JOINED.test(verb)) return BEFORE_THING.test(second) && !/^(?:for|with|in|on|by|to|as)$/u.test(second);
  if (isPastForm(verb) && !SAME_IN_PAST.test(verb)) return isPastDeed(words, style);
  if (SAME_IN_PAST.test(verb))
    return verb === 'cut' || BEFORE_THING.test(second) || (style.isVerbList && isObject(second));
  return style.isPresent && isPresentDeed(words, style);
}

/** "Query now pulls from the server" tells of the query. */
const isOtherSubject = ([, second = '', third = '']: readonly string[]): boolean =>
  /^(?:now|still|then|also)$/u.test(second) && /[^s]s$/u.test(third);

/** "Rose pruning" and "Split and window units" name things. */
const isObject = (word: string): boolean => !/ing[,;]?$|^(?:and|or|of|is|are)$/u.test(word);

function isPastDeed(words: readonly string[], { isVerbList: isList, isPresent }: LineStyle): boolean {
  const [verb = '', second = ''] = [(words[0] ?? '').toLowerCase(), words[1]];
  if (AMBIGUOUS_PAST.has(verb))
    return BEFORE_THING.test(second) || second === 'that' || (isList && (isObject(second) || verb === 'found'));
  // "Planned maintenance" is a kind of it.
  if (verb === 'planned' && NAMES_ACTIVITY.test(second)) return false;
  if (!OFTEN_DESCRIBES.has(verb)) return true;
  // "Fixed leaks" was done, a "fixed asset ledger" is a thing.
  // "Used Opera for reservations" names a program.
  if (verb === 'used' && /^\p{Lu}/u.test(second) && /^(?:for|to|in|on|and|daily)$/u.test(words[2] ?? '')) return true;
  return BEFORE_THING.test(second) || (isList && (/[^s]s$/u.test(second) || (!isPresent && hasPluralObject(words))));
}

/** "Fixed WCAG 2.1 AA problems on a website": the object ends in a plural before a preposition. */
const hasPluralObject = (words: readonly string[]): boolean => {
  const end = words.findIndex(
    (word, at) => at > 1 && /^(?:on|in|at|for|with|after|from|to|across|before)$/u.test(word),
  );
  return end > 1 && end <= LONGEST_OBJECT && /[^s]s$/u.test(words[end - 1] ?? '');
};
const LONGEST_OBJECT = 6;

/** "Work with suppliers", "Stand in for the manager". */
const INTRANSITIVE =
  /^(?:work|deal|stand|step|report|travel|visit) (?:with|in|on|at|from|to)$|^(?:care for|fill in|act as|serve (?:as|on|at)|follow up|look after|carry out|sign off|help with|sit (?:on|in))$/u;

/** "Reviews from 140 to 615" tells of the reviews, "two times a week" how often. */
const NO_OBJECT = /^(?:of\b|\S+ times$|(?:from|to|at) [£$€]?\d)/u;

function isPresentDeed(words: readonly string[], style: LineStyle): boolean {
  const [verb = '', second = '', third = '', fourth = ''] = words.map((word) => word.toLowerCase());
  if (NO_OBJECT.test(`${second} ${third}`)) return false;
  if (SURE_VERBS.has(verb)) return true;
  if (!AMBIGUOUS_VERBS.has(verb) && !PRESENT_VERBS.has(verb)) return false;
  if (second === 'and') return isPairOfVerbs(third, fourth);
  if (PREPOSITION.test(second)) return style.isVerbList && INTRANSITIVE.test(`${verb} ${second}`);
  if (BEFORE_THING.test(second)) return true;
  if (namesActivity(verb, second, third)) return false;
  return style.isVerbList && (!namesThing(words) || (style.isAllVerbs === true && !isOfficeOf(words)));
}

/** "Bank reconciliation of two accounts" is no deed of banking, "Stock ordering for two sites" none of stocking. */
const namesActivity = (verb: string, second: string, third: string): boolean =>
  (NAMES_ACTIVITY.test(second) && (!PRESENT_VERBS.has(verb) || /^(?:of|for|on|in)$/u.test(third))) ||
  (/^\p{L}{3,}ing$/u.test(second) && /^(?:for|of|and|in|with)$/u.test(third));

/** "Hand calculations" and "Site inspections": behind a word that is seldom a verb of work these make one name with it. */
export const NAMES_ACTIVITY = /^\p{L}{3,}(?:tion|ment|ance|ence|acy|sis|ses)s?[,;]?$/u;

/** "Service and repair gas furnaces" has two verbs, "Service and repair of coaches" two nouns. */
const isPairOfVerbs = (third: string, fourth: string): boolean =>
  isBaseVerb(third) && fourth !== '' && !PREPOSITION.test(fourth);

/** "Cycle counts of 9,000 locations", "Lead fitter on Sundays", "Patch panels, printers". */
function namesThing(words: readonly string[]): boolean {
  const [, second = ''] = words;
  const isNounPhrase = words.slice(2, 5).some((word) => NAMES_A_THING.test(word.toLowerCase())) && /s$/u.test(second);
  return isOfficeOf(words) || isNounPhrase || /[,;:]$/u.test(second);
}

/** "Lead fitter on Sundays" */
function isOfficeOf([first = '', second = '', third = '']: readonly string[]): boolean {
  const isEnd = third === '' || second.endsWith(',') || PREPOSITION.test(third.toLowerCase());
  return isTitle(`${first} ${second.replace(/,$/u, '')}`) && isEnd;
}
