import { PRESENT_VERBS } from '../entities/achievement-verbs.ts';
import { isPast, toFirstPerson } from './first-person.ts';
import { withArticle } from './letter-phrases.ts';
import {
  BEFORE_THING,
  GERUND,
  LED_SENTENCE,
  NAMED_WORK,
  NO_WORK,
  NOTE,
  OFFICE,
  OFTEN_DESCRIBES,
  ONLY_VERBS,
  OUTCOME,
  OWN_SENTENCE,
  REGULAR,
  SAME_IN_PAST,
  SENTENCE_END,
  SPLICED,
} from './tell-deed-patterns.ts';
import { tellShape } from './tell-shapes.ts';
import type { ToldDeed } from './told-deed.ts';

/**
 * A line as a sentence about oneself; undefined where it is a note that no sentence can be made of without a guess. `isPresent`: the person still works
 * there, so that "Run a crew" says what they do.
 */
export function tellDeed(line: string, isPresent: boolean): ToldDeed | undefined {
  const [first, ...further] = line
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim().replace(/[\s.;,:]+$/u, ''))
    .map(
      (sentence, at) =>
        tellSentence(sentence, isPresent) ?? (at > 0 && OUTCOME.test(sentence) ? own(sentence) : undefined),
    );
  if (first === undefined || further.some((sentence) => sentence === undefined))
    return further.length === 0 ? tellWork(line) : undefined;
  const rest = further.flatMap((sentence) => (sentence ? [wholeOf(sentence)] : []));
  return { ...first, text: [first.text, ...rest].join('. ') };
}

const own = (text: string): ToldDeed => ({ kind: 'sentence', text });
const deedOf = (text: string): ToldDeed => ({ kind: 'deed', text });

/** With its subject. */
export const wholeOf = ({ kind, text }: ToldDeed): string => (kind === 'sentence' ? text : `I ${text}`);

function tellSentence(text: string, isPresent: boolean): ToldDeed | undefined {
  const shape = tellShape(text, isPresent);
  if (shape !== undefined) return shape;
  if (isNote(text) || SPLICED.test(text) || isBareList(text)) return undefined;
  if (/^I\s\p{Ll}/u.test(text)) return deedOf(text.replace(/^I (?:also )?/u, ''));
  if (OWN_SENTENCE.test(text) || LED_SENTENCE.test(text)) return own(text);
  if (/^responsible for (?=\p{L}|\d)/iu.test(text)) return deedOf(`${isPresent ? 'am' : 'was'} ${lowerFirst(text)}`);
  const office = tellOffice(text, isPresent);
  if (office !== undefined) return deedOf(office);
  const deed = beginsWithDeed(text.split(/\s+/u), isPresent) ? toFirstPerson(text) : undefined;
  return deed === undefined || /^was /u.test(deed) ? undefined : deedOf(joinLast(deed));
}

/** "Led the late shift: 6 porters and a clerk" has its verb before the colon, "Team: 6 porters" has none. */
const isNote = (text: string): boolean =>
  NOTE.test(text) &&
  (/[•|]\s|\s\/\s/u.test(text) || !isPast((text.split(' ')[0] ?? '').toLowerCase()) || /^\S+:/u.test(text));

/** "to stations and farms, 8,500 gal trailer, night shift": notes behind a deed, not part of it. */
function isBareList(text: string): boolean {
  const parts = text.replace(/\([^()]*\)/gu, '').split(/,\s/u);
  return parts.length > 2 && !JOINED.test(parts.slice(-2).join(', '));
}
const JOINED = /\b(?:and|or|including|incl|with|without|from|by|which|who|where|for|to|in|at|as|so|than)\b/u;

/** "Custodian of the procedures" as "am the custodian of the procedures"; with the year it was in, in the past. */
function tellOffice(text: string, isPresent: boolean): string | undefined {
  const [, name = '', holder = ''] = OFFICE.exec(text) ?? [];
  if (name === '') return undefined;
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
  const isVerb = isPast(first) || PRESENT_VERBS.has(first);
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

/** Verbs that go on with "to"; "Support to two partners" is no deed. */
const BEFORE_TO =
  /^(?:report|respond|attend|listen|speak|talk|travel|contribute|deliver|adapt|tend|present|write|sell|cater|refer|reply|commit|moved?|went|came|grew|\p{L}+ed|spoke|wrote|sold)$/u;

function beginsWithDeed([first = '', second = '', third = '']: string[], isPresent: boolean): boolean {
  const verb = first.toLowerCase();
  if (/[,;]$/u.test(first) || (second === 'to' && !BEFORE_TO.test(verb))) return false;
  if (!PRESENT_VERBS.has(verb)) return isPast(verb) && (!OFTEN_DESCRIBES.has(verb) || BEFORE_THING.test(second));
  // "Set menus" may be a thing.
  if (SAME_IN_PAST.test(verb)) return verb === 'cut' || BEFORE_THING.test(second);
  if (!isPresent) return false;
  if (ONLY_VERBS.has(verb)) return true;
  if (second === 'and') return ONLY_VERBS.has(third.toLowerCase());
  return BEFORE_THING.test(second) && !/^(?:for|in|at|on)$/iu.test(second);
}

/** The last of several deeds is joined by "and". */
function joinLast(deed: string): string {
  const parts = deed.split(', ');
  const last = parts.at(-1) ?? '';
  const [verb = '', second = ''] = last.split(/\s+/u);
  const isList = parts.length > 1 && PRESENT_VERBS.has(verb.toLowerCase()) && BEFORE_THING.test(second);
  return isList && PRESENT_VERBS.has(deed.split(/\s+/u)[0] ?? '') ? withLastAnd(parts) : deed;
}

/** A name in capitals or of two words stays. */
const lowerFirst = (text: string): string =>
  /^\p{Lu}(?:\p{Ll}|\s)/u.test(text) && !/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
