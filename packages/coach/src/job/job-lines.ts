import { matchSkills } from '../skills/match-skills.ts';
import { factLabelOf, labelOf } from './job-headings.ts';
import { APPLY_CUE, FACT_LABEL, PERSON_FACT, PLAIN_HEADING, TOLD_AT_LENGTH } from './job-section-patterns.ts';
import { titleLabelOf } from './job-title-lines.ts';

/** Placeholder for an e-mail or web address, since its parts are not words. */
export const ADDRESS_MARK = 'www';
const MAIL_OR_LINK =
  /(?:\be-?mail(?: us)?(?: at)?\s+)?[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,60}(?:\.[\p{L}\d-]{1,60}){1,4}|(?:https?:\/\/|www\.)[^\s,;)\]>]*[^\s,;)\]>.!?]/giu;
/** Without the lookbehind a long word would be tried at each of its letters. */
const BARE_DOMAIN =
  /(?<![\p{L}\d.@-])[\p{L}\d-]{2,40}(?:\.[\p{L}\d-]{2,40}){0,3}?\.(?:com|org|edu|gov|eu|de|co\.uk|org\.uk|ac\.uk)(?:\/[^\s,;)\]>]*[^\s,;)\]>.!?])?(?![\p{L}\d-]|\.\p{L})/giu;

/** Every address has one of these, and the patterns above take long. */
const MAY_BE_ADDRESS = /[@.]|:\/\//u;

/** Stars of bold type, and pictures in front of a line, which are no bullets: "📍 Location", "🎯 What you bring". */
const DECORATION = /\*\*|__|^[ \t]*(?:(?![▪▫▶✔☑])\p{Extended_Pictographic}[\uFE0F\u200D]*[ \t]*)+/gmu;

/** What short posts begin with. The bound keeps a text of blank lines linear. */
const IN_SHORT = /^\s{0,20}tl;?\s?dr\b[\s:,–-]*/gimu;

/** A pin says "Location:" where no label does. */
const PIN = /^[ \t]*(?:📍|📌)\uFE0F?[ \t]*(?=[^\s:|•–-][^:|•\n]{1,60}$)/gmu;

/** What a label may be behind: the end of a sentence or a mark between parts of a line. */
const STOP = /(?:[.!?;|•●▪◦·→»/)"”]|(?:^|\s)[-–—]+)$/u;
/** The last letters before it decide, so that a long line is not read again at each of its words. */
const TAIL = 12;
const LABEL = /^([^:.!?;|\n]{1,60}?)\s*:/u;
const VALUE_END = /(?<=[.!?])\s+(?=[\p{Lu}\d"“(•-])|\s*;\s+|\s+[|•●▪◦·]\s+/gu;
const ABBREVIATION = /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|Prof|St|No|Nr|Ref|Tel|approx|ca|e\.g|i\.e|p\.a)\.$/iu;
const INITIAL = /(?:^|\s)\p{Lu}\.$/u;
const LONGEST_LABEL = 80;

/**
 * An advertisement with each label on its own line, so that "Skills: SQL. Location: Berlin." asks for the same in one
 * line as in two, and without addresses.
 */
export function unfoldLines(jobDescription: string): string {
  return withoutAddresses(jobDescription.replace(PIN, 'Location: ').replace(DECORATION, '').replace(IN_SHORT, ''))
    .split(/\r\n?|\n/u)
    .flatMap(splitAtLabels)
    .flatMap(splitBehindFact)
    .join('\n');
}

/** "jobs@acme.com" holds no words; of "Salesforce.com" the lexicon knows the name. */
function withoutAddresses(text: string): string {
  if (!MAY_BE_ADDRESS.test(text)) return text;
  return text
    .replace(MAIL_OR_LINK, ADDRESS_MARK)
    .replace(BARE_DOMAIN, (domain) => (matchSkills(domain).length > 0 ? domain : ADDRESS_MARK));
}

function splitAtLabels(line: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  // "Status" within "FLSA status:" does not begin a label either.
  let labelEnd = line.search(/[\p{L}\d]/u) + (factLabelOf(line.replace(/^[^\p{L}\d]+/u, ''))?.label.length ?? 0);
  let hasWords = false;
  let at = 0;
  for (const space of line.matchAll(/\s+/gu)) {
    hasWords ||= /\p{L}/u.test(line.slice(at, space.index));
    at = space.index + space[0].length;
    // "Contact" within "Contact person:" does not begin a label, and a bullet stays with its point.
    if (at < labelEnd || !hasWords) continue;
    const before = line.slice(Math.max(from, space.index - TAIL), space.index);
    const length = labelLength(before, line.slice(at, at + LONGEST_LABEL));
    if (length === 0) continue;
    pieces.push(line.slice(from, space.index));
    from = at;
    labelEnd = at + length;
  }
  return [...pieces, line.slice(from)];
}

/**
 * The letters of the label that begins `after`, 0 where none does. The weaker the separator before it, the more certain
 * the label must be.
 */
function labelLength(before: string, after: string): number {
  const isStop = STOP.test(before);
  const isParted = isStop || before.endsWith(',') || /^\p{Lu}/u.test(after);
  if (!isParted) return 0;
  const apply = APPLY_CUE.exec(after)?.[0];
  if (apply || isStop) return (apply ?? labelOf(after) ?? '').length;
  const label = LABEL.exec(after)?.[1] ?? '';
  // "Title: Payroll Accountant, apply to Jane Smith": the title ends where the next part begins.
  const isTitled = [after, after.split(',')[0] ?? ''].some((text) => titleLabelOf(text) === label);
  const isKnown = FACT_LABEL.test(label) || PLAIN_HEADING.test(label) || isTitled;
  return isKnown ? label.length : 0;
}

/** The value of a fact is one sentence: "Location: Berlin. You need Python." asks for Python. */
function splitBehindFact(line: string): string[] {
  const text = line.replace(/^[\s\p{P}\p{S}]+/u, '');
  const label = factLabelOf(text)?.label ?? titleLabelOf(text);
  if (label === undefined || TOLD_AT_LENGTH.test(label)) return [line];
  for (const end of line.matchAll(VALUE_END)) {
    const tail = line.slice(Math.max(0, end.index - TAIL), end.index);
    const isWithin = ABBREVIATION.test(tail) || (PERSON_FACT.test(label) && INITIAL.test(tail));
    if (!isWithin) return [line.slice(0, end.index), line.slice(end.index + end[0].length)];
  }
  return [line];
}
