import { joinPattern } from '../text/join-pattern.ts';
import { withArticle } from './letter-phrases.ts';
import { lowerFirst } from './lower-first.ts';
import { deedOf, type ToldDeed } from './told-deed.ts';
import { isBaseVerb, isPastForm } from './verb-first.ts';

const sentence = (text: string): ToldDeed => ({ kind: 'sentence', text });
const firstOf = (text: string): string => (text.split(/[\s,]/u)[0] ?? '').toLowerCase();

/** Shapes of notes that lack a subject or a verb, tried where no other way of telling them was found; undefined for others. */
export function tellFurther(text: string, isPresent: boolean): ToldDeed | undefined {
  return (
    tellDoneTo(text) ??
    tellBehind(text) ??
    tellGoneOn(text) ??
    tellFromTo(text) ??
    tellMoved(text) ??
    tellShare(text) ??
    tellNamed(text, isPresent)
  );
}

/** "Asked to do two extra evenings" and "Named team member of the month" were done to the person. */
function tellDoneTo(text: string): ToldDeed | undefined {
  return DONE_TO.test(text) && !/[:•|]/u.test(text) ? deedOf(`was ${lowerFirst(text)}`) : undefined;
}
const DONE_TO = joinPattern(
  'u',
  '^(?:Asked to|Promoted (?:to|from|in|twice)|Selected (?:as|for|to|by)|Chosen (?:as|for|to|by)|Elected|Nominated|Voted|Redeployed to|Seconded to|Named (?:an? )?',
  String.raw`(?:team member|employee|colleague|player|driver|best|top)) (?=\S+ \S)`,
);

/** "With the planner, rewrote 40 tasks" lacks "I". */
function tellBehind(text: string): ToldDeed | undefined {
  const [whole, lead = '', verb = ''] = BEHIND.exec(text) ?? [];
  if (whole === undefined || !isPastForm(verb)) return undefined;
  return sentence(`${lead}, I ${text.slice(whole.length - verb.length)}`);
}
const BEHIND =
  /^((?:During|With|In|At|After|When|Before|Since|Over|Within|Through|As part of|Together with) [^,;:.]{3,70}), (\p{Ll}[\p{Ll}-]+)(?= )/u;

/** "In spring 2020 the desk lost its orders; moved over to another field" lacks "I" in its second part. */
function tellGoneOn(text: string): ToldDeed | undefined {
  const [, head = '', verb = '', rest = ''] = GONE_ON.exec(text) ?? [];
  return head === '' || !isPastForm(verb) ? undefined : sentence(`${head}; I ${verb}${rest}`);
}
const GONE_ON = /^((?:In|During|When|After|From) [^;:.]{10,120}); (\p{Ll}+)( [^;:]{5,140})$/u;

/** "Location accuracy from 91% to 98% in eighteen months" lacks "went". */
function tellFromTo(text: string): ToldDeed | undefined {
  const [, subject = '', way = ''] = FROM_TO.exec(text) ?? [];
  const words = subject.toLowerCase().split(' ');
  const [first = ''] = words;
  if (subject === '' || isBaseVerb(first) || words.some((word) => isPastForm(word) || CHANGED.test(word)))
    return undefined;
  return sentence(`${subject} went${way}${text.slice(subject.length + way.length)}`);
}
const FROM_TO = joinPattern(
  'u',
  String.raw`^(\p{Lu}[\p{L}'’-]+(?: (?!to\b|up\b|down\b|from\b)[\p{L}'’-]+){0,8})( up| down|) from (?:about |around )?`,
  String.raw`[£$€]?\d[\d.,]*[%\p{L}]* (?:\S+ ){0,3}?to (?:about |around |under |over )?[£$€]?\d[^;:]*$`,
);
const CHANGED = /^(?:is|are|was|were|has|had|have|did|does|rose|took|went|fell|grew|goes|moves?|which|that|who)$/u;

/** "Our pilot took falls from 11 to 4" and "Service to customers rose from 94% to 97%" are sentences of a thing. */
function tellMoved(text: string): ToldDeed | undefined {
  const first = firstOf(text);
  return MOVED.test(text) && !/\s[–—-]\s/u.test(text) && !isBaseVerb(first) && !isPastForm(first)
    ? sentence(text)
    : undefined;
}
const MOVED =
  /^\p{Lu}[^,;:.()]{3,70} (?:(?:took|brought|cut|reduced|lowered|raised) [^,;:.]{2,40}|rose|fell|went|grew|dropped|improved|increased|decreased) from \S+[^;:]* to \S+[^;:]*$/u;

/** "GCSE grades 4 and above in my classes: 71% in 2023" lacks "were". */
function tellShare(text: string): ToldDeed | undefined {
  const [whole, subject = ''] = SHARE.exec(text) ?? [];
  const first = firstOf(subject);
  if (whole === undefined || isPastForm(first) || subject.split(' ').length < 2) return undefined;
  const noun = subject.split(/ (?:in|of|for|at|on|with|by|from|and|\d)/u)[0] ?? '';
  return sentence(`${subject} ${/[^su]s$/u.test(noun) ? 'were' : 'was'}${text.slice(subject.length + 1)}`);
}
const SHARE = /^(\p{Lu}[^:;.,]{6,70}): (?=\d[\d.,]*%)/u;

/** "Named nurse for 7 residents" holds an office. */
function tellNamed(text: string, isPresent: boolean): ToldDeed | undefined {
  const [whole, office = ''] = NAMED.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const [named = '', ...notes] = text.split('; ');
  // ", learning journals on the app, daily sheets" are further things.
  const head = named.replace(/, (?!(?:with|and|who|which|since)\b)[^,]+,.*$/u, '');
  const note = notes.length === 1 ? (notes[0] ?? '') : '';
  const isDeed = isPresent ? isBaseVerb(firstOf(note)) : isPastForm(firstOf(note));
  if (notes.length > 0 && !isDeed) return undefined;
  const be = isPresent ? 'am' : 'was';
  const held = /^(?:Named|Only|First)$/u.test(office) ? `the ${lowerFirst(head)}` : withArticle(lowerFirst(head));
  return deedOf(`${be} ${held}${note === '' ? '' : `, and I ${note}`}`);
}
const NAMED =
  /^(Named|Key|Link|Only|Designated) (?:nurse|person|contact|carer|worker|midwife|holder|teacher|tutor|user|electrician|technician) (?:for|of|on|in)\b[^:•|]*$/u;

/** "Peak season 2023: filled 64 positions" is a deed with its time, "360 desk: found clients" one with its name. */
export function splitLabel(text: string): { label: string; deed: string } | undefined {
  const [, label = '', deed = ''] = LABELLED.exec(text) ?? [];
  const verb = firstOf(deed);
  if (label === '' || label.split(' ').length > LONGEST_LABEL || !isPastForm(verb) || isList(deed)) return undefined;
  return { label: TIMED.test(label) ? lowerFirst(label) : '', deed: deed.charAt(0).toUpperCase() + deed.slice(1) };
}
/** Behind a label "stored procedures, an index on the table" is a list of things: no further part of it begins with a verb. */
const isList = (deed: string): boolean => {
  const [, next = ''] = /^\p{Ll}+ed \p{Ll}+[^\P{Ll}su]s(?:, and |, | and )(\p{L}+)/u.exec(deed) ?? [];
  return next !== '' && !isPastForm(next.toLowerCase());
};
const LABELLED = /^([\p{Lu}\d][^:;.,]{2,48}): (\p{Ll}[^:]{8,200})$/u;
const LONGEST_LABEL = 6;
const TIMED = /\b(?:19|20)\d\d\b/u;

/** "Full-cycle recruiting for four centres: 118 hires in 2024" names work and says how much of it. */
export function splitAmount(text: string): { work: string; amount: string } | undefined {
  const [, work = '', amount = ''] = AMOUNT.exec(text) ?? [];
  return work === '' ? undefined : { work, amount: amount.replace(/[()]/gu, '') };
}
const AMOUNT = joinPattern(
  'u',
  String.raw`^(\p{Lu}[^:;]{8,120})(?:: |, (?=(?:about|around|roughly|some|up to|desk of|caseload of|team of) ))`,
  '((?:about |around |roughly |some |up to |nearly |over |(?:desk|caseload|team) of )*',
  String.raw`(?:\d|[£$€]|two |three |four |five |six |seven |eight |nine |ten |twelve )[^:;]{3,80})$`,
);

/** "Docket in Clio; billed 1,410 hours in 2024": where the first part is a note the second one tells. */
export function secondDeed(text: string): string | undefined {
  const [head = '', ...rest] = text.split(/;\s+/u);
  const [deed = ''] = rest;
  const isOwn = rest.length === 1 && isPastForm(firstOf(deed)) && deed.split(' ').length >= FEWEST_OF_DEED;
  return isOwn && !/[()]/u.test(head) ? deed.charAt(0).toUpperCase() + deed.slice(1) : undefined;
}
const FEWEST_OF_DEED = 5;
