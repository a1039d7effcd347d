import { isTitle } from '../entities/classify-part.ts';
import type { JobLabel } from './job-label-patterns.ts';
import { JOB_HEADINGS, JOB_LABELS, LIST_HEADINGS, PLACEHOLDER } from './job-label-patterns.ts';
import type { JobRow } from './job-rows.ts';
import { jobRows } from './job-rows.ts';
import { isSurelyPerson, labelledPerson, personAtStart } from './person-name.ts';

/** "Company: Acme Corp". */
export type JobField = { kind: JobLabel; value: string };
/**
 * The part of a line outside of fields. `isOpening` is true above the first list of tasks or demands, `isLead` also above
 * the first sentence: a title there is the advertised one.
 */
export type JobLine = { text: string; isItem: boolean; isOpening: boolean; isLead: boolean };
export type JobText = {
  fields: JobField[];
  lines: JobLine[];
  /** "Recruiter: Acme Corp": a label by all appearances, unless nothing else names the role. */
  doubtfulTitles: string[];
};

/** `label` is the one of the field before. */
type JobState = { isOpening: boolean; isLead: boolean; label: string };
type LineParts = { lead: string; fields: { label: string; value: string }[] };

const KINDS = new Map(
  (Object.entries(JOB_LABELS) as [JobLabel, string][]).flatMap(([kind, labels]) =>
    labels.split('|').map((label): [string, JobLabel] => [label, kind]),
  ),
);
const LABEL = [...KINDS.keys()]
  .sort((left, right) => right.length - left.length)
  .map((label) => label.replace(/\./gu, '\\.'))
  .join('|');
const LABEL_AT_START = new RegExp(String.raw`^(${LABEL})(?:\s*[:：]\s*|\s+[–—-]\s+|\s*\t\s*)(?=\S|$)`, 'iu');
/**
 * Later in a line a label is capitalised, so that "please contact: …" and "your e-mail address: …" are distinguished by
 * their colon.
 */
const LABEL_WITHIN = new RegExp(String.raw`(?<=[\s([|•·])(${LABEL})\s*[:：](?=\s)\s*`, 'giu');
const SEPARATED = /(?:[.!?;,|•·\t…)(]|\s[–—-])\s*$/u;
const HEADINGS = new Set(JOB_HEADINGS.split('|'));
/** Labels that are titles as well. */
const ROLE_LABEL =
  '(?:hiring manager|hiring lead|recruiter|recruitment consultant|hr manager|line manager|talent partner|talent acquisition partner|supervisor|head ?teacher)';
const ROLE_LABELS = new RegExp(`^${ROLE_LABEL}$`, 'iu');
const POST_OF_PERSON = new RegExp(`^${ROLE_LABEL}(?:\\s*$|\\s+(?:at|@)\\s|,)`, 'iu');
/** Separators and the word in front of a label are looked for this far back. */
const LONGEST_SEPARATION = 20;
/** An advertisement names its job within this many lines. */
const MAX_OPENING_LINES = 60;
const MAX_FIELD_LENGTH = 300;
const LONGEST_LEAD_LINE = 110;
const MAX_BARE_VALUE = 80;

/** Parts an advertisement into labelled fields and the lines between them. */
export function readJob(jobDescription: string): JobText {
  const job: JobText = { fields: [], lines: [], doubtfulTitles: [] };
  const state: JobState = { isOpening: true, isLead: true, label: '' };
  const rows = jobRows(jobDescription);
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index];
    if (!row) continue;
    const next = rows[index + 1]?.text ?? '';
    const field = signature(row.text, next) ?? bareField(row.text, next);
    if (field) {
      job.fields.push(field);
      index += 1;
      continue;
    }
    const { lead, fields } = partLine(row.text);
    addLine(job, state, { ...row, text: lead });
    for (const field of fields) addField(job, state, field, row);
  }
  return job;
}

/** A name with "Hiring Manager" on the line below, as job boards show who posted an advertisement. */
function signature(text: string, next: string): JobField | undefined {
  const isPerson = POST_OF_PERSON.test(next) && text === personAtStart(text) && isSurelyPerson(text);
  return isPerson ? { kind: 'manager', value: text } : undefined;
}

/** A label on its own line with its value on the next one, as forms and job boards have it. */
function bareField(text: string, next: string): JobField | undefined {
  const label = text.replace(/\s*[:：]$/u, '').toLowerCase();
  const kind = KINDS.get(label);
  const hasColon = /[:：]$/u.test(text);
  if (kind === undefined || next === '' || next.length > MAX_BARE_VALUE || KINDS.has(next.toLowerCase()))
    return undefined;
  if (/[:：]/u.test(next) && LABEL_AT_START.test(next)) return undefined;
  const person = personAtStart(next);
  const isValue = {
    title: isTitle(next) && !/[.!?]$/u.test(next) && !/\b(?:you|we|our|is|are|will)\b/iu.test(next),
    company: !/[.!?]$/u.test(next.replace(/\b(?:Inc|Ltd|Co|Corp)\.$/u, '')) && /^\p{Lu}/u.test(next) && !isTitle(next),
    manager: person === next && (hasColon || isSurelyPerson(person)),
    contact: person !== '' && (hasColon || isSurelyPerson(person)),
    recruiter: person === next && (hasColon || isSurelyPerson(person)),
    address: /\d/u.test(next),
    place: hasColon && /^\p{Lu}|\d/u.test(next) && !isTitle(next),
    other: false,
  }[kind];
  return isValue ? { kind, value: next } : undefined;
}

/** "Backend Engineer | Company: Acme Corp. Contact: Jane Smith" has a lead and two fields. */
function partLine(text: string): LineParts {
  if (!/[:：\t]|\s[–—-]\s/u.test(text)) return { lead: withoutSeparators(text), fields: [] };
  const starts: { at: number; end: number; label: string }[] = [];
  const first = LABEL_AT_START.exec(text);
  if (first?.[1] && !isNoLabel(first[0], first[1], text.slice(first[0].length)))
    starts.push({ at: 0, end: first[0].length, label: first[1] });
  for (const match of text.matchAll(LABEL_WITHIN)) {
    const before = text.slice(Math.max(0, match.index - LONGEST_SEPARATION), match.index);
    const isCapital = /^\p{Lu}/u.test(match[1] ?? '');
    const isFree = SEPARATED.test(before) || /[:：]\s+$/u.test(before);
    // "Company: Acme Location: Berlin" has fields side by side, "Parent Company: Acme" has not.
    const followsField = starts.length > 0 && !/\b(?:the|your|our|this|a|an|of|for|to)\s+$/iu.test(before);
    const isKnown = starts.some(({ end }) => match.index < end);
    if (!isKnown && (isFree || followsField) && (isCapital || SEPARATED.test(before)))
      starts.push({ at: match.index, end: match.index + match[0].length, label: match[1] ?? '' });
  }
  return {
    lead: withoutSeparators(text.slice(0, starts[0]?.at ?? text.length)),
    fields: starts.map(({ end, label }, index) => ({
      label,
      value: withoutSeparators(text.slice(end, starts[index + 1]?.at ?? text.length).slice(0, MAX_FIELD_LENGTH)),
    })),
  };
}

/** "Recruiter - Berlin" and "Contract - Java Developer" are no fields: a dash parts a label only from what the label asks for. */
function isNoLabel(written: string, label: string, rest: string): boolean {
  if (!/[–—-]\s+$/u.test(written)) return false;
  return KINDS.get(label.toLowerCase()) === 'other' || (isTitle(label) && !isSurelyPerson(personAtStart(rest)));
}

function withoutSeparators(text: string): string {
  return text.replace(/^[\s|•·,;()–—-]+|[\s|•·,;(–—-]+$/gu, '');
}

function kindOf(label: string, value: string) {
  if (/^name$/iu.test(label) && !isSurelyPerson(labelledPerson(value))) return 'other';
  return KINDS.get(label.toLowerCase()) ?? 'other';
}

/** "Recruiter: find the best people" says what a recruiter does, "Recruiter: Acme Corp" who recruits. */
function addRole(job: JobText, state: JobState, { label, value }: { label: string; value: string }, row: JobRow): void {
  if (/^\p{Lu}\p{L}+$/u.test(value) || /@/u.test(value)) return;
  if (/^\p{Ll}/u.test(value) || value === '') addLine(job, state, { ...row, text: label });
  else job.doubtfulTitles.push(label);
}

function addField(
  job: JobText,
  state: JobState,
  { label, value }: { label: string; value: string },
  row: JobRow,
): void {
  const kind = kindOf(label, value);
  // "Experience: 5 years" is one fact among others, a list continues.
  const isList = LIST_HEADINGS.test(label) && (value === '' || value.length > MAX_BARE_VALUE);
  if (isList && !isOfferOnTop(row, state)) state.isOpening = false;
  if (ROLE_LABELS.test(label) && labelledPerson(value) === '' && !PLACEHOLDER.test(value)) {
    addRole(job, state, { label, value }, row);
    return;
  }
  // "Contact: Name: Helen Marsh, Job title: Ward Manager" tells the post of the person to ask.
  const isBehindName = /^name$/iu.test(state.label);
  const isOfPerson = isBehindName || job.fields.at(-1)?.kind === 'contact';
  state.label = label;
  const isPostOfContact = /^(?:job )?title$/iu.test(label) && isOfPerson && (isBehindName || namesTitle(job));
  job.fields.push({ kind: isPostOfContact ? 'other' : kind, value });
  if (isPostOfContact) return;
  if (kind === 'title' || kind === 'address') return;
  // "Company: Acme Corp. Backend Engineer." and "Ref: 12 | Backend Engineer": the text after the value is a new line.
  const [own = '', ...others] = value.split(/\s+[|·•]\s+|\t+/u);
  for (const text of [behindSentence(own), ...others]) addLine(job, state, { ...row, text });
}

function addLine(job: JobText, state: JobState, row: JobRow): void {
  const { text, isItem, isOffer } = row;
  if (!/\p{L}/u.test(text)) return;
  const heading = text.replace(/(?<![\s:：!.])[\s:：!.]+$/u, '').toLowerCase();
  const isList = LIST_HEADINGS.test(text) && text.length < LONGEST_LEAD_LINE && !isNamedAsHeading(text);
  if (isList && !isOfferOnTop(row, state)) state.isOpening = false;
  if (HEADINGS.has(heading)) return;
  // "Backend Engineer. You know Go." is a title and a sentence.
  const sentences = sentencesOf(text);
  const [first = ''] = sentences;
  const isSentence =
    text.length > LONGEST_LEAD_LINE || sentences.length > 1 || (/[.!?]$/u.test(text) && !isTitle(text));
  for (const sentence of sentences) {
    if (job.lines.length >= MAX_OPENING_LINES) state.isOpening = false;
    const isLead = state.isOpening && state.isLead && !isOffer && sentence === first;
    job.lines.push({ text: sentence, isItem, isOpening: state.isOpening, isLead });
  }
  if (isSentence && !isOffer) state.isLead = false;
}

/** Perks on top of an advertisement: its title is below them. */
const isOfferOnTop = ({ isOffer }: JobRow, { isLead }: JobState): boolean => isOffer && isLead;

function namesTitle({ fields, lines }: JobText): boolean {
  return fields.some(({ kind }) => kind === 'title') || lines.some(({ text, isLead }) => isLead && isTitle(text));
}

/** "Benefits Manager" and "Experience Designer" begin like the heading of a list. */
function isNamedAsHeading(text: string): boolean {
  return isTitle(text.split(/\s+/u).at(-1) ?? '') && !/[:：]|\s(?:as|of|in|with|an?|to|for|the|you|we)\s/iu.test(text);
}

function behindSentence(text: string): string {
  return sentencesOf(text).slice(1).join(' ');
}

/** Sentences of a line; "St. James", "Foo Inc. in Berlin" and "J. Smith" do not end one. */
export function sentencesOf(text: string): string[] {
  return text
    .split(
      /(?<=[.!?…])(?<!(?:^|[\s(])(?:St|Dr|Mr|Mrs|Ms|Mt|Ft|Ave|Rd|Prof|No|Sr|Jr|approx|e\.g|i\.e|\p{Lu})\.)\s+(?=["“(]?\p{Lu})/u,
    )
    .map((sentence) => sentence.trim());
}
