import { IRREGULAR_PAST, PRESENT_VERBS } from '../entities/achievement-verbs.ts';
import { isTitle } from '../entities/classify-part.ts';
import { chanceOfVerb } from '../text/first-verb.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { rememberShort } from '../text/remember.ts';

const MAX_WORDS = 42;
const MIN_WORDS = 4;
/** With a number in it, three words say enough: "Interviewed 50+ retailers". */
const MIN_WORDS_WITH_NUMBER = 3;
const PERSON = /^I(?:['’]ve|\s+have)?\s+/u;
/** "I have led" may be said as "led"; "I have a round" and "I've also done" may not. */
const HAS = /^I(?:['’]ve|\s+have)\s+(?=(?:also\s+|always\s+)?(\p{L}+))/u;
/** Behind "I" these tell of no deed. */
const AUXILIARY = /^(?:am|was|had|would|could|can|will|should|might|do|did|like|love|want|believe|think|hope|enjoy)\b/u;
const NO_PAST_FORM = new Set(
  'need speed feed seed breed embed exceed proceed succeed sacred hundred naked united wicked rugged beloved'.split(
    ' ',
  ),
);
/** "Unplanned stops", "unpaid work": what was not done, but for the verbs that undo something. */
const NOT_DONE = /^un(?!load|pack|lock|block|cover|veil|if|it|roll|earth|wrap|clog|install|der|do)\p{L}+ed$/u;
/** What was done to the writer: "Voted employee of the month", "Promoted to shift lead". */
const DONE_TO_ME = joinPattern(
  'u',
  String.raw`^(?:(?:voted|elected|nominated|chosen)\b|named (?=\p{Lu}|employee|best|top|one)|(?:selected|appointed|trained|certified|licensed) (?:as|for|in|to|on)\b|promoted (?:to|from`,
  String.raw`|in|after|within|twice)\b|(?:redeployed|seconded|assigned|transferred|posted|invited|asked|commissioned) (?:to|by|from|at)\b|(?:recogni[sz]ed|honou?red) (?:as|for|by|with|in)\b)`,
);
/** Whether the writer awarded something or was awarded it cannot be told. */
const UNCLEAR =
  /^(?:named (?!\p{Lu}|employee|best|top|one)|awarded|based|born|located|involved|related|dedicated|experienced|skilled|used to)\b/u;
/** Nouns for what someone does. */
const ACTIVITY = /^\p{L}{3,}(?:tion|ment|ance|sis|enance|ations|ments)$/u;
/** What was done to a person or by others, at the end of a line. */
const PASSIVE = /^(?:laid off|made redundant|let go|approved|accepted|rated|awarded)\b/u;
const FINITE = /\b(?:is|are|was|were|has|had|have|fell|rose|went|came|grew|dropped|won|took|got|now|\p{L}+ed)\b/u;
const PREPOSITION = String.raw`(?:by|on|in|for|to|with|without|from|at|as|of|off|after|before|under|within|during|redundant)\b`;

/** A verb of the whole clause, not of one that is bound to a noun ("a tool that is used by four teams"). */
const STATEMENT =
  /^(?:(?!\b(?:that|which|who|where|when|whenever|while|until|because|how|what|whose|and)\b).)*?\s(?:is|are|was|were|fell|rose|went)\s/u;

/**
 * A line of a resume as what stands behind "I": "Reduced build time by 40%." gives "reduced build time by 40%".
 * Undefined for a line that cannot be turned without inventing words (no verb first, another language, far too long, "we").
 */
export const toFirstPerson = rememberShort((line): string | undefined => {
  const first = firstSentence(line);
  // "Own the cluster: partitioned the table, moved it" is a deed and notes on it.
  const told = first.replace(/:\s+\p{Ll}\p{L}*ed\s.*$/u, '');
  const plain = withoutPerson(told).replace(/[\s.;,:]+$/u, '');
  const sentence = mendJoints(plain);
  const words = sentence.split(/\s+/u);
  const fewest = /\d/u.test(sentence) || hasObject(words) ? MIN_WORDS_WITH_NUMBER : MIN_WORDS;
  if (words.length < fewest || words.length > MAX_WORDS) return undefined;
  if (/[^\p{Script=Latin}\p{N}\p{P}\p{S}\s]/u.test(sentence) || /\b(?:I(?!\.\p{L})|we|We)\b/u.test(plain))
    return undefined;
  const lowered = lowerFirst(sentence);
  if (UNCLEAR.test(lowered) || isStatement(lowered)) return undefined;
  if (DONE_TO_ME.test(lowered)) return `was ${lowered}`;
  if (/^responsible for /u.test(lowered)) return `was ${lowered}`;
  const isSaid = PERSON.test(first) && !AUXILIARY.test(lowered);
  return isSaid || beginsWithVerb(words) ? lowered : undefined;
});

function withoutPerson(line: string): string {
  const next = HAS.exec(line)?.[1];
  return next === undefined || isPast(next) ? line.replace(PERSON, '') : line.replace(HAS, 'have ');
}

/** "Balanced the float" says what was done to what. */
const hasObject = ([first = '', second = '']: readonly string[]): boolean =>
  isPast(first.toLowerCase()) && /^(?:the|an?|all)$/u.test(second);

/**
 * A line that names work by a noun ("Sample preparation for LC-MS, 1,900 samples a year") as what follows "I". Undefined where the first words
 * name no activity or the line is a complete sentence.
 */
export function toWork(line: string, isPresent: boolean): string | undefined {
  const [text = ''] = firstSentence(line).split(/;\s+/u);
  const work = text.trim().replace(/[\s.;,:]+$/u, '');
  const words = work.split(/\s+/u);
  if (words.length < MIN_WORDS || words.length > MAX_WORDS || FINITE.test(work) || /[:•]/u.test(work)) return undefined;
  if (/[^\p{Script=Latin}\p{N}\p{P}\p{S}\s]/u.test(work) || /\b(?:I|we|us|my)\b/iu.test(work)) return undefined;
  // "Butcher and portion fish" begins with two verbs.
  const isNamed = (word: string, at: number) =>
    ACTIVITY.test(word) &&
    (/[,:]$/u.test(words[at] ?? '') || /^(?:of|for|and|or|in|with|at|on|to|from)$/u.test(words[at + 1] ?? ''));
  const isActivity =
    words.slice(0, 3).some((word, at) => isNamed(word.replace(/[,:]$/u, ''), at)) && !beginsWithVerb(words);
  return isActivity ? `${isPresent ? 'work' : 'worked'} on ${lowerFirst(work)}` : undefined;
}

/** "Lead developer of the service" and "lead hand" are titles. */
const isLeadTitle = ([first = '', second = '']: string[]) =>
  /^lead$/iu.test(first) && (isTitle(second) || /^(?:man|woman|hand|person|guard)$/iu.test(second));

/** "Load-rated 38 bridges", but not "cloud-based platform". */
const isJoinedVerb = ([first = '', second = '']: string[]) =>
  /^\p{L}+-\p{L}{2,}ed$/u.test(first) && /^(?:the|an?|all|both|over|up|\d.*)$/u.test(second);

function beginsWithVerb(words: string[]): boolean {
  if (isLeadTitle(words)) return false;
  const [first = '', second = ''] = words.map((word) => word.toLowerCase().replace(/[^\p{L}-]/gu, ''));
  // "Triage of up to 70 children" and "design of bridges" name the work.
  if (second === 'of' && !/^(?:dispose|consist|think|approve|take)/u.test(first)) return false;
  if (first === 'do') return /^\p{Ll}/u.test(words[1] ?? '');
  // "Hoist, sling and slide sheet transfers" are things: of verbs in a row the next one is a verb too.
  if (/,$/u.test(words[0] ?? '') && !isPast(first)) return PRESENT_VERBS.has(first) && PRESENT_VERBS.has(second);
  if (/^(?:successfully|effectively|jointly|personally)$/u.test(first)) return isPast(second);
  return ((isPast(first) || PRESENT_VERBS.has(first)) && isVerbIn(words)) || isJoinedVerb(words);
}

/** "Stock accuracy 91 percent", "blocked drains", "certified public accountant": writers left out, 93 of 100 lines beyond it may be said with "I". */
const LEAST_OF_VERB = 0.5;
const isVerbIn = (words: readonly string[]): boolean =>
  /^(?:the|an?|all|my|our|it|them|up|out)$/iu.test(words[1] ?? '') || chanceOfVerb(words.join(' ')) >= LEAST_OF_VERB;

/** Whether a word in small letters is the past form of a verb. */
export function isPast(word: string): boolean {
  if (NOT_DONE.test(word)) return false;
  return IRREGULAR_PAST.has(word) || (/^\p{L}{2,}ed$|^(?:re|co)-\p{L}+ed$/u.test(word) && !NO_PAST_FORM.has(word));
}

/** "Forecast for the peak was 12% too low" and "Support calls fell by half" tell of a thing: their first word is a noun. */
function isStatement(lowered: string): boolean {
  const [first = ''] = lowered.split(/\s+/u);
  if (/\p{L}{2}ed$/u.test(first)) return false;
  const [clause = ''] = lowered.split(/[,;:]/u);
  return STATEMENT.test(clause);
}

/**
 * Notes on a resume are strung together as no sentence is: "own the close; shortened it to 5 days" is joined by "and", "; no findings" by
 * "with", "opened the store, counted the till" by "and", and what follows a semicolon without a verb is left out.
 */
function mendJoints(sentence: string): string {
  const [head = '', ...notes] = sentence.split(/\s*;\s+/u);
  const verb = head.split(/\s+/u)[0]?.toLowerCase() ?? '';
  const joined = notes.map(withVerb).reduce((text, note) => joinNote(text, note, isPast(verb)), head);
  return joinLastDeed(joined);
}

function joinNote(text: string, note: string, isPastHead: boolean): string {
  const first = note.split(/\s+/u)[0]?.toLowerCase() ?? '';
  if (/^(?:no|zero)$/u.test(first)) return `${text}, with ${note}`;
  if (PASSIVE.test(note.toLowerCase())) return text;
  // "forecast cycle went from eight days to five" tells of the cycle.
  if (OF_THING.test(note)) return `${text}; the ${note}`;
  // Two deeds are joined by "and"; a past deed behind a present one, or a third one, begins a clause of its own.
  if (isPast(first)) return isPastHead && !/\sand \p{L}+/u.test(note) ? `${text} and ${note}` : `${text}; I ${note}`;
  // "; 9 last year" counts what was done.
  if (COUNT_BEHIND.test(note)) return `${text} (${note})`;
  return FINITE.test(note) ? `${text}; ${note}` : text;
}
const COUNT_BEHIND = /^(?:about |around )?\d[\d,.]* (?!are\b|is\b|were\b|was\b)(?:\p{Ll}+ ?){1,4}$/u;

/** A noun that has the form of a past verb, with what happened to it. */
const OF_THING =
  /^(?:forecast|cost|cut|broadcast|spread|set|cast|cycle|lead)(?: \p{Ll}+){0,3} (?:went|fell|rose|dropped|grew|came) /u;
/** "food cost from 33% to 30%" lacks its verb. */
const withVerb = (note: string): string =>
  FINITE.test(note)
    ? note
    : note.replace(BARE_CHANGE, (_, thing: string, change: string) => `${withThe(thing)} went ${change}`);
/** "forecast cycle" is one, "costs" and "food cost" need no article. */
const withThe = (thing: string): string => (isPast(thing.split(' ')[0] ?? '') ? `the ${thing}` : thing);
const BARE_CHANGE = /^((?:\p{Ll}+ ){0,3}(?!(?:up|down|back)\b)\p{Ll}+) (from [£$€]?\d[\d.,]*%? to [£$€]?\d)/u;

function joinLastDeed(text: string): string {
  const comma = text.lastIndexOf(', ');
  const rest = text.slice(comma + 2);
  const first = rest.split(/\s+/u)[0] ?? '';
  if (comma > 0 && PASSIVE.test(rest)) return text.slice(0, comma);
  const bound = new RegExp(`^\\S+ (${PREPOSITION})`, 'u');
  const [, preposition] = bound.exec(rest) ?? [];
  // "own the forecast, retrained every night" tells of the forecast, "started on vegetables, finished on the grill" of the writer.
  const isOwn = preposition === undefined || bound.exec(text)?.[1] === preposition;
  // "rejected fewer than ten times" was done by others.
  const isCounted = /^\S+ (?:fewer|less|more|only|once|twice|never|not|every|each|about|over|\d)/u.test(rest);
  const isDeed =
    comma > 0 && !isCounted && isPast(first) && isPast(text.split(/\s+/u)[0]?.toLowerCase() ?? '') && isOwn;
  return isDeed ? `${text.slice(0, comma)} and ${rest}` : text;
}

function firstSentence(line: string): string {
  return (
    line.trim().split(/(?<=[a-z)%][.;])(?<!\b(?:Dr|Mrs?|Ms|St|Prof|Rev|Sgt|Capt|vs|approx)\.)\s+(?=\p{Lu})/u)[0] ?? ''
  );
}

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
