import { judgeDuties } from '../job/judge-duties.ts';
import { type JudgedLine, readAskingLines, readJudgedLines } from '../job/read-asking-lines.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { isKnownVerb, isShortDuty } from './bare-verbs.ts';
import type { Duty } from './duty.ts';
import { isFirstStep } from './ends-whole.ts';
import { finishDuty, withoutSums } from './finish-duty.ts';
import { isForbiddenQuestion } from './forbidden-question.ts';
import { gerundRow, tellsTypicalDay } from './gerund-row.ts';
import { withHolderNamed } from './holder-lines.ts';
import {
  ADDRESSED,
  isDutyVerb,
  isPlainVerb,
  namesThing,
  type PointForm,
  pointFormOf,
  readVerb,
} from './phrase-duty.ts';
import { withPlainLists } from './plain-lists.ts';
import { proseClauses } from './prose-clauses.ts';
import { splitVerbPhrases, type VerbPlace, withoutLead } from './split-duties.ts';
import { namesDuties, rowOfYou, toldClauses } from './told-clauses.ts';
import { withStretches } from './with-stretches.ts';
import { contentStems, overlapOf } from './words.ts';

const FEWEST_WORDS = 3;
/** As much as can be listened to. */
const MOST_WORDS = 18;
/** A point that begins with a verb is cut to what is said later on. */
const MOST_OF_POINT = 26;
/** A part of a sentence of several duties with fewer words hardly says what it is about. */
const FEWEST_OF_PART = 3;
const MOST_DUTIES = 24;
/** Of lines judged so, 95 in a hundred were duties of advertisements left out of training. */
const LEAST_CERTAINTY = 0.6;
/** For one that says "you will" and what: from here on nearly all of those left out were duties. */
const LEAST_OF_TOLD = 0.1;
/** A point that begins with a verb in -ing tells work where the sentence asks for something at all. */
const LEAST_ASKS_OF_WORK = 0.5;
/** For one without a verb. */
const LEAST_OF_QUOTE = 0.75;
/** Where a long duty can end and still be whole. */
const CLOSINGS = [
  /\s*;.*$/u,
  /\s+[-–—]+\s.*$/u,
  /,?\s+(?:incl\.?|especially|particularly)\s.*$/iu,
  /,?\s+(?:then|which|who|where|while|whilst|because|so that|so|but|though|although|if you|including|ensuring|making sure)\s.*$/iu,
];
/** A figure of pay or an address belongs to no duty. */
const FOREIGN = new RegExp(
  String.raw`[€£$@]|https?:|www\.|\b(?:salary|pay|bonus|pension|holiday|holidays|benefits|apply|cv|résumé|resume|equal opportunit\w+|disability` +
    '|twenty-something|probation|(?:other|related|any) (?:duties|work|tasks)|duties as (?:required|assigned))\\b',
  'iu',
);
/** A sentence, or words that point to another one: no name of a piece of work. */
const NO_NAME = joinPattern(
  'iu',
  '^(?:many|some|several|various|most|more|other|another|no|not|if|when|as|twice|once|during|between|after|before)\\b',
  "|\\b(?:you|we|I|he|she|they|'ll|'re|is|are|was|were|must|should|can|will|would|expected|required)\\b",
  String.raw`|\b(?:essential|desirable|preferred|experience|knowledge|understanding|skills?|ability|qualified|comfortable|confident|willing|able)\b`,
);
/** "Feeding calves by bottle." is a point of a list too, and so are several phrases between semicolons. */
const NAMES_ONLY = /^(?!During )\p{Lu}\p{L}+ing\s(?!.*[.!?]\s)|;.*;/u;
/** A pronoun at the beginning for a thing of another sentence. */
const UNBOUND = joinPattern(
  'iu',
  String.raw`^(?:be )?\S+ (?:(?:\S+ ){0,2}(?:(?:them|they|it|this|these|those)\b|that(?=$|[.,;]| (?:to|for|with|in|on|at|by|from|and|or|as)\b))|(?:and \S+ )?(?:their|his|her|its)\s`,
  '|what you (?!do|find|know|see))',
);

/**
 * The duties that an advertisement plainly names, in its order; never throws. Company texts, benefits and legal notes are left out. With the `title` of the
 * post, sentences that tell what such a person does are read too.
 */
export function readDuties(description: string, title = ''): Duty[] {
  const duties: Duty[] = [];
  const ofLines = readDutyLines(description, title).flatMap(wholeDutiesOfLine);
  for (const duty of withStretches(description, ofLines, (clause) => phraseDuty(clause, undefined, false)))
    if (!duties.some((other) => isSameDuty(other.text, duty.text))) duties.push(duty);
  return duties.slice(0, MOST_DUTIES);
}

const wholeDutiesOfLine = (read: DutyLine): Duty[] =>
  dutiesOfLine(read).filter(({ text }) => !isFirstStep(text, read.line.text));

function dutiesOfLine(read: DutyLine): Duty[] {
  const told = read.told.flatMap((clause) => phraseDuty(clause, undefined, false) ?? []);
  const row = gerundRow(read.line.text).flatMap((piece) => dutyOfGerund(piece, read.certainty) ?? []);
  // "You will take charge of the site, chairing meetings and checking deliveries": both.
  const isMixed = row.length >= FEWEST_OF_ROW;
  if (told.length > 0)
    return [
      ...told.map((duty) => ({ ...duty, ...(isMixed ? withoutRow(duty.text) : {}), certainty: read.certainty })),
      ...row,
    ];
  const duties = phrasedDuties(read);
  return duties.length > 0 ? duties : row;
}

const FEWEST_OF_ROW = 2;
const withoutRow = (text: string): { text: string } => ({
  text: text.replace(/^(?!be )(.*?), \p{L}{3,}ing \p{L}.*$/u, '$1'),
});

function dutyOfGerund(piece: string, certainty: number): Duty | undefined {
  const text = finish(`be ${piece}`);
  return text === undefined ? undefined : { form: 'verb', text, certainty };
}

function phrasedDuties({ line, certainty, point }: DutyLine): Duty[] {
  return withoutLead(withoutLabel(line.text.replace(BRACKETS, '').replace(/, and to (?=\p{Ll}+\s)/gu, ' and ')))
    .split(OUTER_SEMICOLON)
    .flatMap((segment) => {
      const clauses = splitClauses(segment);
      // Only a whole phrase is quoted.
      const isQuotable = point !== undefined && certainty >= LEAST_OF_QUOTE && clauses.length === 1;
      return [
        ...listedWork(segment).map((text) => ({ form: 'thing' as const, text })),
        ...clauses.flatMap((clause) => phraseDuty(clause, point, isQuotable) ?? []),
      ];
    })
    .map((duty) => ({ ...duty, certainty }));
}
/** Commas within brackets part no duties. */
const BRACKETS = /\s\([^()]{0,200}\)/gu;
const OUTER_SEMICOLON = /;\s+(?![^()]{0,200}\))/u;

/** `point` is the form of the list that the line is a point of, `told` the pieces of work that a sentence tells. */
type DutyLine = { line: JudgedLine; certainty: number; point: PointForm | undefined; told: readonly string[] };

function readDutyLines(description: string, title: string): DutyLine[] {
  const lines = withHolderNamed(withPlainLists(readJudgedLines(description)), title);
  const certainties = judgeDuties(lines);
  const sure = lines.flatMap((line, at) => {
    const judged = certainties[at] ?? 0;
    const isPlain = isToldLine(line, judged) || isAmongDuties(lines, certainties, at);
    const told = toldIn(line, judged, title, isPlain);
    const isSaid = told.length > 0 || isPlain;
    const isWork = isWorkInList(line) && (line.kind === 'duty' || judged >= LEAST_OF_WORK);
    const least = isWork ? LEAST_OF_QUOTE : line.isHeaded ? LEAST_OF_HEADED : 0;
    const certainty = Math.max(judged, isSaid ? LEAST_CERTAINTY : least);
    return certainty >= LEAST_CERTAINTY && !line.isNice ? [{ line, certainty, told, isPoint: isPoint(line) }] : [];
  });
  const form = pointFormOf(sure.flatMap((duty) => (duty.isPoint ? [duty.line.text] : [])));
  return sure.map(({ isPoint, ...read }) => ({ ...read, point: isPoint ? form : undefined }));
}

/** The pieces of work that a sentence outside a list tells. What it asks of the person is less surely work. */
function toldIn({ text, kind, isItem }: JudgedLine, judged: number, title: string, isPlain: boolean): string[] {
  const least = kind === 'requirement' ? LEAST_OF_ASKED : LEAST_OF_ANY;
  if (isItem || (kind === 'legal' && !namesDuties(text)) || judged < least) return [];
  const clauses = kind === 'benefit' && !(judged >= LEAST_OF_WORK && IS_YOURS.test(text)) ? [] : proseClauses(text);
  const others = toldClauses(text, title).filter((clause) => !SAYS_TIME.test(clause));
  const told = clauses.length >= others.length ? withNew(clauses, others) : others;
  if (kind === 'benefit')
    return told.length < FEWEST_OF_BENEFIT && !OF_WORK.test(text) && clauses.length === 0 ? [] : told;
  if (isPlain || kind === 'requirement') return told;
  const row = rowOfYou(text);
  return row.length > told.length ? row : told;
}
/** "You'd be looking after our payroll" stands among words of pay. */
const IS_YOURS =
  /^you(?:'ll|'d| will| would) (?:also )?(?!(?:be )?(?:get|gett|receiv|earn|enjoy|benefit|paid|hav|need)\p{Ll}*\b)/iu;
/** "Your main task will be to translate, but you will also proofread": each reader finds another part. */
const withNew = (clauses: readonly string[], others: readonly string[]): string[] => [
  ...others
    .map((other) => other.replace(/,? (?:but|and|while|then) you(?:'ll|'d| will| would)? .*$/u, ''))
    .filter((other) => !clauses.some((clause) => other.includes(clause) || isSameDuty(other, clause))),
  ...clauses,
];
/** "You will spend two weeks there" says only when. */
const SAYS_TIME = /^you will (?:be )?(?:spend(?:ing)?|record keeping|remain(?:ing)?|stay(?:ing)?)\b/u;
/** "Typical work will be repairing, pointing and drawing" among what is offered. */
const FEWEST_OF_BENEFIT = 3;
const OF_WORK = /\b(?:work|job|tasks?|role|spent)\b/iu;
const LEAST_OF_ASKED = 0.0004;
const LEAST_OF_ANY = 0.0015;

/** "You'll sort the post" says by its form what is to be done. */
function isToldLine({ text, kind }: JudgedLine, judged: number): boolean {
  const least = tellsSeveral(text) ? LEAST_OF_SEVERAL : LEAST_OF_TOLD;
  if (judged >= least && isTold(text, kind !== 'requirement' && kind !== 'benefit')) return true;
  const isOpen = kind !== 'requirement' && kind !== 'benefit' && kind !== 'legal';
  return (isOpen || tellsTypicalDay(text)) && gerundRow(text).length > 0;
}

/** "You will ask for quotes, put the orders onto the system and match the invoices." */
function tellsSeveral(text: string): boolean {
  const lead = ADDRESSED.exec(withoutLead(text))?.[0] ?? '';
  if (!/\b(?:will|would)\b|'ll|'d/iu.test(lead)) return false;
  const verbs = [...text.matchAll(/(?:,\s|\band\s)(\p{Ll}+)(?=\s)/gu)].filter(([, word = '']) => isPlainVerb(word));
  return verbs.length >= FEWEST_OF_SEVERAL;
}
const FEWEST_OF_SEVERAL = 2;
const LEAST_OF_SEVERAL = 0.03;

/** `isPresent` where "you sort the post" tells work too, not what the person brings. */
function isTold(text: string, isPresent: boolean): boolean {
  const clause = withoutLead(text);
  const lead = ADDRESSED.exec(clause)?.[0] ?? '';
  const [first = ''] = clause.slice(lead.length).split(/[\s,]/u);
  const isAddressed = /\b(?:will|would)\b|'ll|'d/iu.test(lead) || (isPresent && /^(?:.*\s)?you\s+$/iu.test(lead));
  return (
    isAddressed && (isDutyVerb(first.toLowerCase()) || (/\bbe\s+$/iu.test(lead) && /^\p{Ll}{3,}ing$/u.test(first)))
  );
}

/** A point that begins with a verb, in a list whose other points are duties: "Lead a team of nine across two services". */
function isAmongDuties(lines: readonly JudgedLine[], certainties: readonly number[], at: number): boolean {
  const line = lines[at];
  const [first = ''] = line?.text.split(/[\s,]/u) ?? [];
  const isVerb = isDutyVerb(first.toLowerCase()) || isKnownVerb(first.toLowerCase());
  if (line === undefined || line.isNice || !isListed(line) || !isVerb) return false;
  // A line below "you will:".
  if (line.isLed && (certainties[at] ?? 0) >= LEAST_OF_LED) return true;
  const near = [-2, -1, 1, 2].map((step) => at + step).filter((index) => lines[index] && isListed(lines[index]));
  return near.filter((index) => (certainties[index] ?? 0) >= LEAST_CERTAINTY).length >= FEWEST_NEAR;
}
const FEWEST_NEAR = 2;
const LEAST_OF_LED = 0.2;
const isListed = ({ isItem, isLed }: JudgedLine): boolean => isItem || isLed;

/** "Unloading trailers with a counterbalance truck" as a point of a list. */
function isWorkInList({ text, isItem, asks }: JudgedLine): boolean {
  const plain = withoutLabel(text);
  const [first = ''] = plain.split(/\s/u);
  const isWork = /ing$/u.test(first) || plain !== text;
  return isItem && asks >= LEAST_ASKS_OF_WORK && isWork && isDutyVerb(first.toLowerCase());
}
/** "Driving licence for car with trailer" is no work, however it begins. */
const LEAST_OF_WORK = 0.03;
/** "Underwater concrete pours" below "THE JOB". */
const LEAST_OF_HEADED = 0.8;

/** "Training: compile the plan" as "compile the plan". */
function withoutLabel(text: string): string {
  const [label = '', verb = ''] = /^[^:.;,]{2,40}:\s+(?:\p{L}+ly\s)?(\p{Ll}+)/u.exec(text) ?? [];
  return label !== '' && isPlainVerb(verb) ? text.slice(text.indexOf(':') + 1).trim() : text;
}

/** "The rest is for the work behind the play: risk assessments, medication audits" names several pieces of work. */
function listedWork(text: string): string[] {
  const at = text.indexOf(': ');
  const list = at < 0 ? text : text.slice(at + 2);
  const parts = list.split(/,\s+(?:and\s+)?/u).map((part) => part.replace(/[.\s]+$/u, ''));
  if (parts.length < FEWEST_LISTED || (at < 0 && !OPENS_LIST.test(parts[0] ?? ''))) return [];
  return parts.map((part) => part.charAt(0).toLowerCase() + part.slice(1)).filter((part) => NAMED_WORK.test(part));
}
const FEWEST_LISTED = 3;
/** "Clinical governance, SOPs, incident reporting": a noun first. */
const OPENS_LIST = /^\p{L}+ \p{L}+(?:[ts]ion|ment|ance|ysis|ing|audits?|reviews?)$/u;
const NAMED_WORK =
  /^\p{Ll}+(?: \p{Ll}+){1,4}$(?<=(?:[ts]ions?|ments?|ances?|ysis|reporting|planning|handling|testing|audits?|reviews?|checks?|plans?|reports?|inspections?))(?<!^\p{Ll}+ing\b.*)/u;

/** A whole sentence outside a list is none. */
const isPoint = ({ text, isItem }: JudgedLine): boolean => isItem || !/[.!?]$/u.test(text) || NAMES_ONLY.test(text);

/** The sentences of an advertisement that say what is to be done or asked for, without company, benefits and legal notes. */
export function readAskingText(description: string): string {
  return readAskingLines(description)
    .map(({ text }) => text)
    .join('\n');
}

/** "You plan the rota and you order stock" holds two duties, and so does "plan the rota and order the stock". */
function splitClauses(text: string): string[] {
  return text.split(/(?:,\s+(?:and\s+)?|\s+and\s+)(?=you(?:'ll| will)?\s)/u).flatMap((clause) => {
    const lead = ADDRESSED.exec(clause)?.[0];
    if (lead === undefined) {
      const isOpened = isDutyVerb(clause.split(/[\s,]/u)[0]?.toLowerCase() ?? '');
      return isOpened ? splitPoint(clause) : [clause];
    }
    const isGerund = /\b(?:be|for|include|includes|involves)\s+$/iu.test(lead);
    const isVerb = (place: VerbPlace) =>
      isGerund
        ? /[aeiouy].*ing$/u.test(place.word) &&
          (isDutyVerb(place.word) || (place.isBehindComma && isPlainGerund(place.word)))
        : isSurelyVerb(place) || (place.isBehindComma && isBaseVerb(place.word));
    return splitLong(clause.slice(lead.length), isVerb).map((part) => `${lead}${part}`);
  });
}

/** Short parts stay together where the whole can be listened to: "talk with the couple" alone does not say about what. */
function splitLong(text: string, isVerb: (place: VerbPlace) => boolean): string[] {
  const parts = splitVerbPhrases(text, isVerb, FEWEST_OF_PART);
  return parts.flatMap((part) => (countWords(part) > MOST_WORDS ? splitVerbPhrases(part, isVerb) : [part]));
}

/** "Rectifying", but not "including". */
const isPlainGerund = (word: string): boolean =>
  !/^(?:including|excluding|during|following|regarding|using|ensuring)$/u.test(word);
/** "Plant passports" may be things; "plant the borders" is work. */
const isSurelyVerb = ({ word, object }: VerbPlace): boolean =>
  isPlainVerb(word) ||
  (isBaseVerb(word) && /^(?:the|a|an|our|your|all|any|each|every|their|its|as|\d\S*)$/iu.test(object));
/** "Prepare samples and run the instrument" stays whole where it is short enough: what instrument, only the whole says. */
function splitPoint(text: string): string[] {
  const parts = splitVerbPhrases(text, (place) => isSurelyVerb(place) && !pointsBack(place));
  return parts.flatMap((part) => (countWords(part) > MOST_WORDS ? splitVerbPhrases(part, isSurelyVerb) : [part]));
}
const pointsBack = ({ isBehindAnd, object }: VerbPlace): boolean => isBehindAnd && /^(?:the|their|its)$/iu.test(object);
const isBaseVerb = (word: string): boolean => isDutyVerb(word) && !/ing$/u.test(word);

function phraseDuty(
  clause: string,
  point: PointForm | undefined,
  isQuotable: boolean,
): Omit<Duty, 'certainty'> | undefined {
  const lead = ADDRESSED.exec(clause)?.[0] ?? '';
  const rest = clause.slice(lead.length).replace(/^(?:and(?:, not least)?|also|then|to|able to|ability to),?\s+/iu, '');
  // "To prepare the budget" as a point begins with a verb for sure.
  const isInfinitive = /^to\s+\p{Ll}/iu.test(clause.slice(lead.length));
  const verb = readVerb(rest, lead === '' && isInfinitive ? 'you will ' : lead, point);
  const text = finish(verb ?? (lead === '' && isQuotable ? rest : ''), verb === undefined ? MOST_WORDS : MOST_OF_POINT);
  if (text === undefined || LEADS_ON.test(text) || (verb === undefined && NO_NAME.test(text))) return undefined;
  if (verb !== undefined)
    return { form: 'verb', text: withLastAnd(text), ...(lead === '' ? {} : { isTold: true as const }) };
  if (/^(?:be|is|are)\b/iu.test(text)) return undefined;
  return { form: namesThing(text) ? 'thing' : 'words', text };
}

/** "Duties, under the direction of the principal, include" leads to a list; "coach and, when it has to be done" is torn. */
const LEADS_ON = /\b(?:includes?|including|following|are|is|such as)$|\band,\s|\bsuch (?!as\b)\p{L}+s\b/iu;

/** "Write the tests, maintain the rig" as "write the tests and maintain the rig". */
function withLastAnd(text: string): string {
  const comma = text.lastIndexOf(', ');
  const [next = ''] = text.slice(comma + 2).split(/\s/u);
  const joined = /\s(?:and|or|&)\s+(\p{L}+)/u.exec(text.slice(comma));
  const isLoose =
    comma > 0 &&
    (joined ? isPlainVerb(next) && !isBaseVerb(joined[1] ?? '') : isBaseVerb(next) || isPairedGerund(text, next));
  return isLoose ? `${text.slice(0, comma)} and ${text.slice(comma + 2)}` : text;
}

/** "Be driving sales, delivering service". */
const isPairedGerund = (text: string, next: string): boolean => text.startsWith('be ') && isDutyVerb(next);

function finish(said: string, most = MOST_WORDS): string | undefined {
  const finished = finishDuty(
    withoutSums(said)
      .replace(/\s+/g, ' ')
      .replace(/(?<=\p{Lu}) \/ (?=\p{Lu})/gu, '/')
      .replace(/(?<=\d) [-–—] (?=\d)/gu, ' to ')
      .replace(/\s(?:by )?yourself(?=$|[,.]|\sand\b)/gu, '')
      .replace(/,?\s+(?:incl\.?|including|such as)\s.*$/iu, '')
      .replace(/\s(?:anyway|though)$/iu, '')
      .replace(/,?\s+if you (?:must|can|have to|need to|like)\b.*$/iu, '')
      .replace(/,?\s+without \p{L}+ing (?:them|him|her|it)\b.*$/iu, '')
      .replace(/,?\s+and (?:occasionally|sometimes|now and then|maybe|perhaps)\s.*$/iu, '')
      .replace(/[\s.,;:!?]+$/u, ''),
  );
  const text = shorten(finished ?? '', most);
  if (!text || FOREIGN.test(text) || UNBOUND.test(text) || isForbiddenQuestion(text)) return undefined;
  return text;
}

/** Cut at the first place where the rest can go, or undefined where a sentence this long cannot be cut safely. */
function shorten(text: string, most: number): string | undefined {
  let short = text.replace(/(?:\s+|^)\([^)]*\)/gu, '');
  for (const closing of CLOSINGS) {
    if (countWords(short) <= most && !/[;–—]| - /u.test(short)) break;
    short = short.replace(closing, '');
  }
  short = short.replace(/[\s.,;:]+$/u, '');
  const words = countWords(short);
  if (words > most || (words < FEWEST_WORDS && !isShortDuty(short))) return undefined;
  return /[.!?"“”()[\]{}<>*_|/\\]/u.test(
    short.replace(/\b[A-Z]+\([A-Z]+\)[A-Z]*|\b(?:[A-Z]\.)+|\d[.,]\d|\b[\w&]+(?:\/[\w&]+)+\b|\.NET\b/gu, ''),
  )
    ? undefined
    : short
        .replace(/\/(?=(?:year|month|week|day|night|hour|shift)\b)/gu, ' a ')
        .replace(/(\p{Ll}{3}) ?\/ ?(?=\p{Ll}{3})/gu, '$1 or ');
}

function countWords(text: string): number {
  return text.split(/\s+/).length;
}

const SAME_SHARE = 0.5;
const FEWEST_SHARED = 2;
/** "Plan the rosters against the wage budget" and "Rostering and wage cost control". */
export function isSameDuty(left: string, right: string): boolean {
  const [one, other] = [contentStems(left), contentStems(right)];
  const share = overlapOf(one, other);
  return share === 1 || (share >= SAME_SHARE && share * Math.min(one.size, other.size) >= FEWEST_SHARED);
}
