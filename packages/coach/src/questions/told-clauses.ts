import { COMMON_WORDS } from '../text/common-words.ts';
import { FUNCTION_WORDS } from '../text/function-words.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { isKnownVerb, verbOfGerund } from './bare-verbs.ts';
import { baseOf, isPlainVerb } from './phrase-duty.ts';
import { wordsOf } from './words.ts';

/** How the verbs of a sentence stand: "tunes", "tune", "tuning". */
type Form = 'third' | 'base' | 'gerund';
/** What follows the lead, already in `pieces` where it is no row. */
type Predicate = { rest: string; form: Form; pieces?: readonly string[] };

const ADVERB = '(?: (?:also|then|mainly|mostly|normally|usually|often|regularly|largely|chiefly|typically|generally))?';
/** "The job is mainly tempering wheat", "You will be embalming", "Typical work will be drilling". */
const GERUND_LEAD = new RegExp(
  [
    String.raw`^[^.;:!?]{0,90}?(?:\byou(?:'ll| will|'d| would)${ADVERB} be|\b(?:that|this|it) (?:means|involves|includes)`,
    String.raw`|\b(?:one|the other|another) (?:half|part|third) (?:is|will be)|\b(?:the|this|your|typical|main|daily|usual|regular|most|other)`,
    String.raw` (?:\p{L}+ ){0,3}?(?:work|job|role|post|position|days?|weeks?|tasks?|duties|duty|time|rest|mornings?|afternoons?|evenings?|nights?|shifts?`,
    `|hours|season|winters?|summers?|autumns?|springs?)(?: here)?${ADVERB}`,
    String.raw` (?:(?:will|would) )?(?:(?:be|is|are)(?: spent)?|means?|involves?|includes?|covers?|consists? of|go(?:es)? (?:on|into|to))${ADVERB})\s+(?=(?:\p{L}+ly )?\p{L}+ing\b)`,
  ].join(''),
  'iu',
);
/** "About half of your week will be out on the road, doing shifts and checking care plans". */
const TIME_LEAD =
  /^[^.;:!?]{0,40}\b(?:(?:half|part|most|rest) of (?:your|the) (?:week|day|time|job|work)|the (?:other half|rest)|your (?:weeks?|days?|time))\b[^.;:!?]{2,70}?,\s+(?=\p{L}+ing\s)/iu;
/** "After that it is your own show: planned checks, keeping the scales in tolerance". */
const COLON_LEAD = /^[^.;:!?]{0,80}\b(?:you|your|you'(?:ll|re|d))\b[^.;:!?]{0,60}:\s+/iu;
/** "What you will do is walk the intake line". */
const DOING_LEAD =
  /^[^.;:!?]{0,40}\bwhat you(?:'ll| will|'d| would)? (?:be doing|do)(?: here| mostly| mainly| first)? (?:is|will be)(?: to)?\s+(?=\p{Ll})/iu;
/** "What you would actually do: price jobs". */
const WHAT_LEAD =
  /^[^.;:!?]{0,40}\bwhat you(?:'ll| will|'d| would)? (?:actually |really |mostly |mainly )?(?:be doing|do)(?: here| mostly| all day)?:\s+(?=\p{Ll}+\s)/iu;
/** "From planing the wood to setting the pallets". */
const RANGE =
  /\bfrom ((?:\p{L}+ly )?\p{L}+ing [^,.;:]{3,60}?) (?:right |all the way )?(?:to|through to) (\p{L}+ing [^,.;:]{3,60}?)(?=[,.;]|$)/iu;
/** "From the first mail to the last crate: you read the loan list", "And you answer tenders". */
const YOU_LEAD = new RegExp(
  [
    String.raw`^(?:[^:;!]{3,160}:\s+|(?:and|so|then),? |(?:when|once|where|before|after|on|in|at|between|every|each) [^,;:.!?]{2,80}, )`,
    String.raw`you(?:'ll| will|'d| would)?${ADVERB}\s+(?=\p{Ll})`,
  ].join(''),
  'iu',
);
/** "We need two people who can", "Expect to", "The job is to". */
const WISH_LEAD = joinPattern(
  'iu',
  String.raw`^(?:[^.;:!?]{0,40}\b(?:we|I|they|(?:my|our) client)(?:'d| would|'ll| will|'re| are)? (?:now |currently |also )?(?:likes?|wants?|needs?|love`,
  '|seek|ask|wish to (?:appoint|recruit|hire)|wish|looking for|look for|after)',
  String.raw` (?:(?:you to|that you)|(?:some(?:one|body)|(?:an?|two|three|four|five|six|another|more)(?: \p{L}[\p{L}-]*){1,4}?) (?:who (?:can|will|would)|that can|to))`,
  '|some(?:one|body) (?:who|that) (?:will|can|would)|expect to',
  String.raw`|your (?:main |first |key |core |primary )?(?:job|task|role) (?:is|will be) to|the (?:job|task|role|work) (?:here )?(?:is|will be) to)\s+(?=\p{Ll})`,
);
/** "We want a skipper who turns back". */
const WANTED_LEAD =
  /^[^.;:!?]{0,40}\b(?:we|I)(?:'d| would|'ll|'re| are)? (?:want|need|like|looking for|after|seek) (?:some(?:one|body)|an? (?:\p{L}[\p{L}-]* ){0,3}?\p{L}+) (?:who|that) (?=\p{Ll}+s\s)/iu;
const HOLDER = new RegExp(
  [
    '^(?:the |our |an? |each |every )?(?:post ?holder|job ?holder|role ?holder|incumbent|(?:successful |ideal |selected )?(?:candidate|applicant)s?|appointee',
    String.raw`|person (?:appointed|in (?:this|the) (?:post|role|job))|holder of (?:this|the) (?:post|role)|he or she|she or he|he/she|she/he)${ADVERB}\s+`,
  ].join(''),
  'iu',
);
/** "The mooring hand", "our technicians": up to the word that the title has too. */
const SUBJECT = /^(?:the|our|an?|each|every|as (?:our|the|an?)) ((?:\p{L}[\p{L}'-]* ){1,4})/iu;
const AUXILIARY =
  /^(?:(?:will|would) be (?:expected|required|asked) to|will|would|shall|must|has to|have to|is to|are to|is expected to|are expected to)(?: also| then)? /iu;
/** What the employer does. */
const OF_EMPLOYER = /^(?:we|our company|our clients?|our customers?)\b/iu;
const BRACKETS = /(?:^|\s)\([^()]{0,200}\)/gu;
const FEWEST_WORDS = 2;
const FEWEST_PIECES = 2;
/** A longer one is no sentence. */
const MOST_CHARACTERS = 1200;
/** Words in -ing that begin no work. */
const NO_GERUND = joinPattern(
  'iu',
  '^(?:during|including|following|excluding|regarding|concerning|being|having|living|working|looking|earning|getting paid|joining|growing|becoming',
  '|enjoying|knowing|wanting|staying|receiving|using|ensuring|morning|evening|(?:any|every|no|some)thing)$',
);

/**
 * What a sentence tells of the work, each piece as "you will sift flour" or "you will be sifting flour". Empty where the sentence does not surely tell it.
 * `title` is the name of the post: "The miller sifts flour" tells the work of a miller.
 */
export function toldClauses(sentence: string, title: string): string[] {
  if (sentence.length > MOST_CHARACTERS) return [];
  // "One half is making: small parts in copper".
  const text = sentence
    .replace(BRACKETS, '')
    .replace(/\b(is \p{L}{2,}ing): (?=\p{Ll})/u, '$1 ')
    .trim();
  const found = predicateOf(text, title);
  if (found === undefined) return [];
  const pieces = found.pieces ?? splitRow(found.rest.replace(/[\s.!?]+$/u, ''), found.form);
  const clauses = pieces.flatMap((piece) => clauseOf(piece, found.form) ?? []);
  const isSure = found.form !== 'gerund' || isOneGerund(found.rest);
  return clauses.length >= (isSure ? 1 : FEWEST_PIECES) ? clauses : [];
}

/** "Most of your day is spent grading oysters": a verb that is known, with its object. */
function isOneGerund(rest: string): boolean {
  const [, gerund = '', next = ''] = /^(?:\p{L}+ly )?(\p{L}+ing) (\p{L}+)/u.exec(rest) ?? [];
  return (
    next !== '' && !/^(?:and|or|of|in|is|for|to)$/u.test(next) && !NO_GERUND.test(gerund) && !SAYS_KIND.test(gerund)
  );
}
/** "The work is demanding physical labour." */
const SAYS_KIND = joinPattern(
  'iu',
  '^(?:demanding|challenging|rewarding|interesting|exciting|tiring|amazing|outstanding|existing|ongoing|leading|missing|fascinating|satisfying|going',
  '|coming|changing|closing|opening|starting|paying|competing)$',
);

/** "You will receive requisitions, ask for quotes and put the orders onto the system": several pieces of work, though the first verb tells none. */
export function rowOfYou(sentence: string): string[] {
  if (sentence.length > MOST_CHARACTERS) return [];
  const text = sentence.replace(BRACKETS, '').trim();
  const [lead] = PLAIN_YOU.exec(text) ?? [];
  if (lead === undefined) return [];
  const pieces = splitRow(text.slice(lead.length).replace(/[\s.!?]+$/u, ''), 'base');
  const known = pieces.filter((piece) => isVerbOf('base', piece.trim().split(/\s/u)[0] ?? ''));
  return known.length < FEWEST_OF_ROW ? [] : known.flatMap((piece) => clauseOf(piece, 'base') ?? []);
}
const PLAIN_YOU = /^you(?:'ll| will|'d| would) (?:also |then |mainly |mostly )?(?=\p{Ll})/iu;
const FEWEST_OF_ROW = 2;

function predicateOf(text: string, title: string): Predicate | undefined {
  const isOwn = !OF_EMPLOYER.test(text);
  return (isOwn ? rangeIn(text) : undefined) ?? ledIn(text, isOwn) ?? ofHolder(text, title);
}

function rangeIn(text: string): Predicate | undefined {
  const [, start, end] = RANGE.exec(text) ?? [];
  const isOfReader = /\b(?:you|your|work|job|role)\b/iu.test(text);
  return start === undefined || end === undefined || !isOfReader
    ? undefined
    : { rest: '', form: 'gerund', pieces: [start, end] };
}

/** "Main duties include", "your tasks will include but are not limited to:". */
const LIST_LEAD = new RegExp(
  [
    '^(?:(?:your|the|main|key|core|other|typical|usual|daily|day-to-day|principal|regular) ){0,3}(?:duties|responsibilities|tasks)(?: here)?(?: will| may| would)?',
    String.raw` (?:include|involve|cover|comprise|are)(?:,? but (?:are|is) not limited to)?:?\s+(?=(?:\p{L}+ly )?\p{L}+ing\b)`,
  ].join(''),
  'iu',
);
export const namesDuties = (sentence: string): boolean => LIST_LEAD.test(sentence);
const OF_GERUNDS = [LIST_LEAD, GERUND_LEAD, COLON_LEAD, TIME_LEAD];

/** The predicate behind words that lead to work. */
function ledIn(text: string, isOwn: boolean): Predicate | undefined {
  const behind = (lead: RegExp) => {
    const found = lead.exec(text)?.[0];
    return found === undefined ? undefined : text.slice(found.length);
  };
  const listed = behind(WHAT_LEAD);
  if (listed !== undefined) return { rest: listed, form: 'base' };
  const doing = behind(DOING_LEAD);
  if (doing !== undefined) return { rest: doing, form: /^(?:\p{L}+ly )?\p{L}+ing\b/u.test(doing) ? 'gerund' : 'base' };
  const gerunds = isOwn ? OF_GERUNDS.map(behind).find((rest) => rest !== undefined) : undefined;
  if (gerunds !== undefined) return { rest: gerunds, form: 'gerund' };
  const wanted = behind(WANTED_LEAD);
  if (wanted !== undefined && isVerbOf('third', wanted.split(/[\s,]/u)[0] ?? ''))
    return { rest: wanted, form: 'third' };
  const wish = behind(WISH_LEAD);
  if (wish !== undefined) return { rest: wish, form: 'base' };
  const you = behind(YOU_LEAD);
  return you === undefined ? undefined : baseOfYou(you);
}

function ofHolder(text: string, title: string): Predicate | undefined {
  const holder = HOLDER.exec(text)?.[0] ?? subjectOf(text, title);
  if (holder === undefined) return undefined;
  const rest = text.slice(holder.length);
  const auxiliary = AUXILIARY.exec(rest)?.[0];
  if (auxiliary !== undefined) return { rest: rest.slice(auxiliary.length), form: 'base' };
  const [first = ''] = rest.split(/[\s,]/u);
  const form = /s\s+(?:\p{L}+\s)?$/u.test(holder) && !isVerbOf('third', first) ? 'base' : 'third';
  return isVerbOf(form, first) || isVerbOfTrade(form, first, rest) ? { rest, form } : undefined;
}

/** "Our masons carve lettering, dress blocks and fix memorials": a verb that no list has, in a row with others. */
function isVerbOfTrade(form: Form, first: string, rest: string): boolean {
  const isForm = form === 'base' ? !/(?:s|ed|ing|ly)$/u.test(first) : /[^s]s$/u.test(first);
  const [, ...others] = splitRow(rest, form);
  const known = others.filter((piece) => isVerbOf(form, piece.trim().split(/\s/u)[0] ?? ''));
  return isForm && /^\p{Ll}{4,}$/u.test(first) && !isPlainWord(first) && known.length >= FEWEST_BESIDE;
}
const FEWEST_BESIDE = 2;

/** "You need", "you are": nothing that is done. */
function baseOfYou(rest: string): Predicate | undefined {
  const [first = '', next = ''] = rest.split(/[\s,]+/u);
  const isVerb = isKnownVerb(first) || (!isPlainWord(first) && OPENS_OBJECT.test(next));
  return isVerb ? { rest, form: 'base' } : undefined;
}

/** "The mooring hand also " of a sentence about the post itself. */
function subjectOf(text: string, title: string): string | undefined {
  const [lead = '', words = ''] = SUBJECT.exec(text) ?? [];
  const heads = new Set(wordsOf(title).flatMap((word) => [word, `${word}s`, word.replace(/man$/u, 'men')]));
  const opening = lead.length - words.length;
  let end = opening;
  let found: number | undefined;
  for (const word of words.split(' ').slice(0, -1)) {
    end += word.length + 1;
    if (heads.has(word.toLowerCase())) found = end;
  }
  if (found === undefined) return undefined;
  const adverb = /^(?:also|then|mainly|mostly|normally|usually|often|regularly) /iu.exec(text.slice(found))?.[0] ?? '';
  return text.slice(0, found) + adverb;
}

const isPlainWord = (word: string): boolean => COMMON_WORDS.has(word) || FUNCTION_WORDS.has(word);

/** True for a word that can be the verb in its place. */
function isVerbOf(form: Form, word: string): boolean {
  const lower = word.toLowerCase();
  if (form === 'gerund') return /[aeiouy].*ing$/u.test(lower) && !NO_GERUND.test(lower);
  const base = form === 'third' ? baseOf(lower) : lower;
  return base !== undefined && /^\p{Ll}/u.test(word) && isKnownVerb(base);
}

/** Behind a comma or "and": the word that may begin another piece, an adverb aside, and the one behind it. */
const JOINT =
  /(,\s+(?:and\s+|or\s+|then\s+|but\s+also\s+)?|;\s+|\s+and\s+(?:also\s+|then\s+)?)((?:\p{L}+ly\s+)?)(\p{L}[\p{L}-]*)(?=(\s+\S+)?)/gu;
const OPENS_OBJECT =
  /^(?:the|an?|our|your|all|any|each|every|their|its|both|out|up|down|off|over|on|after|for|\d\S*)$/iu;

/** The pieces of a row of verbs; "they" or "you" that says the subject again goes. */
export function splitRow(text: string, form: Form): string[] {
  const plain = text.replace(
    /((?:,|;|\band)\s+(?:and\s+)?)(?:they|you|he|she)(?: (?:also|then))? (?:(?:will|shall) )?(?=\p{Ll})/gu,
    '$1',
  );
  // "In bronze, to close tolerances" is no verb beside one in "-ing".
  const said =
    form === 'gerund'
      ? plain
      : plain.replace(/((?:,|;|\band)\s+(?:and\s+)?)(?:shall|will|to)(?: also)? (?=\p{Ll})/gu, '$1');
  const pieces: string[] = [];
  let from = 0;
  for (const match of said.matchAll(JOINT)) {
    const [, joint = '', , word = '', next = ''] = match;
    const before = said.slice(from, match.index);
    const rest = said.slice(match.index + match[0].length);
    const isRow = next === '' && isVerbOf(form, word) && isRowOfVerbs(form, rest);
    if (!isRow && !beginsPiece(form, { before, joint, word, next: next.trim(), isInRow: pieces.length > 0 })) continue;
    pieces.push(before);
    from = match.index + joint.length;
  }
  // "Butcher fish, cure and smoke it": the object of a verb comes behind the next verb.
  return [...pieces, said.slice(from)].map((piece) =>
    piece.replace(LAST_WORD, (end, word: string) => (isVerbAlone(form, word) ? '' : end)),
  );
}
const LAST_WORD = /, (\p{Ll}+)$/u;
const isVerbAlone = (form: Form, word: string): boolean =>
  isKnownVerb(word) || (form === 'gerund' && /ing$/u.test(word) && verbOfGerund(word) !== undefined);

/** "(Measure), photograph and record the faults": verbs with one object. */
function isRowOfVerbs(form: Form, rest: string): boolean {
  const [, last = ''] = /^, \p{Ll}+(?:, \p{Ll}+)?,? and (\p{Ll}+) \p{L}/u.exec(rest) ?? [];
  return isVerbOf(form, last);
}

/** `isInRow` behind another verb of the row. */
type Place = { before: string; joint: string; word: string; next: string; isInRow: boolean };

function beginsPiece(form: Form, place: Place): boolean {
  const { before } = place;
  // "Embalming and dressing the deceased": the first verb has its object behind the second.
  if (before.trim().split(/\s+/u).length < FEWEST_WORDS) return false;
  if (form === 'gerund') return beginsGerund(place);
  return !VERBS_ALONE.test(before) && beginsVerb(form, place);
}
/** "Stitch, repair and reflock". */
const VERBS_ALONE = /^\p{L}+(?:, \p{L}+)*(?: and \p{L}+)?$/u;

function beginsGerund({ joint, word, next }: Place): boolean {
  const isKnown = verbOfGerund(word.toLowerCase()) !== undefined;
  const isVerb = isVerbOf('gerund', word) || (/^following$/iu.test(word) && /^(?:up|on|through)$/u.test(next));
  return isVerb && next !== '' && (/^[,;]/u.test(joint) || (isKnown && !/^(?:of|and|or|in|on)$/iu.test(next)));
}

function beginsVerb(form: Form, { before, joint, word, next, isInRow }: Place): boolean {
  const lower = word.toLowerCase();
  const base = form === 'third' ? baseOf(lower) : lower;
  if (base === undefined || next === '' || /^(?:and|or|of)$/u.test(next)) return false;
  // "Alarms, water checks and records": among nouns only a word that is nothing else, or an object, tells a verb.
  if (isInNounList(form, before, joint) && !isPlainVerb(base) && !OPENS_OBJECT.test(next)) return false;
  if (isKnownVerb(base))
    return isInRow || /^[,;]/u.test(joint) || OPENS_OBJECT.test(next) || !/s$/u.test(next) || isSureBehindAnd(before);
  // A verb of the trade that no list has shows itself by its object.
  return !isPlainWord(base) && /^(?:the|an?|our|your|each|every|all)$/iu.test(next);
}

/** The item before the joint is short and begins with no verb: "pumps, alarms". */
function isInNounList(form: Form, before: string, joint: string): boolean {
  const item = /,\s+([^,]+)$/u.exec(before)?.[1]?.trim() ?? '';
  const [first = ''] = item.split(/\s/u);
  return /^,/u.test(joint) && item !== '' && item.split(/\s+/u).length <= SHORT_ITEM && !isVerbOf(form, first);
}
const SHORT_ITEM = 3;

/** A plural ends its noun: "greases winches and paints bollards". */
const isSureBehindAnd = (before: string): boolean => /[^s]s$/u.test(before);

/** "Plans and delivers sessions". */
const SECOND_THIRD = /^((?:, \p{Ll}+s)? (?:and|or) )(\p{Ll}+s)(?= \p{L})/u;

/** "Builds features that last and leaves the code better": the object tells the verb. */
const LATER_THIRD = /(\s(?:and|or) )(\p{Ll}+s)(?= (?:the|an?|our|your|their|its|each|every) )/u;

export function clauseOf(piece: string, form: Form): string | undefined {
  const text = piece.trim();
  if (text.split(/\s+/u).length < FEWEST_WORDS) return undefined;
  const [, adverb = '', first = ''] = /^((?:\p{L}+ly )?)(\p{L}[\p{L}-]*)/u.exec(text) ?? [];
  if (form === 'gerund')
    return isVerbOf(form, first) || /^(?:following up|looking after) /iu.test(text) ? `you will be ${text}` : undefined;
  if (form === 'base')
    return /^\p{Ll}/u.test(first) && !FUNCTION_WORDS.has(first) && !/[^e]ed$/u.test(first)
      ? `you will ${text}`
      : undefined;
  const base = baseOf(first.toLowerCase());
  const rest = text
    .slice(adverb.length + first.length)
    .replace(SECOND_THIRD, (found, joint: string, word: string) => {
      const second = baseOf(word);
      return second !== undefined && isKnownVerb(second) ? `${joint}${second}` : found;
    })
    .replace(LATER_THIRD, (_, joint: string, word: string) => `${joint}${baseOf(word) ?? word}`);
  return base === undefined ? undefined : `you will ${adverb}${base}${rest}`;
}
