import { isCompany, isDegree, isTitle } from '../entities/classify-part.ts';
import { CREDENTIAL } from '../evidence/credential-patterns.ts';
import { toFirstPerson } from '../letter/first-person.ts';
import { findHeading } from '../resume/find-heading.ts';
import type { SectionName } from '../resume/section-name.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { LEANS } from '../text/leaning-sentence.ts';

/** A deed with the place where it was done, both empty where the resume does not say. */
type PlacedText = { text: string; employer: string; title: string; isProject: boolean; isCurrent: boolean };
type Job = Pick<PlacedText, 'employer' | 'title' | 'isCurrent'>;
/** A bullet or a sentence of the resume: `line` numbers the lines, `section` is the last heading above. */
export type Passage = {
  text: string;
  line: number;
  section: SectionName | undefined;
  isBullet: boolean;
  isJoined?: boolean;
  job?: Job;
};

const MOST_LINES = 600;
const WORDS = { least: 5, most: 45 };
const PARAGRAPH_WORDS = 26;
/** So long a line without a mark at its end is a part of a wrapped paragraph. */
const WRAPPED_CHARS = 60;
const BULLET = /^\s*(?:[•◦▪‣·*●○>»➢▸~–—-]|->|\+(?=\s))+\s*/u;
const OPEN_END =
  /(?:[,&]|\s(?:from|to|of|with|by|the|and|or|for|in|at|on|a|an|under|over|per|my|our|next|until|than|that|which|was|were|is|are|into|about|between|every|each))$/iu;
const SENTENCE_END =
  /(?<=[\p{L}\d)%'’][\p{L}\d)%'’][.!?])(?<!\b(?:No|no|St|Dr|Mr|Mrs|Ms|Sr|Capt|approx|incl)\.)\s+(?=\p{Lu}|\d)/u;
const CONTACT = /@|https?:|www\.|\d{3}[-. ]?\d{3}[-. ]?\d{3,4}|\+\d{2,3} ?\d/;
const YEAR = /\b(?:19|20)\d\d\b/;
const CURRENT = /present|current|now|today|ongoing|to date/i;
/** Tells nothing that was done. */
const NO_DEED = joinPattern(
  'iu',
  String.raw`\b(?:my name is|years old|look(?:ing)? for|seeking|references?|referees?|i agree|notice|licen[cs]es?|i speak|phone|whatsapp|text is best`,
  String.raw`|(?:you )?(?:may|can) ask|typing this|i write (?:it|this))\b|^to (?:be|work|obtain|join|become|use|secure)\b|^(?:born|married|age|ring|call|good day|to whom)\b|\s\|\s`,
);
const SPEAKS = /\b(?:I|me|we|We|my|My)\b/u;
const TOLD_IN = new Set<SectionName | undefined>([undefined, 'experience', 'projects', 'other']);

const tidy = (text: string): string => text.replace(BULLET, '').replace(/\s+/g, ' ').trim();
const countWords = (text: string): number => text.split(' ').length;
/** Letters and digits alone: two readings of one line differ in marks and breaks. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** A row of a table with the date, the position, the organisation and the duties in cells. */
function readRow(line: string): { job: Job; duties: string } | undefined {
  const cells = line
    .split('\t')
    .map(tidy)
    .filter((cell) => cell !== '');
  const [date = '', ...rest] = cells;
  if (cells.length < ROW_CELLS || !YEAR.test(date) || date.length > LONGEST_DATE) return undefined;
  const duties = rest.at(-1) ?? '';
  const [one = '', other = ''] = rest;
  const isSwapped = isCompany(one) && isTitle(other) && !isCompany(other);
  const [title, employer] = isSwapped ? [other, one] : [one, other];
  return { job: { title, employer: employer.replace(/,.*$/u, ''), isCurrent: CURRENT.test(date) }, duties };
}
const ROW_CELLS = 4;
const LONGEST_DATE = 24;

/** A short line above others that no list of headings has: "WHAT I AM PROUD OF", "What I do now", "not paid but I did it:". */
const isLabel = (line: string): boolean =>
  line.length <= LONGEST_LABEL &&
  !/[.,;!?]$|\d/u.test(line) &&
  (/:$|^>>/u.test(line) ||
    line === line.toUpperCase() ||
    /^(?:what|where|when|how|who|a bit|about|tools|the short)\b/iu.test(line));
const LONGEST_LABEL = 40;

/** Begins something of its own: a heading, a date, an address, a table row, a name in capitals. */
const opensAnew = (line: string): boolean =>
  BULLET.test(line) ||
  findHeading(line) !== undefined ||
  isLabel(line) ||
  CONTACT.test(line) ||
  /\t|\s\|\s|^\p{Lu}{2,}[\p{Lu} .,]{4,}/u.test(line) ||
  YEAR.test(line.slice(0, LONGEST_DATE));

/** "Teaching Assistant, Bramwith Lane School", "2019 - 2022 FRONT OFFICE MANAGER". */
const namesJob = (line: string): boolean =>
  line.length <= LONGEST_NAMES &&
  !SPEAKS.test(line) &&
  (isTitle(line) || isCompany(line) || /\b(?:19|20)\d\d\s*(?:[-–—,]|to\b)/u.test(line));
const LONGEST_NAMES = 90;

/** Whether a line goes on where the line above stopped. */
function goesOn(line: string, above: string): boolean {
  if (
    above === '' ||
    /[.!?:]$/u.test(above) ||
    findHeading(above)?.rest === '' ||
    isLabel(above) ||
    CONTACT.test(above)
  )
    return false;
  if (/^[\p{Ll}(]/u.test(line)) return !BULLET.test(line) && !CONTACT.test(line) && !/\t|\s\|\s/u.test(line);
  if (namesJob(line)) return false;
  if (OPEN_END.test(above) && !BULLET.test(line) && !/\t/u.test(line)) return true;
  return (
    !opensAnew(line) &&
    !BULLET.test(above) &&
    above.length >= WRAPPED_CHARS &&
    (SPEAKS.test(above) || /[.!?]$/u.test(line)) &&
    !CREDENTIAL.test(line)
  );
}

/** "Two are now apprentices" says of whom only with the sentence before it. */
const COUNTS_ON =
  /^(?:one|two|three|four|five|some|most|all|none) (?:of (?:them|those|these)|are|is|were|was|have|has)\b/iu;

/** Sentences of a long passage; one that leans on the sentence before stays with it. */
function sentencesOf(text: string): string[] {
  if (countWords(text) <= PARAGRAPH_WORDS) return [text];
  const whole: string[] = [];
  for (const sentence of text.split(SENTENCE_END)) {
    const above = whole.at(-1);
    if (above !== undefined && (countWords(sentence) < WORDS.least || LEANS.test(sentence) || COUNTS_ON.test(sentence)))
      whole[whole.length - 1] = `${above} ${sentence}`;
    else whole.push(sentence);
  }
  return whole;
}

function join(passage: Passage, rest: string): void {
  passage.text = `${passage.text} ${rest}`;
  passage.isJoined = true;
}

/** The passage that begins with a line; undefined for a heading and a row of labelled fields. */
function openPassage(line: string, at: number, section: SectionName | undefined): Passage | undefined {
  const row = readRow(line);
  if (row !== undefined) return { text: row.duties, line: at, section, isBullet: true, job: row.job };
  const heading = findHeading(line);
  const text = tidy(heading?.rest ?? line);
  if (text === '' || isLabel(line) || line.includes('\t')) return undefined;
  return { text, line: at, section: heading?.section ?? section, isBullet: BULLET.test(line) };
}

/** The bullets and sentences of a resume as it was pasted, with wrapped lines joined. */
function passagesOf(lines: readonly string[]): Passage[] {
  const passages: Passage[] = [];
  const hasSections = lines.filter((line) => findHeading(line)?.rest === '').length > 1;
  let [section, above]: [SectionName | undefined, string] = [undefined, ''];
  for (const [at, line] of lines.entries()) {
    const heading = findHeading(line);
    const last = passages.at(-1);
    if (last !== undefined && heading === undefined && goesOn(line, above)) join(last, tidy(line));
    else passages.push(...[openPassage(line, at, section)].filter((one) => one !== undefined));
    // One heading over all of it is a title: "About me and my work".
    if (heading?.rest === '' && hasSections) section = heading.section;
    else if (isLabel(line)) section = undefined;
    above = line;
  }
  return passages.flatMap((passage) => sentencesOf(passage.text).map((text) => ({ ...passage, text })));
}

/** Says how one is or what one thinks, and nothing that was done. */
const SPEAKS_OF_ONESELF =
  /^I(?:['’]m| am| believe| like| love| enjoy| would| could| want| hope| know| think| did not want)\b(?!.*\b(?:responsible|in charge|the one who|treasurer|volunteer)\b)/u;

/** "Before the ferries I was at …" says where one was, and is no time to tell of. */
const TELLS_OF_BEFORE =
  /^(?:and |but )?(?:before|with the same|in between)\b|^I (?:was|stayed) (?:at )?home\b|\bI did(?: not|n['’]t) work\b/iu;

/** Time without work is told only where it is asked about. */
const AT_HOME = /^I (?:was|stayed) (?:at )?home\b/iu;

/** True if a passage tells of something done and is no heading, address or certificate. */
function tellsOfDeed({ text, section, isBullet }: Passage): boolean {
  const count = countWords(text);
  if (count < WORDS.least || count > WORDS.most || CONTACT.test(text) || NO_DEED.test(text)) return false;
  if (
    /::|\s->\s|\bnative\b/.test(text) ||
    TELLS_OF_BEFORE.test(text) ||
    section === 'summary' ||
    SPEAKS_OF_ONESELF.test(text)
  )
    return false;
  if (SPEAKS.test(text)) return true;
  if (!TOLD_IN.has(section) || CREDENTIAL.test(text) || isDegree(text) || /\bcourses?\b/iu.test(text)) return false;
  // A name of a job may look like a deed: "Lead technician", "Care assistant".
  return (
    !(namesJob(text) && /^\P{Ll}*\p{L}*\s\p{Lu}|^[^\p{Ll}]+$/u.test(text)) &&
    (isBullet || toFirstPerson(text) !== undefined)
  );
}

/**
 * The job of a passage: of a bullet the one that the lines right above the bullets name, of a sentence the only one that its own line names.
 */
function jobOf({ line, job, isBullet, text }: Passage, lines: readonly string[], jobs: readonly Job[]): Job {
  if (job !== undefined) return job;
  let top = line;
  while (isBullet && top > 0 && line - top < MOST_BULLETS && /^(?!\p{Lu})/u.test(lines[top] ?? '')) top -= 1;
  const head = isBullet ? lines.slice(Math.max(0, top - 1), top + 1).join('\n') : (lines[line] ?? '');
  const named = jobs.filter(({ employer }) => employer !== '' && head.includes(employer));
  const [first, ...others] = named;
  if (
    first === undefined ||
    text.includes(first.employer) ||
    others.some(({ employer }) => employer !== first.employer)
  )
    return NOWHERE;
  return others.length === 0 ? first : { ...first, title: '', isCurrent: named.every(({ isCurrent }) => isCurrent) };
}
const MOST_BULLETS = 24;
const NOWHERE: Job = { employer: '', title: '', isCurrent: false };

/** "CLEARANCES	Form 30": the reading took a labelled field for a deed. */
const labelledFields = (lines: readonly string[]): Set<string> =>
  new Set(lines.filter((line) => /^\p{Lu}[\p{Lu} ,/-]{2,}\t/u.test(line)).map(plain));

/** A deed that ends where a line of the resume ends and goes on in the next. */
const isCut = (text: string, whole: readonly string[]): boolean => {
  const end = plain(text).slice(-END_CHARS);
  return OPEN_END.test(text) && whole.some((passage) => passage.includes(end) && !passage.endsWith(end));
};
const END_CHARS = 24;

/** A deed with the label of the next list behind it. */
function withoutLabel(fact: PlacedText, labels: readonly string[]): PlacedText {
  const label = labels.find((one) => one !== '' && fact.text.length > one.length && fact.text.endsWith(` ${one}`));
  return label === undefined ? fact : { ...fact, text: fact.text.slice(0, -label.length).trim() };
}
/** Was done before or beside the job under which it was read: an earlier job, a licence, a course. */
const SAYS_OTHER_PLACE = joinPattern(
  'iu',
  String.raw`^(?:(?:and |but )?(?:before|after|prior to) (?:that|this|the|it)\b|my (?:first|last|next) job\b|(?:papers|school|languages|computers?)\b`,
  String.raw`|driv\p{L}+ licen|(?:\p{L}+ ){0,3}(?:course|certificate|licen[cs]e)\b)`,
);

/** All bullets and sentences of a resume, those that tell of no work among them. */
export const passagesIn = (resumeText: string): Passage[] =>
  passagesOf(resumeText.split(/\r?\n/, MOST_LINES).map((line) => line.trim()));

/**
 * The deeds of a resume with those that the reading of fields left out, as pasted resumes are read in part only; a deed that was read in
 * pieces is whole again.
 */
export function withUnread(read: readonly PlacedText[], resumeText: string, jobs: readonly Job[]): PlacedText[] {
  const lines = resumeText.split(/\r?\n/, MOST_LINES).map((line) => line.trim());
  const all = passagesOf(lines).map((passage) => ({ ...passage, known: plain(passage.text) }));
  const whole = all.filter(({ text }) => countWords(text) <= WORDS.most);
  const [fields, known] = [labelledFields(lines), whole.map((passage) => passage.known)];
  const labels = lines.filter(isLabel);
  const facts = read
    .map((fact) => withoutLabel(fact, labels))
    .map((fact) => (SAYS_OTHER_PLACE.test(tidy(fact.text)) ? { ...fact, ...NOWHERE } : fact))
    .filter(({ text }) => !fields.has(plain(text)) && !isLabel(tidy(text)) && !isCut(text, known))
    .map((fact) => {
      const own = plain(fact.text);
      const around = whole.find(
        (one) => one.isJoined === true && one.known.length > own.length && one.known.includes(own),
      );
      return around === undefined ? { ...fact, known: own } : { ...fact, text: around.text, known: around.known };
    });
  const told = [...new Map(facts.toReversed().map((fact) => [fact.known, fact])).values()]
    .toReversed()
    .filter(({ text }) => !AT_HOME.test(tidy(text)));
  const held = told.map((fact) => fact.known);
  const isHeld = (text: string) => held.some((one) => one.includes(text) || text.includes(one));
  const unread = whole
    .filter((passage) => tellsOfDeed(passage) && !isHeld(passage.known))
    .map((passage) => ({ text: passage.text, isProject: false, ...jobOf(passage, lines, jobs), known: passage.known }));
  if (unread.length === 0) return told.map(withoutKey);
  const written = plain(resumeText);
  const placeOf = (text: string) => written.indexOf(text.slice(0, END_CHARS));
  return [...told, ...unread].toSorted((one, other) => placeOf(one.known) - placeOf(other.known)).map(withoutKey);
}
const withoutKey = ({ known: _, ...fact }: PlacedText & { known: string }): PlacedText => fact;
