import gerundVerbs from '../../data/questions/gerund-verbs.json' with { type: 'json' };
import namedWork from '../../data/questions/named-work.json' with { type: 'json' };
import { DUTY_VERBS, PLAIN_VERBS } from '../entities/duty-verbs.ts';
import { COMMON_WORDS } from '../text/common-words.ts';
import { FUNCTION_WORDS } from '../text/function-words.ts';
import { joinPattern } from '../text/join-pattern.ts';

const SPELLED_ALIKE = [...DUTY_VERBS, ...PLAIN_VERBS, ...gerundVerbs];
/** "Recognise" and "recognize". */
const VERBS: ReadonlySet<string> = new Set(
  SPELLED_ALIKE.flatMap((verb) => [
    verb,
    verb.replace(/is(?=e$)/u, 'iz'),
    verb.replace(/iz(?=e$)/u, 'is'),
    verb.replace(/ys(?=e$)/u, 'yz'),
  ]),
);
const GERUND_PAIR =
  /^((?:\p{L}+ly )?)(\p{L}+ing)(?:((?: (?:up|out|down|off|in|over))?\s*(?:,|and|or|&)\s+)(\p{L}+ing))?(?=\s|$)/u;
/** A later word in -ing is a verb too where it has an object: "and commissioning" at the end names a thing. */
const LATER_GERUND =
  /(?<!\b(?:the|some|any|our|all) \p{L}{2,20}ing ?)((?:,|\band|\bor|&)\s+(?:and\s+)?(?:\p{L}+ly\s+)?)(\p{L}+ing)(?=\s+(?!(?:and|or|of|in|on|at|for|to|with|by|from|is|are)\b)\p{L})/gu;

/** "And assisting with scans": verbs that take their object behind a preposition. */
const WITH_PREPOSITION = joinPattern(
  'gu',
  String.raw`((?:,|\band|\bor|&)\s+(?:and\s+)?(?:\p{L}+ly\s+)?)((?:assist|help|deputis|deputiz|liais|deal|work|respond|contribut|attend|car|look`,
  String.raw`|communicat|follow|cooperat|collaborat|coordinat|participat|tak|act|stand|report|escalat|advis)ing)(?=\s+(?:with|for|to|on|in|at|after|as|up|part)\b)`,
);
const withBase = (found: string, before: string, gerund: string): string => {
  const base = verbOfGerund(gerund);
  return base === undefined ? found : `${before}${base}`;
};

/** A verb of duties or of the table of occupations, with "re" before it too. */
export const isKnownVerb = (word: string): boolean =>
  VERBS.has(word) || (/^(?:re|pre)\p{L}{4}/u.test(word) && VERBS.has(word.replace(/^p?re/u, '')));

/** "Running" as "run"; undefined where the verb is not known. */
export function verbOfGerund(gerund: string): string | undefined {
  const stem = gerund.replace(/ing$/u, '');
  // "Planing" is of "plane": "plan" would double its last letter.
  const whole = UNDOUBLED.test(stem) ? [] : [stem];
  const bases = [
    ...whole,
    `${stem}e`,
    ...(stem.endsWith('y') ? [stem.replace(/y$/u, 'ie')] : []),
    ...(/(.)\1$/u.test(stem) ? [stem.slice(0, -1)] : []),
  ];
  return bases.findLast((base) => VERBS.has(base));
}

/** One syllable that ends in one vowel and one consonant. */
export const UNDOUBLED = /^(?:[^aeiou]{1,3}|qu)?[aeiou][bdfgklmnprtvz]$/u;

const NAMED_WORK: ReadonlyMap<string, string> = new Map(Object.entries(namedWork));

/** "Inspection of hulls" as "inspect hulls"; the text as it is where its first word names no work. */
function verbOfName(text: string): string {
  const [, name = '', object = ''] = /^(\p{L}+) of (.+)$/su.exec(text) ?? [];
  const verb = NAMED_WORK.get(name.toLowerCase());
  // "Control of moulds and of the finished element": the second "of" belongs to the noun.
  return verb === undefined ? text : `${verb} ${object.replace(/ and of\s.*$/su, '')}`;
}

/** "Lead up panels and cementing windows" would have two forms of a verb. */
function withoutUnknown(text: string): string {
  const unknown = [...text.matchAll(LATER_GERUND)].find(([, , later = '']) => verbOfGerund(later) === undefined);
  return unknown === undefined || !/\band\b/u.test(unknown[1] ?? '') ? text : text.slice(0, unknown.index);
}

/** Two words that say enough: "calculate laytime" is about a thing of a trade. */
export function isShortDuty(text: string): boolean {
  const [, verb = '', thing = ''] = /^(?:be )?(\p{Ll}+) (\p{L}[\p{L}-]{3,})$/u.exec(text) ?? [];
  const isVerb = isKnownVerb(verb) || verbOfGerund(verb) !== undefined;
  return thing !== '' && isVerb && !COMMON_WORDS.has(thing.toLowerCase()) && !/ly$/u.test(thing);
}

/** "Embalm" behind "you will": a verb of a trade that no list has. "Soon discover" begins with another word. */
function isToldVerb(text: string): boolean {
  const [, word = '', next = ''] = /^(\p{Ll}{4,})(?: (\S+))/u.exec(text) ?? [];
  return word !== '' && !/(?:ing|ly|ed|er|[^s]s|ous|ful)$/u.test(word) && !isPlainWord(word) && !/^of$/u.test(next);
}
const isPlainWord = (word: string): boolean => COMMON_WORDS.has(word) || FUNCTION_WORDS.has(word);

/** "Abstract, analyse and assign codes". */
const ROW = /^\p{Ll}+, (?:(\p{Ll}+), )?(?:\p{Ll}+, )?(?:and |or )?(?:\p{Ll}+ (?:and|or) )?(\p{Ll}+)(?= \p{L})/u;
/** "Accountable for targets" begins with no verb, and "set out and framing" has two forms of one. */
function isVerbPhrase(text: string): boolean {
  const [, verb = ''] = /^(?:\p{L}+ly )?([\p{L}-]+)/u.exec(text) ?? [];
  const [, ...others] = ROW.exec(text) ?? [];
  const isRow = others.some((word) => word !== undefined && isKnownVerb(word));
  return (isKnownVerb(verb.toLowerCase()) || isRow) && !/\s(?:and|or|&) \p{L}+ing$/u.test(text);
}

/**
 * "Sorting laundry", "be sorting laundry" and "sort laundry" as "sort laundry"; undefined where a verb is not known. `isTold` where its place
 * in the sentence says that the first word is a verb.
 */
export function bareVerbs(duty: string, isTold = false): string | undefined {
  const text = verbOfName(duty.replace(/^be /u, ''));
  const first = GERUND_PAIR.exec(text);
  const isVerb = isVerbPhrase(text) || (isTold && isToldVerb(text));
  // "Restring" is a base form.
  if (first === null || isKnownVerb(first[2] ?? '')) return duty.startsWith('be ') || !isVerb ? undefined : text;
  const [whole, adverb = '', gerund = '', joint = '', second = ''] = first;
  const verb = verbOfGerund(gerund);
  const other = second === '' ? '' : verbOfGerund(second);
  if (verb === undefined || other === undefined) return undefined;
  // "Inoculating the reactors and sampling" ends with another piece of work.
  const behind = withoutUnknown(text.slice(whole.length)).replace(/(?<=\s\S*[^s\s]s) (?:and|or|&) \p{L}+ing$/u, '');
  const rest = behind.replace(WITH_PREPOSITION, withBase).replace(LATER_GERUND, withBase);
  return `${adverb}${verb}${joint}${other}${rest}`;
}
