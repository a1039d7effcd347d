import { DUTY_VERBS, PLAIN_VERBS } from '../entities/duty-verbs.ts';
import { FUNCTION_WORDS } from '../text/function-words.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { isKnownVerb, UNDOUBLED } from './bare-verbs.ts';
import { OCCUPATIONS } from './occupations.ts';

/** What may come before the verb where the reader is spoken to; the verb that follows is in its base form or ends in -ing. */
export const ADDRESSED = joinPattern(
  'iu',
  '^(?:(?:in this (?:role|job|position|post)|day to day|on a typical (?:day|shift)|most days|as (?:an?|our|the) [^,]{3,40}|here|there|typically',
  String.raw`|mainly|mostly|on top of that|after \w+|each \w+|every \w+),?\s+)?(?:you(?:'ll| will|'d| would)(?: (?:also|then|still|sometimes|occasionally|mainly|mostly|usually|often`,
  '|regularly|typically|need to|be expected to|be asked to|be required to|be responsible for|be)){0,2}|you(?: (?:also|then|mainly|mostly|usually',
  '|often|regularly))?|(?:he or she|she or he|they) will(?: also)?|the (?:successful candidate|postholder|post holder|jobholder|job holder|role holder|ideal candidate|candidate) (?:will',
  "|would)(?: (?:be responsible for|be|also))?|(?:you(?:'ll| will) )?(?:be )?responsible for|your (?:job|role|work|task) (?:is|will be) to",
  String.raw`|duties include|responsibilities include|this (?:role|job) involves)\s+`,
);
/** A verb of the reader's state says what is asked, not what is done; "be" cannot follow "you would". */
const NO_DUTY = joinPattern(
  'iu',
  String.raw`^(?:have|need|bring|hold(?! (?:\p{L}+ ){0,2}(?:courses?|classes|lessons|meetings?|sessions?|talks?|briefings?|workshops?|interviews?|reviews?)\b)`,
  '|possess|know|like|love|enjoy|want|receive|get(?! (?:\\p{L}+ ){1,4}(?:paid|ready|right|done|through|into|going|working|moving|signed|fixed|on or off|on time|back)\\b)',
  '|earn|join|become|belong|thrive|must|should|can|may|might|could',
  "|are|were|is|was|will|would|'|do not|don't|not|never|be|apply|send|expect|benefit|feel|learn|gain|grow|understand|speak|live|see|think",
  String.raw`|believe|care|fit(?= (?:in|into|with|well|right|the (?:bill|profile|role|team|culture)|our|us|this|that)\b|[,.]|$)`,
  String.raw`|work for|work at|work with us|meet us|hear|contact|email|ring|call us|text|(?:meet|pass|satisfy) (?:\S+ ){0,4}?`,
  String.raw`(?:standards?|criteria|requirements?|checks?|tests?)|work (?:\S+ ){0,6}?(?:days?|shifts?|hours|weekends?|nights?|pattern|rota))\b`,
);
const DETERMINER =
  /^(?:the|a|an|our|your|all|any|each|every|their|its|new|daily|weekly|monthly|up|out|on|in|at|with|for|to|and|first|two|three|four|\d\S*)$/iu;
/** "Clinically check"; "reply", "apply" and "supply" are verbs. */
const isAdverb = (word: string): boolean =>
  /^\p{L}{3,}ly$/iu.test(word) &&
  !/^(?:re|ap|sup|comp|multip|im)ply$|^(?:rely|assembly|(?:hour|dai|week|month|quarter|year)ly)$/iu.test(word);
/** "Handing over of the shift" names work, "dispose of waste" does it. */
const NAMES_WORK = /^(?:be )?(?!dispos|tak|mak|approv)\p{L}+(?: over| up| out)? of\b/u;
const NO_GERUND =
  /^(?:during|following|including|excluding|according|regarding|concerning|(?:any|every|no|some)thing|morning|evening)$/iu;
const IS_PLAIN_YOU = /^you(?: (?:also|then|mainly|mostly|usually|often|regularly))?\s+$/iu;

/**
 * The clause from its verb on, fit to follow "You would"; undefined where that is not certain. `lead` is what came before it ("you'll "),
 * empty in a point of a list, which has a `point`.
 */
export function readVerb(rest: string, lead: string, point: PointForm | undefined): string | undefined {
  const opening = readOpening(rest, /\b(?:will|would|be)\s+$|'(?:ll|d)\s+$/iu.test(lead));
  if (opening === undefined || NAMES_WORK.test(rest)) return undefined;
  const { word, next, withForm } = opening;
  // "You will restring two uprights": a base form.
  const isBase =
    /(?:will|would|'ll|'d)\s+$/iu.test(lead) && /(?:str|br|spr|sw|w|cl|fl)ing$/iu.test(word) && DETERMINER.test(next);
  if (/[aeiouy].*ing$/iu.test(word) && word.length > 4 && !isBase)
    return readGerund(opening, rest, point === 'gerund' ? 'you will ' : lead);
  // "You'll be used to deciding" names no duty.
  if (/responsible for|include|involves|\bbe\s+$/iu.test(lead)) return undefined;
  // Nor does "Time spent listening in".
  if (/^(?:spent|given|taken|made|used)$/iu.test(next)) return undefined;
  if (lead === '') return readUnaddressed(opening, rest, point);
  if (isDutyVerb(word)) return withForm(word);
  return IS_PLAIN_YOU.test(lead) && !DETERMINER.test(next) ? undefined : withForm(word);
}

/** The first word of a clause, an adverb aside, if it may be a verb. It has a small initial letter. */
type Opening = {
  word: string;
  next: string;
  /** True if a comma or "and" parts the first word from the next. */
  isPaired: boolean;
  /** The clause with another form of the word. */
  withForm: (form: string) => string;
};

/** "Sample handling, data entry" names two things; "start shaping the plan" has a verb. */
const namesThings = (second: string, third = ''): boolean =>
  /^\p{L}+ing[,;:]?$/u.test(second) && !DETERMINER.test(third);

/** `isLed` where a verb has to follow. */
function readOpening(clause: string, isLed: boolean): Opening | undefined {
  const words = clause.split(/\s+/);
  const at = isAdverb(words[0] ?? '') && words.length > 1 ? 1 : 0;
  const marked = words[at] ?? '';
  const first = marked.replace(/[,;:]$/u, '');
  const isPaired = marked.endsWith(',') || /^(?:and|&)$/u.test(words[at + 1] ?? '');
  const next = words[at + (isPaired && !marked.endsWith(',') ? 2 : 1)] ?? '';
  if (!/^\p{L}[\p{L}-]*$/u.test(first) || DETERMINER.test(first) || NO_DUTY.test(clause)) return undefined;
  if (!isLed && namesThings(next, words[at + 2]) && !isPlainVerb(first.toLowerCase())) return undefined;
  const adverbs = words.slice(0, at).map((word) => word.toLowerCase());
  // "Weekly payroll for 19" has no verb behind its first word.
  if (at > 0 && !isDutyVerb(first.toLowerCase())) return undefined;
  return {
    word: `${first.charAt(0).toLowerCase()}${first.slice(1)}`,
    next: next.replace(/[,;:]$/u, ''),
    isPaired,
    withForm: (form) => [...adverbs, form + marked.slice(first.length), ...words.slice(at + 1)].join(' '),
  };
}

/** "Running checks" as "run checks"; a second form in -ing has to stay beside the first. Undefined for a noun in -ing. */
function readGerund({ word, next, withForm }: Opening, clause: string, lead: string): string | undefined {
  if (next === 'of' || NO_GERUND.test(word) || NOUN_BESIDE.test(clause)) return undefined;
  if (joinsGerund(clause)) return lead === '' ? undefined : `be ${withForm(word)}`;
  const plain = plainVerbOf(word);
  // "Loading sequence" may name a thing.
  const isSure = lead !== '' || DETERMINER.test(next) || (plain !== undefined && isPlainVerb(plain));
  if (plain !== undefined && isSure) return withForm(plain);
  return lead === '' ? undefined : `be ${withForm(word)}`;
}

/** A point of a list: "Zest the lemons", "Supervises the team". */
function readUnaddressed(opening: Opening, clause: string, point: PointForm | undefined): string | undefined {
  const { word, next, withForm } = opening;
  if (isPlainVerb(word)) return withForm(word);
  if (isFunctionWord(word)) return undefined;
  if (point === 'base') return isAmongVerbs(word, clause) ? withForm(word) : undefined;
  if (joinsGerund(clause)) return undefined;
  if (isVerbByObject(word, opening)) return withForm(word);
  if (point === undefined) return undefined;
  const base = baseOf(word);
  if (base !== undefined && (point === 'third' || isPlainVerb(base) || takesObject(base, opening)))
    return readThirdPerson(base, opening);
  return OPENS_THING.test(next) && !NOUN_END.test(word) ? withForm(word) : undefined;
}

/** Among points that begin with verbs, a word that is a noun as well, or unknown, is one too unless it looks like a noun. */
const isAmongVerbs = (word: string, clause: string): boolean =>
  !NAMES_THING.test(clause) && (isDutyVerb(word) || !NOUN_END.test(word));
const NOUN_END = /(?:ed|s|ly|ing|tion|ment|ness|ity|ance|ence|sis|er|or|al|ary|ful|ic)$/u;

/** "Order the stock", "order and store the goods". */
const isVerbByObject = (word: string, { next, isPaired }: Opening): boolean =>
  isDutyVerb(word) && (isPaired ? DUTY_VERBS_SET.has(next.toLowerCase()) : DETERMINER.test(next));

/** "Checks seams": before another noun a word in -s is hardly ever a noun itself. */
const takesObject = (base: string, { next, isPaired }: Opening): boolean =>
  DUTY_VERBS_SET.has(base) &&
  (isPaired ? DUTY_VERBS_SET.has(baseOf(next) ?? '') : /^\p{L}/u.test(next) && !isFunctionWord(next));

/** "Verifies orders and files them" as "verify orders and file them"; undefined where it is open whether a word is a second verb. */
function readThirdPerson(base: string, { withForm }: Opening): string | undefined {
  const paired = withForm(base).replace(VERB_ROW, (row) =>
    row.replace(/(?<=\s)\p{L}+s$|(?<=\s)\p{L}+s(?=,|\s)/gu, (word) => baseOf(word) ?? word),
  );
  const text = paired.replace(SECOND_VERB, (whole, joint: string, word: string, next = '') => {
    const second = baseOf(word) ?? '';
    return isPlainVerb(second) || (DUTY_VERBS_SET.has(second) && !isAdverb(next)) ? `${joint}${second}` : whole;
  });
  return hasSecondVerb(text) ? undefined : text;
}
/** "Installs and bends", "counts, measures and labels": the words in -s beside the first verb are verbs too. */
const VERB_ROW = /^\p{L}+(?:(?:,\s+|,?\s+(?:and|or|&)\s+)\p{L}+s\b){1,4}(?=\s)/u;
/** A word in -s behind a comma or "and", before an object or another one in a row. */
const SECOND_VERB = /((?:,|\band|\bor|&)\s+)(\p{L}+s)\b(?=\s+(?!(?:for|of|to|on|at|with|by|from|in)\b)(\p{L}+))/gu;
const OPENS_THING = /^(?:the|a|an|our|your|all|any|each|every)$/iu;
/** "Support desk rota", "lead generation and nurturing": a compound of nouns. */
const NAMES_THING =
  /^\p{L}+\s\p{L}+(?:tion|ment|ance|ence|ing|sis)\b(?!\s(?:the|a|an|our|your|of)\b)|^\p{L}+\s\p{L}+$/iu;

/** How the points of a list begin: "Verifies orders", "Verify orders", or in several ways. */
export type PointForm = 'third' | 'base' | 'gerund' | 'mixed';

/** The form that most of the points share. */
export function pointFormOf(points: readonly string[]): PointForm {
  const firsts = points.map((point) => /^[\p{L}-]+/u.exec(point)?.[0].toLowerCase() ?? '');
  const least = LEAST_ALIKE * points.length;
  if (firsts.filter((word) => isDutyVerb(baseOf(word) ?? '')).length >= least) return 'third';
  if (firsts.filter((word) => /ing$/u.test(word) && !NO_GERUND.test(word)).length >= least) return 'gerund';
  return firsts.filter((word) => isKnownVerb(word) || (isDutyVerb(word) && !/ing$/u.test(word))).length >= least
    ? 'base'
    : 'mixed';
}
const LEAST_ALIKE = 0.6;
/** A line that names a thing, not what one does with it: "Replacement of filters", "menu planning". */
export function namesThing(text: string): boolean {
  const word = /^[\p{L}-]+/u.exec(text)?.[0].toLowerCase() ?? '';
  if (GERUND.test(word)) return true;
  return !isDutyVerb(word) && !isDutyVerb(baseOf(word) ?? '') && (NAMES_THING.test(text) || NOUN_END.test(word));
}
const GERUND = /^\p{L}*[aeiouy]\p{L}*[^aeiou\s]ing$|^\p{L}{2,}[aeiouy]ing$/u;
/** "Planning and execution of menus" names two things. */
const NOUN_BESIDE = /^\p{L}+ing\s+(?:and|or|&)\s+\p{L}+(?:tion|sion|ment|ance|ence|sis)\s+of\s/iu;

/** "Running checks and working with services": a second verb in -ing, which has to keep its form beside the first. */
function joinsGerund(text: string): boolean {
  return /(?:,|&|\band|\bor)\s+(?:\p{L}+ly\s+)?\p{L}{3,}ing\b/iu.test(text);
}

/** "Checks seams and sets aside what is torn": the second verb would have to change too. */
function hasSecondVerb(text: string): boolean {
  // "Residents and programs, applying": a noun where no object follows.
  return [...text.matchAll(/(?:,|\band|\bor|&)\s+(\p{L}+s)\b(?=\s+\p{L})/gu)].some(([, word = '']) =>
    DUTY_VERBS_SET.has(baseOf(word) ?? ''),
  );
}

/** True for the end of the text too: "stock handling that is quiet" names a thing. */
function isFunctionWord(word: string | undefined): boolean {
  return word === undefined || FUNCTION_WORDS.has(word.toLowerCase().replace(/'.*$|[^\p{L}]/gu, ''));
}

/** "Supervises" and "carries" as "supervise" and "carry"; undefined for other words. */
export function baseOf(word: string): string | undefined {
  if (/ies$/u.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ches|shes|sses|xes|zzes|oes)$/u.test(word)) return word.slice(0, -2);
  return /[^s]s$/u.test(word) ? word.slice(0, -1) : undefined;
}

/** The verbs of duties, and the first verbs of what the table of occupations holds: "turning" may be of "turn" or "turne". */
const DUTY_VERBS_SET: ReadonlySet<string> = new Set([
  ...DUTY_VERBS,
  ...PLAIN_VERBS,
  ...OCCUPATIONS.flatMap(({ duties }) => duties.flatMap((duty) => basesOf(duty.split(' ')[0] ?? ''))),
]);
const KNOWN_VERBS: ReadonlySet<string> = new Set([...DUTY_VERBS, ...PLAIN_VERBS]);

/** A verb of duties in its base form or ending in -ing. */
export function isDutyVerb(word: string): boolean {
  return DUTY_VERBS_SET.has(word) || basesOf(word).some((base) => word.endsWith('ing') && DUTY_VERBS_SET.has(base));
}
/** A verb in its base form that begins a duty and names nothing. */
export const isPlainVerb = (word: string): boolean => PLAIN_VERBS.has(word);

/** "Running" as "run"; undefined where the verb is not known. */
const plainVerbOf = (gerund: string): string | undefined => basesOf(gerund).findLast((base) => KNOWN_VERBS.has(base));

function basesOf(gerund: string): string[] {
  const stem = gerund.replace(/ing$/u, '');
  return [...(UNDOUBLED.test(stem) ? [] : [stem]), `${stem}e`, ...(/(.)\1$/u.test(stem) ? [stem.slice(0, -1)] : [])];
}
