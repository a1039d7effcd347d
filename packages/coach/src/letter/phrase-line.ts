import { IRREGULAR_PAST, PRESENT_VERBS } from '../entities/achievement-verbs.ts';
import { isTitle } from '../entities/classify-part.ts';
import { DUTY_VERBS } from '../entities/duty-verbs.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { stem } from '../text/stem.ts';
import { isPresentTense, toFirstPerson } from './first-person.ts';
import { withArticle } from './letter-phrases.ts';
import { isSureClause } from './sure-clause.ts';
import { trimLine } from './trim-line.ts';

const SENTENCE_END =
  /(?<=(?:\p{L}{2}|[\d)%])[.!?;])\s+(?=\p{Lu})|(?<=\p{L}{3}(?<!\b(?:approx|circa|nos))[.!?])\s+(?=\d)/u;
const MOST_SENTENCES = 6;
const MOST_WORDS = 36;
/** No sentence of so few words is longer. */
const MOST_CHARACTERS = 1000;
const FEWEST_WORDS = 3;
const LONGEST_SUBJECT = 6;
/** In these a number is measured, so that they take "the" ("the error rate", but "snagging"). */
const MEASURED =
  /\b(?:rate|bill|time|times|cost|costs|score|number|backlog|length|level|share|index|ratio|price|volume|loss|losses|turnover|revenue)$/iu;
const AMOUNT = String.raw`(?:[$€£]\s?)?(?:S\$)?\d[\d.,]*\s?(?:%|percent|per cent|k\b|m\b|million|\p{L}+)?`;
/** "Shrink from 2.4% to 1.1% of sales": what is measured and from what to what. */
const FROM_TO = new RegExp(
  String.raw`^(?<subject>[^\d,;:]{3,60}?)(?<way> up| down)? (?<rest>from ${AMOUNT}.*? to (?:about |around )?${AMOUNT}.*)$`,
  'iu',
);
/** "Average room rate up £19 in two years", "Waiting times down by a third". */
const UP_OR_DOWN = new RegExp(
  String.raw`^(?<subject>[^\d,;:]{3,60}?) (?<way>up|down) (?<rest>(?:by )?(?:(?:a|one|two) (?:third|quarter|half|fifth)s?|half|${AMOUNT}).*)$`,
  'iu',
);
const PREPOSITION = /(?<!\bpoint)\s(?:of|for|in|to|on|at|with|from|across|by|per|between|under|within)\s/u;
/** Offices that are held without an article: "second chair for", "head of". */
const BARE_OFFICE = /^(?:second|head|chair|deputy|captain|acting|co-)\b/iu;
const OFFICE =
  /\b(?:member|mentor|preceptor|foreman|forewoman|representative|champion|chair|captain|head|deputy|secretary|treasurer|examiner|assessor|tutor|coach|contact|link nurse|appropriate person)$/iu;
const ACTIVITY = /^\p{L}{3,}(?:ing|[ts]ion|[ts]ions|ment|ments|ance|ses|sis|aisal|aisals)$/u;
/** In -ing or -ment and yet no work. */
const NO_ACTIVITY =
  /^(?:during|building|buildings|department|departments|equipment|apartment|apartments|evening|morning|wedding|weddings|ceiling|garment|garments|payment)$/u;
const VERBS = new Set([...PRESENT_VERBS, ...DUTY_VERBS].map(stem));
const FINITE =
  /\b(?:is|are|was|were|has|had|have|fell|rose|went|grew|dropped|won|left|came|saves?|covers|includes?|makes?|brings?|earns?|i|we|us|my)\b/iu;
const NUMBER_FIRST =
  /^(?:\d|(?:no|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|about|over)\b)/iu;
/** Titles and groups that are no office of one person. */
const NO_OFFICE = /\b(?:staff|team|crew|gang|intern|lead)$/iu;

/** Splits a line into sentences, since one paragraph may describe several achievements. */
export function sentencesOf(line: string): string[] {
  return line.split(SENTENCE_END).slice(0, MOST_SENTENCES);
}

/**
 * What a sentence of a resume tells of a job, as a clause with its subject: "I cut the waiting time", "shrink went from 2.4% to 1.1%", "my work
 * included audits of shops". Undefined where that would need words that the resume does not have, or a tense that is not true of the job.
 */
/** "5hto1h 40" has lost its blanks; "made to measure" needs a thing that is not there. */
const DAMAGED = /\d\p{Ll}{2,}\d|^(?:made|built|kept|took|held|brought) (?:to|from|of|at|on)\b/iu;

export function phraseLine(sentence: string, { isOver }: { isOver: boolean }): string | undefined {
  if (sentence.length > MOST_CHARACTERS || DAMAGED.test(sentence)) return undefined;
  const said = saidOfMyself(sentence);
  if (said !== undefined) return said;
  const { line, note } = trimLine(writtenOut(sentence));
  const deed = phraseDeed(line, isOver);
  const clause = deed !== undefined && isSureClause(deed) ? deed : phraseNoun(line, isOver);
  if (clause === undefined) return phraseShortDeed(line, note, isOver);
  if (!isSureClause(clause)) return undefined;
  if (/^no\s/iu.test(note)) return `${clause}, with ${note}`;
  const added = note === '' ? phraseNote(sentence, line) : note;
  return added === undefined ? clause : `${clause}; ${added}`;
}

/** What is written short in a list: "w/", "hrs". */
const SHORT_FORMS: [RegExp, string][] = [
  [/\bw\/\s?(?=[\p{L}\d])/gu, 'with '],
  [/(?<=\d\s?)hrs?\b\.?/gu, 'hours'],
  [/(?<=\d\s?)yrs?\b\.?/gu, 'years'],
  [/\bapprox\.?(?=\s)/giu, 'about'],
  [/(?<=\p{Ll}) & (?=\p{Ll})/gu, ' and '],
  // "14 of 18 children met the standard" is a sentence behind the comma.
  [/, (?=\d+ (?:of|out of) \d+ [^,;]* (?:\p{L}+ed|met|were|was|went|got|won|came|kept)\b)/gu, '; '],
];

const writtenOut = (sentence: string) =>
  SHORT_FORMS.reduce((text, [short, long]) => text.replace(short, long), sentence);

/** A sentence that the writer begins with "I" and ends with a full stop stands as it is. */
function saidOfMyself(sentence: string): string | undefined {
  const text = sentence.trim();
  const isWhole = /^I (?:was|have|had|am) \p{Ll}.*[\p{L}\d]\.$/u.test(text) && text.split(/\s+/u).length <= MOST_WORDS;
  const isOpinion =
    /\b(?:we|us|our|you|your|me)\b|^I (?:am|was|have|had) (?:an?|the|always|been|looking|seeking|very|also|keen|proud|able|good)\b|[;:"“]/iu;
  return isWhole && !isOpinion.test(text) ? text.slice(0, -1) : undefined;
}

/** "Zero at fault incidents in 412,000 km" is what the person had none of. */
function phraseNone(text: string, isOver: boolean): string | undefined {
  const [, things = ''] =
    /^(?:zero|no) ((?:[\p{L}-]+ ){0,4}\p{L}+[^s\s]s(?: (?:in|over|for|across|since|during) [^,;]*)?)$/iu.exec(text) ??
    [];
  if (things === '' || isStatement(text)) return undefined;
  return `I ${isOver ? 'had' : 'have had'} no ${things}`;
}

/** "Introduced post-mortems; pages per week went from 14 to 3": too short without its outcome. */
function phraseShortDeed(line: string, note: string, isOver: boolean): string | undefined {
  if (note === '' || /^no\s/iu.test(note)) return undefined;
  const [first = ''] = note.toLowerCase().split(' ');
  const clause = /\p{L}{2}ed$/u.test(first) ? undefined : phraseDeed(`${line}; ${note}`, isOver);
  return clause !== undefined && isSureClause(clause) ? clause : undefined;
}

/** "Look after 46 coaches", "Appraise the nurses": a verb of duties with a clear object, in a job that continues. */
const CLEAR_DUTY = /^(\p{Lu}\p{Ll}+) (?:the|an?|all|both|\d[\d,]*|two|three|four|five|six)\s/u;

function phraseDeed(line: string, isOver: boolean): string | undefined {
  const duty = CLEAR_DUTY.exec(line)?.[1]?.toLowerCase() ?? '';
  if (!isOver && (/^Look after /u.test(line) || DUTY_VERBS.includes(duty)))
    return `I ${lowerFirst(line.replace(/[\s.;,:]+$/u, ''))}`;
  const [, when, rest = ''] = /^((?:When|After|Before|While|During) [^,]{8,80}), (.+)$/u.exec(line) ?? [];
  const deed = toFirstPerson(when === undefined ? line : rest);
  if (deed === undefined) return undefined;
  if (when !== undefined)
    return isPresentTense(deed) || /[,;]/u.test(deed) ? undefined : `I ${deed} ${lowerFirst(when)}`;
  return inTime(deed, isOver);
}

function phraseNoun(line: string, isOver: boolean): string | undefined {
  const text = line.replace(/[\s.;,:]+$/u, '');
  const count = text.split(/\s+/u).length;
  if (count < FEWEST_WORDS || count > MOST_WORDS || !isPlain(text)) return undefined;
  return (
    phraseNone(text, isOver) ??
    phraseChange(text) ??
    phraseOffices(text, isOver) ??
    phraseOffice(text, isOver) ??
    phraseDone(text) ??
    phraseWork(text, isOver)
  );
}

/** "; median time from 4.1 s to 1.8 s" behind an achievement is its outcome. */
function phraseNote(sentence: string, line: string): string | undefined {
  const [head = '', note = ''] = sentence.trim().split(/\s*;\s+/u);
  if (head !== line) return undefined;
  const [measured = ''] = note.split(/,\s+(?!\d)/u);
  return phraseChange(measured.replace(/[\s.]+$/u, ''));
}

const isPlain = (text: string) => !/[^\p{Script=Latin}\p{N}\p{P}\p{S}\s]|[•:]/u.test(text);

/** "manage a budget" is what the work was, where the job has ended; "since 2020" asks for the perfect. */
function inTime(deed: string, isOver: boolean): string | undefined {
  if (isPresentTense(deed)) return isOver ? phraseDuty(deed) : `I ${deed}`;
  if (!/\bsince\b/u.test(deed)) return `I ${deed}`;
  return /^\p{L}+ed\b/u.test(deed) && !isOver ? `I have ${deed}` : undefined;
}

const phraseDuty = (deed: string) => (/^(?:own|hold)\b/u.test(deed) ? undefined : `my work was to ${deed}`);

/** "CVRT pass rate went from 71% to 94%": already a sentence. */
const CHANGED = /^(?<subject>[^\d,;:]{3,60}?) (?:fell|rose|went|grew|dropped) (?:by|from|to|up|down)\s.*\d/u;
/** "Month-end close of 14 entities shortened from 9 to 4 days": a thing and the change made to it. */
const DONE = joinPattern(
  'iu',
  String.raw`^(?<thing>(?!(?:the|an?|when|after|while|all|my|two|three)\s)[^,;:()]{3,60}?) (?<done>\p{L}{3,}ed(?= (?:from|by|to) .*\d)|rewritten|rebuilt`,
  String.raw`|built|cut|written|brought|kept) (?<rest>(?:from|by|in|to|across|for|within)\s.*)$`,
);

/** The work of a person as what happened to it: nothing of the person has to be added. */
function phraseDone(text: string): string | undefined {
  const { thing = '', done = '', rest = '' } = DONE.exec(text)?.groups ?? {};
  const words = thing.split(' ');
  const isThing = thing !== '' && words.length > 1 && words.length <= LONGEST_SUBJECT && !FINITE.test(thing);
  const hasVerb = words.some((word) => /\p{L}{2}ed$/u.test(word) || IRREGULAR_PAST.has(word.toLowerCase()));
  if (
    !isThing ||
    hasVerb ||
    /\s(?:over|under|within|between|after|before)\s/u.test(thing) ||
    NUMBER_FIRST.test(thing) ||
    VERBS.has(stem(words[0]?.toLowerCase() ?? ''))
  )
    return undefined;
  const isPlural = /[^s]s$/u.test(
    words[
      PREPOSITION.exec(thing) ? thing.slice(0, PREPOSITION.exec(thing)?.index).split(' ').length - 1 : words.length - 1
    ] ?? '',
  );
  return `the ${lowerFirst(thing)} ${isPlural ? 'were' : 'was'} ${done} ${rest}`;
}

function phraseChange(text: string): string | undefined {
  const changed = CHANGED.exec(text)?.groups?.subject;
  if (changed !== undefined && !/\p{L}{2}ed\b/u.test(changed) && changed.split(' ').length <= LONGEST_SUBJECT)
    return /rate|time|score$/iu.test(changed) && !/^\p{Lu}{2}/u.test(changed)
      ? `the ${lowerFirst(text)}`
      : lowerFirst(text);
  const found = (FROM_TO.exec(text) ?? UP_OR_DOWN.exec(text))?.groups;
  if (!found) return undefined;
  const { subject = '', way = '', rest = '' } = found;
  const words = subject.toLowerCase().split(' ');
  const isDeed = IRREGULAR_PAST.has(words[0] ?? '') || /\p{L}{2}ed\b/u.test(subject);
  if (words.length > LONGEST_SUBJECT || FINITE.test(subject) || isDeed) return undefined;
  const lowered = lowerFirst(subject);
  const named =
    (MEASURED.test(subject) && !subject.includes(' of ')) || /^average /iu.test(subject) ? `the ${lowered}` : lowered;
  return `${named} went ${way === '' ? '' : `${way.trim()} `}${rest}`;
}

/** "Party chief and then office lead for 5 crews": two offices, one after the other. */
function phraseOffices(text: string, isOver: boolean): string | undefined {
  const [, first = '', second = ''] =
    /^(\p{L}+(?: \p{L}+){0,2}) and (?:then|later) (\p{L}+(?: \p{L}+){0,2}) (?:for|of|on)\s/u.exec(text) ?? [];
  const isOffice =
    [first, second].every((office) => office !== '') &&
    [first, second].some((office) => isTitle(office) || OFFICE.test(office) || /\b(?:lead|chief)$/iu.test(office));
  return isOffice && !isStatement(text) ? `I ${isOver ? 'was' : 'have been'} ${lowerFirst(text)}` : undefined;
}

/** "Preceptor for 6 newly qualified nurses": an office that is held beside the job. */
function phraseOffice(text: string, isOver: boolean): string | undefined {
  const at = PREPOSITION.exec(text)?.index ?? -1;
  const office = text.slice(0, at);
  const isShort =
    at > 0 && !/\band\b/u.test(office) && office.split(' ').length <= MOST_OFFICE_WORDS && !/[\d,;]/u.test(office);
  const isBound = /^\s(?:of|for|in|to)\s/u.test(text.slice(at));
  const isOffice =
    isShort && ((isBound && (OFFICE.test(office) || isTitle(office))) || /^(?:second|deputy) to\b/iu.test(text));
  if (!isOffice || isStatement(text) || NO_OFFICE.test(office)) return undefined;
  const held = lowerFirst(text);
  const isPast = isOver || /\b(?:weeks|months|during|until|in (?:19|20)\d\d)\b/u.test(text);
  return `I ${isPast ? 'was' : 'am'} ${/^first\b/u.test(held) ? `the ${held}` : BARE_OFFICE.test(held) ? held : withArticle(held)}`;
}
const MOST_OFFICE_WORDS = 4;

/** A complete sentence: "an inspection in that time gave no findings". */
const isStatement = (text: string) =>
  FINITE.test(text) ||
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => IRREGULAR_PAST.has(word) && !SAME_AS_NOUN.has(word));
const SAME_AS_NOUN = new Set(
  'cut set put read hit let shut cost cast spread bid left found lead led thought felt lit'.split(' '),
);

/** "Medication reviews on two wards": work that is named by a noun. */
function phraseWork(text: string, isOver: boolean): string | undefined {
  if (isStatement(text) || NUMBER_FIRST.test(text) || isTitle(text) || /, \d/u.test(text)) return undefined;
  const end =
    /,|\s(?:and|or|of|for|in|to|on|at|with|from|across|by|per|between|under)\s/u.exec(text)?.index ?? text.length;
  const words = text.slice(0, end).toLowerCase().split(' ');
  const last = words.at(-1) ?? '';
  // "Cover classes" is an instruction.
  const [first = ''] = words;
  const isOrder =
    words.length > 1 && (VERBS.has(stem(first)) || /\p{L}{2}ed$/u.test(first) || IRREGULAR_PAST.has(first));
  const isInstruction = text
    .split(/,\s|\sand\s/u)
    .slice(1)
    .some((part) => VERBS.has(stem(part.split(' ')[0]?.toLowerCase() ?? '')) && /\s/u.test(part));
  const isWork =
    !isInstruction &&
    !NO_ACTIVITY.test(last) &&
    words.length <= 4 &&
    (ACTIVITY.test(last) ||
      (VERBS.has(stem(last)) &&
        !isOrder &&
        (/[^s]s$/u.test(last) || (words.length > 1 && /^\s/u.test(text.slice(end))))));
  return isWork ? `my work ${isOver ? 'included' : 'includes'} ${joinItems(lowerFirst(text))}` : undefined;
}

/** "rewires, consumer units, showers" as a list that ends with "and"; an aside ("about 900 a year") stays one. */
function joinItems(text: string): string {
  const items = text.split(', ');
  const isList =
    items.length > 2 && items.slice(1).every((item) => item.split(' ').length <= 5 && !/\d|^and\b|\band\b/u.test(item));
  return isList ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : text;
}

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
