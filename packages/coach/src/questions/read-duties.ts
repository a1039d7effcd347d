import { DUTY_VERBS } from '../entities/duty-verbs.ts';
import { type JudgedLine, readAskingLines, readJudgedLines } from '../job/read-asking-lines.ts';
import { FUNCTION_WORDS } from '../text/function-words.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { finishDuty } from './finish-duty.ts';
import { isForbiddenQuestion } from './forbidden-question.ts';
import { OCCUPATIONS } from './occupations.ts';
import { splitVerbPhrases, withoutLead } from './split-duties.ts';
import { wordsOf } from './words.ts';

/** A duty of an advertisement, fit to be said. */
export type Duty = {
  /** `verb` goes after "You would": "carry out dead and live tests"; `noun` before "is part of": "replacement of ropes". */
  form: 'verb' | 'noun';
  text: string;
  /** From 0 to 1: how surely its sentence says what is to be done. */
  certainty: number;
};

const FEWEST_WORDS = 3;
const MOST_WORDS = 24;
const MOST_DUTIES = 24;
const LEAST_CERTAINTY = 0.6;
/** For one that says "you will". */
const LEAST_OF_TOLD = 0.45;
/** For a sentence that is read as a requirement and begins like a duty. */
const SURE = 0.9;
/** What may come before the verb where the reader is spoken to; the verb that follows is in its base form or ends in -ing. */
const ADDRESSED = joinPattern(
  'iu',
  '^(?:(?:in this (?:role|job|position|post)|day to day|on a typical (?:day|shift)|most days|as (?:an?|our|the) [^,]{3,40}|here|there|typically',
  String.raw`|mainly|mostly|on top of that|after \w+|each \w+|every \w+),?\s+)?(?:you(?:'ll| will|'d| would)(?: (?:also|then|mainly|mostly|usually|often`,
  '|regularly|typically|need to|be expected to|be asked to|be required to|be responsible for|be))?|you(?: (?:also|then|mainly|mostly|usually',
  '|often|regularly))?|(?:he or she|she or he) will|the (?:successful candidate|postholder|post holder|jobholder|job holder|role holder|ideal candidate|candidate) (?:will',
  "|would)(?: (?:be responsible for|be|also))?|(?:you(?:'ll| will) )?(?:be )?responsible for|your (?:job|role|work|task) (?:is|will be) to",
  String.raw`|duties include|responsibilities include|this (?:role|job) involves)\s+`,
);
/** A verb of the reader's state says what is asked, not what is done; "be" cannot follow "you would". */
const NO_DUTY = joinPattern(
  'iu',
  '^(?:have|need|bring|hold|possess|know|like|love|enjoy|want|receive|get|earn|join|become|report|belong|thrive|must|should|can|may|might|could',
  "|are|were|is|was|will|would|'|do not|don't|not|never|be|apply|send|expect|benefit|feel|learn|gain|grow|understand|speak|live|see|think",
  String.raw`|believe|care|fit|work for|work at|work with us|meet us|hear|contact|email|ring|call us|text|(?:meet|pass|satisfy) (?:\S+ ){0,4}?`,
  String.raw`(?:standards?|criteria|requirements?|checks?|tests?)|work (?:\S+ ){0,6}?(?:days?|shifts?|hours|weekends?|nights?|pattern|rota))\b`,
);
const DETERMINER =
  /^(?:the|a|an|our|your|all|any|each|every|their|its|new|daily|weekly|monthly|up|out|on|with|for|to|and|first|two|three|four|\d\S*)$/iu;
/** "Clinically check"; "reply", "apply" and "supply" are verbs. */
const isAdverb = (word: string): boolean =>
  /^\p{L}{3,}ly$/iu.test(word) && !/^(?:re|ap|sup|comp|multip|im)ply$|^(?:rely|assembly)$/iu.test(word);
/** Where a long duty can end and still be whole. */
const CLOSINGS = [
  /\s*[;(].*$/u,
  /\s+[-–—]+\s.*$/u,
  /,?\s+(?:then|which|who|where|while|whilst|because|so that|so|but|though|although|as well as|including|ensuring|making sure)\s.*$/iu,
];
/** A figure of pay or an address belongs to no duty. */
const FOREIGN = new RegExp(
  String.raw`[€£$@]|https?:|www\.|\b(?:salary|pay|bonus|pension|holiday|holidays|benefits|apply|cv|résumé|resume|equal opportunit\w+|disability` +
    '|twenty-something|probation|(?:other|related) duties|duties as (?:required|assigned))\\b',
  'iu',
);

/** The duties that an advertisement plainly names, in its order; never throws. Company texts, benefits and legal notes are left out. */
export function readDuties(description: string): Duty[] {
  const duties: Duty[] = [];
  for (const line of withListsOfDuties(readJudgedLines(description))) {
    const certainty = certaintyOf(line);
    if (certainty === undefined) continue;
    for (const clause of splitAddressed(withoutLead(line.text))) {
      const duty = phraseDuty(clause, line.isItem, line.kind === 'duty');
      if (duty && !duties.some((other) => sameWords(other.text, duty.text))) duties.push({ ...duty, certainty });
    }
  }
  return duties.slice(0, MOST_DUTIES);
}

/** A list of which most points are duties is one of duties: "ringing nervous patients the day before" among them is one too. */
function withListsOfDuties(lines: readonly JudgedLine[]): JudgedLine[] {
  const judged: JudgedLine[] = [];
  for (let from = 0; from < lines.length; ) {
    let to = from + 1;
    while (lines[from]?.isItem === true && lines[to]?.isItem === true) to += 1;
    const list = lines.slice(from, to);
    const duties = list.filter(({ kind }) => kind === 'duty');
    const isOfDuties = list.length > 1 && 2 * duties.length > list.length;
    for (const line of list)
      judged.push(isOfDuties ? { ...line, kind: 'duty', asks: Math.max(line.asks, LEAST_CERTAINTY) } : line);
    from = to;
  }
  return judged;
}

/** How surely the line says what is to be done; undefined where that is not sure enough. */
function certaintyOf({ text, kind, asks }: JudgedLine): number | undefined {
  if (kind === 'duty' && (asks >= LEAST_CERTAINTY || (asks >= LEAST_OF_TOLD && YOU_WILL.test(withoutLead(text)))))
    return asks;
  // "You'll check guests in and out" says it by its form, even where the sentence sounds like something else.
  if (kind !== 'legal' && kind !== 'label' && isTold(withoutLead(text))) return kind === 'benefit' ? asks : TOLD;
  return kind === 'requirement' && asks >= SURE && /^(?:to|able to)\s/iu.test(text) ? asks / 2 : undefined;
}
const TOLD = 0.7;

/** True for a sentence that tells the reader what they will do: "you will" and a verb of duties, or "you" and several of them. */
function isTold(text: string): boolean {
  const lead = YOU_WILL.exec(text)?.[0];
  if (lead === undefined) return false;
  const rest = text.slice(lead.length);
  const [first = '', second = ''] = rest.split(/\s+/);
  const word = (isAdverb(first) ? second : first).toLowerCase().replace(/[^\p{L}-]/gu, '');
  if (!isDutyVerb(word) || NO_DUTY.test(rest)) return false;
  return lead.trim().toLowerCase() !== 'you' || splitVerbPhrases(rest, (verb) => DUTY_VERBS_SET.has(verb)).length > 1;
}
const YOU_WILL = joinPattern(
  'iu',
  "^(?:(?:he or she|she or he|the (?:successful candidate|post ?holder|job ?holder)) will|you(?:'ll| will)?)(?: (?:also|then|mainly|mostly|usually",
  '|often|regularly|be expected to|be asked to|be responsible for|be))* ',
);

/** A verb of duties in its base form or ending in -ing. */
function isDutyVerb(word: string): boolean {
  return DUTY_VERBS_SET.has(word) || basesOf(word).some((base) => word.endsWith('ing') && DUTY_VERBS_SET.has(base));
}

/** The sentences of an advertisement that say what is to be done or asked for, without company, benefits and legal notes. */
export function readAskingText(description: string): string {
  return readAskingLines(description)
    .map(({ text }) => text)
    .join('\n');
}

/** "You plan the rota and you order stock" holds two duties, and so does "you will plan the rota and order stock". */
function splitAddressed(text: string): string[] {
  return text.split(/(?:[,;]\s+(?:and\s+)?|\s+and\s+)(?=you(?:'ll| will)?\s)/u).flatMap((clause) => {
    const lead = ADDRESSED.exec(clause)?.[0];
    if (lead === undefined) return [clause];
    const isGerund = /\b(?:be|for|include|includes|involves)\s+$/iu.test(lead);
    const isVerb = (word: string) => (isGerund ? /ing$/u.test(word) && isDutyVerb(word) : DUTY_VERBS_SET.has(word));
    return splitVerbPhrases(clause.slice(lead.length), isVerb).map((part) => `${lead}${part}`);
  });
}

function phraseDuty(clause: string, isItem: boolean, isDuty: boolean): Omit<Duty, 'certainty'> | undefined {
  const addressed = ADDRESSED.exec(clause);
  const rest = clause.slice(addressed?.[0].length ?? 0).replace(/^(?:and|also|then|to|able to|ability to)\s+/iu, '');
  const verb = readVerb(rest, isItem && isDuty, addressed?.[0] ?? '');
  const noun = verb === undefined && isItem && isDuty && addressed === null && NOUN_DUTY.test(rest) ? rest : undefined;
  const said = finishDuty((verb ?? noun ?? '').replace(/\s+/g, ' ').replace(/[\s.,;:!?]+$/u, ''));
  const text = shorten(said ?? '');
  if (!text || FOREIGN.test(text) || UNBOUND.test(text) || isForbiddenQuestion(text)) return undefined;
  return { form: verb === undefined ? 'noun' : 'verb', text };
}
/** "Replacement of ropes and brakes". */
const NOUN_DUTY =
  /^(?!understanding|experience|possession|evidence|awareness)\p{L}+(?:ment|tion|sion|ance|ence|ysis|al|ing|rescue|care|support|repair|design|control)\s+(?:of|and \p{L}+ of)\s/iu;
/** A pronoun at the beginning for a thing of another sentence. */
const UNBOUND = /^(?:be )?\S+ (?:\S+ ){0,2}(?:them|they|it|this|these|those|that)\b/iu;

/** The clause from its verb on, "be" before a form in -ing; undefined where its first word is not surely a verb. */
function readVerb(rest: string, isItem: boolean, lead: string): string | undefined {
  const opening = readOpening(rest);
  if (opening === undefined) return undefined;
  const { word, next, withForm } = opening;
  if (/[aeiouy].*ing$/iu.test(word) && word.length > 4) return readGerund(opening, rest);
  // "You'll be used to deciding" names no duty.
  if (/responsible for|include|involves|\bbe\s+$/iu.test(lead)) return undefined;
  // Nor does "Time spent listening in".
  if (/^(?:spent|given|taken|made|used)$/iu.test(next)) return undefined;
  if (DUTY_VERBS_SET.has(word)) return withForm(word);
  if (lead === '') return readUnaddressed(opening, isItem);
  return IS_PLAIN_YOU.test(lead) && !DETERMINER.test(next) ? undefined : withForm(word);
}

/** The first word of a clause, an adverb aside, if it may be a verb. It has a small initial letter. */
type Opening = {
  word: string;
  next: string;
  /** The clause with another form of the word. */
  withForm: (form: string) => string;
};

function readOpening(clause: string): Opening | undefined {
  const words = clause.split(/\s+/);
  const at = isAdverb(words[0] ?? '') && words.length > 1 ? 1 : 0;
  const marked = words[at] ?? '';
  const first = marked.replace(/[,;:]$/u, '');
  const next = words[at + 1] ?? '';
  if (!/^\p{L}[\p{L}-]*$/u.test(first) || DETERMINER.test(first) || NO_DUTY.test(clause)) return undefined;
  if (/^\p{L}+ing$/u.test(next) && isFunctionWord(words[at + 2])) return undefined;
  const adverbs = words.slice(0, at).map((word) => word.toLowerCase());
  // "Weekly payroll for 19" has no verb behind its first word.
  if (at > 0 && !isDutyVerb(first.toLowerCase())) return undefined;
  return {
    word: `${first.charAt(0).toLowerCase()}${first.slice(1)}`,
    next,
    withForm: (form) => [...adverbs, form + marked.slice(first.length), ...words.slice(at + 1)].join(' '),
  };
}

/** "Running checks" as "run checks", with "be" before it if the form has to stay; undefined for a noun in -ing. */
function readGerund({ word, next, withForm }: Opening, clause: string): string | undefined {
  if (next === 'of' || NO_GERUND.test(word) || NOUN_BESIDE.test(clause)) return undefined;
  const plain = plainVerbOf(word);
  return plain === undefined || joinsGerund(clause) ? `be ${withForm(word)}` : withForm(plain);
}

/** "Supervises the team" and, as a point of a list, "Zest the lemons": a verb by its form and by the word after it. */
function readUnaddressed({ word, next, withForm }: Opening, isItem: boolean): string | undefined {
  const hasObject = isItem && DETERMINER.test(next);
  const base = baseOf(word);
  if (base && (hasObject || DUTY_VERBS_SET.has(base))) return beforeSecondVerb(withForm(base));
  return hasObject && !/(?:ed|s|ly|tion|ment|ness|ity)$/u.test(word) ? withForm(word) : undefined;
}
/** "Planning and execution of menus" names two things. */
const NOUN_BESIDE = /^\p{L}+ing\s+(?:and|or|&)\s+\p{L}+(?:tion|sion|ment|ance|ence|sis)\s+of\s/iu;
const NO_GERUND =
  /^(?:during|following|including|excluding|according|regarding|concerning|(?:any|every|no|some)thing|morning|evening)$/iu;

/** "Running checks and working with services": a second verb in -ing, which has to keep its form beside the first. */
function joinsGerund(text: string): boolean {
  return [
    ...text.matchAll(
      /(?:,|\band|\bor)\s+(?:\p{L}+ly\s+)?(\p{L}{3,}ing)\b(\s+(?:at|to|the|an?|with|our|your|on|in|up|all|any)\b)?/giu,
    ),
  ].some(([, word = '', next]) => next !== undefined || isDutyVerb(word.toLowerCase()));
}

/** True for the end of the text too: "stock handling that is quiet" names a thing. */
function isFunctionWord(word: string | undefined): boolean {
  return word === undefined || FUNCTION_WORDS.has(word.toLowerCase().replace(/'.*$|[^\p{L}]/gu, ''));
}
const IS_PLAIN_YOU = /^you(?: (?:also|then|mainly|mostly|usually|often|regularly))?\s+$/iu;

/** "Checks seams and sets aside what is torn" ends before the second verb, which would have to change too. */
function beforeSecondVerb(said: string): string {
  // "Install and bends conduit" has both verbs before one object.
  const text = said.replace(/^(\S+\s(?:and|or)\s)(\p{L}[\p{L}-]*s)(?=\s)/u, (whole, start: string, word: string) => {
    const base = baseOf(word);
    return base === undefined ? whole : start + base;
  });
  const second = [...text.matchAll(/,?\s+(?:and|or)\s+(\p{L}+s)\b/gu)].find(
    ([, word]) => word !== undefined && DUTY_VERBS_SET.has(baseOf(word) ?? ''),
  );
  return second ? text.slice(0, second.index) : text;
}

/** "Supervises" and "carries" as "supervise" and "carry"; undefined for other words. */
function baseOf(word: string): string | undefined {
  if (/ies$/u.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ches|shes|sses|xes|zzes|oes)$/u.test(word)) return word.slice(0, -2);
  return /[^s]s$/u.test(word) ? word.slice(0, -1) : undefined;
}
/** The verbs of duties, and the first verbs of what the table of occupations holds: "turning" may be of "turn" or "turne". */
const DUTY_VERBS_SET: ReadonlySet<string> = new Set([
  ...DUTY_VERBS,
  ...OCCUPATIONS.flatMap(({ duties }) => duties.flatMap((duty) => basesOf(duty.split(' ')[0] ?? ''))),
]);

/** "Running" as "run"; undefined where the verb is not known. */
const plainVerbOf = (gerund: string): string | undefined => basesOf(gerund).findLast((base) => KNOWN_VERBS.has(base));
const KNOWN_VERBS: ReadonlySet<string> = new Set(DUTY_VERBS);

function basesOf(gerund: string): string[] {
  const stem = gerund.replace(/ing$/u, '');
  return [stem, `${stem}e`, ...(/(.)\1$/u.test(stem) ? [stem.slice(0, -1)] : [])];
}

/** Cut at the first place where the rest can go, or undefined where a sentence this long cannot be cut safely. */
function shorten(text: string): string | undefined {
  let short = text.replace(/\s*\([^)]*\)/gu, '');
  for (const closing of CLOSINGS) {
    if (countWords(short) <= MOST_WORDS && !/[;(–—]| - /u.test(short)) break;
    short = short.replace(closing, '');
  }
  short = short.replace(/[\s.,;:]+$/u, '');
  const words = countWords(short);
  if (words > MOST_WORDS || words < FEWEST_WORDS) return undefined;
  return /[.!?"“”[\]{}<>*_|/\\]/u.test(short.replace(/\b(?:[A-Z]\.)+|\d[.,]\d|\b\w+\/\w+\b/gu, ''))
    ? undefined
    : short.replace(/\b(\w+)\/(\w+)\b/gu, '$1 or $2');
}

function countWords(text: string): number {
  return text.split(/\s+/).length;
}

function sameWords(left: string, right: string): boolean {
  const [one, other] = [new Set(wordsOf(left)), new Set(wordsOf(right))];
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / Math.max(1, Math.min(one.size, other.size)) > 0.7;
}
