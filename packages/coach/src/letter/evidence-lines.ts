import type { ParsedResume } from '@greenroom/contract/resume';
import { isCertainEntry } from '../entities/certain-entry.ts';
import { isTitle } from '../entities/classify-part.ts';
import { findDateRange } from '../entities/dates.ts';
import { CREDENTIAL, EXPIRED, OPEN } from '../evidence/credential-patterns.ts';
import type { EvidenceLine } from '../evidence/evidence.ts';
import { findDegreeSpan } from '../job/find-degree.ts';
import { unwrapLines } from '../job/unwrap-lines.ts';
import { findHeading } from '../resume/find-heading.ts';
import { joinPattern } from '../text/join-pattern.ts';
import type { Place } from './place.ts';
import { asPoints, pointLines, startOf } from './point-lines.ts';
import { yearsLast } from './years-last.ts';

/** No resume has more lines. */
const MOST_READ = 600;
/** No letter looks at more lines of a resume. */
const MOST_LINES = 120;
const MOST_CHARACTERS = 600;
const LONGEST = 160;
const SHORTEST = 4;
/** So many first letters tell a line from others. */
const SURE_START = 12;
const LONGEST_HEADING = 5;
const LONGEST_HEADING_CHARACTERS = 60;
/** A line is parted where another thing begins. */
const PARTS =
  /;\s+|\s+[|•·~]\s+|\t+|\s{4,}|(?<=(?<!\b(?:St|Ste|Dr|Mr|Mrs|Ms|Mt|Ft|No|vs|approx|incl|excl|Univ|Hons?))(?<=\p{L}{2})[.!?]|[\d)%][.!?])\s+(?=\p{Lu})/u;
/** Sections that answer nothing; they end at the next heading. */
const SKIPPED = joinPattern(
  'iu',
  String.raw`^\W*(?:interests?|hobbies|leisure|outside work|personal (?:details|information|data)|references?|referees|(?:career )?objectives?)\b[^,.]{0,25}$`,
);
const CONTACT =
  /\S@\S+\.\p{L}{2}|https?:|www\.|\d{3}[-. ]?\d{3}[-. ]?\d{3,4}|\+\d{2,3} ?\d|\b(?:tel|phone|e-?mail|address)\b\.?:/iu;
/** What a person is and wishes shows nothing. */
const PERSONAL = joinPattern(
  'iu',
  String.raw`^(?:(?:career )?objectives?\b|I (?:want|wish|hope|would like|am looking|['’]d like)|(?:looking|seeking|hoping) (?:for|to)`,
  String.raw`|living in|address|residence|date of birth|d\.?o\.?b|nationality|citizenship|marital|gender|sex|age|father|mother|family|children|religion|health|born)\b`,
  String.raw`|^(?:EE|employment equity|race|ethnic\p{L}*|disabilit\p{L}+|criminal)\b[^:]{0,20}:`,
);
const DATES_ALONE = /^[\d\s./–—-]*(?:\p{L}{3,9}\.?\s)?[\d\s./–—-]*(?:present|now|current|to date)?$/iu;

/** All that a resume says, in the person's own words, with the job it belongs to: what was done there, and the lines outside the jobs. */
export function evidenceLines(resume: ParsedResume, places: readonly Place[]): EvidenceLine[] {
  // What one holds and speaks belongs to no job.
  const told = pointLines(places, resume.text).map(({ line, placeIndex }) =>
    HOLDING.test(line)
      ? { line: line.replace(HOLDING, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()), placeIndex: undefined }
      : { line, placeIndex },
  );
  return [...told, ...linesOutside(resume).map((line) => ({ line, placeIndex: undefined }))].slice(0, MOST_LINES);
}

const HOLDING = /^I (?:also )?(?:hold|speak) (?=\p{L})/u;

function linesOutside(resume: ParsedResume): string[] {
  const kept = keptOutside(resume, withGaps);
  const listed = [
    ...resume.certifications,
    ...degreesOf(resume).filter((degree) => !kept.some((line) => line.includes(degree))),
  ].filter((name) => !unwrapLines(withGaps(resume.text)).some((line) => line.includes(name) && isNotHeld(line)));
  const items = kept.flatMap(itemsOfPapers).filter((line) => !isNotHeld(line));
  return [...new Set([...items, ...listed].flatMap(eachOfYears).flatMap(partsOf).filter(isTold))];
}

/** What a resume says outside its jobs, whole where a line is short: what is not yet or no longer held says so itself. */
export function statementsOutside(resume: ParsedResume): string[] {
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const inJobs = bare([...resume.experience, ...resume.projects].flatMap(({ achievements }) => achievements).join(' '));
  const lines = keptOutside(resume, (text) => withGaps(withRowsApart(text)))
    .filter((line) => !inJobs.includes(bare(line)))
    .flatMap(eachOfYears)
    .map((line) => line.replace(/\s*(?:\.{3,}|…)\s*/gu, ', '))
    .flatMap((line) => (line.trim().length > LONGEST_WHOLE ? partsOf(line) : [tidied(line)]))
    .map(withoutBars);
  return [...new Set(lines.filter(isTold))];
}
const LONGEST_WHOLE = 130;

/** A row of a table, and what follows a line that ends in a year, was not broken by a margin. */
const withRowsApart = (text: string): string =>
  text
    .split('\n', MOST_READ)
    .map((line) => ({ line: ofColumn(line), isRow: ROW.test(line) || COLUMN.test(line) }))
    .flatMap(({ line, isRow }) => [
      ...(isRow ? [''] : []),
      line,
      ...(/\b(?:19|20)\d\d\)?\.?$/u.test(line.trim()) ? [''] : []),
    ])
    .join('\n');
/** "CERTS    SBE CBTE, OSHA 10" and "2019    Rope course": a label or a year in a separate column. */
const COLUMN = /^\s*(?<label>\S(?:.{0,20}\S)?)(?:\s{2,}|\t\s*)(?<rest>\S.*)$/u;
function ofColumn(line: string): string {
  const { label = '', rest: cell = '' } = COLUMN.exec(line)?.groups ?? {};
  const rest = cell.replace(/^[:|]\s*/u, '');
  if (label === '' || /^[^\p{L}\p{N}]/u.test(label)) return line;
  if (DATES_ALONE.test(label)) return `${rest}, ${label}`;
  if (DATES_ALONE.test(rest)) return `${label}, ${rest}`;
  return `${label.replace(/\s*[:|]$/u, '')}: ${rest}`;
}
const ROW = /^\s*[^\p{L}\s]{0,2}\s?\p{Lu}[^:|,.]{1,25}\s?[:|]\s/u;

/** "Tools | QGIS, Excel" and "Absence | Recruitment | TUPE |" as a sentence has them. */
function withoutBars(line: string): string {
  const cells = line
    .split(/\s*\|\s*|\s+\*(?:\s+|$)/u)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  const [label = '', list = ''] = cells;
  return cells.length === 2 && label.split(' ').length <= LONGEST_LABEL && list.includes(',')
    ? `${label}: ${list}`
    : cells.join(', ').replace(/(?<=\p{L}) : /gu, ': ');
}
const LONGEST_LABEL = 4;

/** The lines that are in no job and no heading. */
function keptOutside(resume: ParsedResume, apart: (text: string) => string): string[] {
  const raw = resume.text.split('\n', MOST_READ).map((line) => line.trim());
  const lines = unwrapLines(apart(resume.text))
    .flatMap((line) => withoutJoint(line, raw))
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_READ);
  const inJobs = new Set(
    [...resume.experience, ...resume.projects].flatMap(({ achievements }) => achievements.map(startOf)),
  );
  const names = resume.experience.flatMap(({ title, employer }) => [title, employer]).filter((name) => name.length > 3);
  const heads = headings(lines);
  return lines.filter(
    (line, at) =>
      line.length <= MOST_CHARACTERS &&
      !heads.has(at) &&
      !SKIPPED.test(lines[headAbove(heads, at)] ?? '') &&
      !isInJob(line, inJobs) &&
      !isTagline(line, at) &&
      !names.some((name) => line.includes(name) && !NAMES_PAPER.test(line)) &&
      !CONTACT.test(line) &&
      !isHead(line) &&
      !line.includes(resume.fullName || '\n'),
  );
}

/** "2021   Testing award 2018   Wiring regulations": two papers, each behind its year. */
const eachOfYears = (line: string): string[] =>
  /^(?:19|20)\d\d\s/u.test(line) ? line.split(/\s(?=(?:19|20)\d\d\s{2,3}\S)/u) : [line];

/** Two papers that a margin seemed to join are two lines. */
function withoutJoint(line: string, raw: readonly string[]): string[] {
  if (!CREDENTIAL.test(line) || line.length > MOST_CHARACTERS) return [line];
  const second = raw.find(
    (one) =>
      one.length >= SURE_START &&
      /^\p{Lu}/u.test(one) &&
      CREDENTIAL.test(one) &&
      !line.startsWith(one) &&
      line.endsWith(` ${one}`),
  );
  const first = second === undefined ? '' : line.slice(0, line.length - second.length).trim();
  return second !== undefined && CREDENTIAL.test(first) && !CUT.test(first) ? [first, second] : [line];
}
const CUT = /[,:;–—-]$|\b(?:of|and|in|for|with|the|to|at|by|from)$/iu;

/** "Red Seal Tool Maker, certificate of qualification" is no head of a job with that title. */
const NAMES_PAPER = /\b(?:certificates?|diploma|licen[cs]e|qualification)\b/iu;

/** "Climbing arborist" below the name. */
const isTagline = (line: string, at: number): boolean =>
  at < FIRST_LINES &&
  ((line.split(/\s+/u).length <= LONGEST_HEADING && !/\d|[,;:]/u.test(line)) || line === line.toUpperCase());
const FIRST_LINES = 4;

/** A paper that is still in progress, or has run out: below a demand it would look as if the person held it. */
const isNotHeld = (line: string): boolean =>
  EXPIRED.test(line) || (OPEN.test(line) && (CREDENTIAL.test(line) || findDegreeSpan(line) !== undefined));

/** "Certificates: CPR (to June), Food safety (lapsed May)" by its items, of which each is held or not; and skills between slashes. */
export function itemsOfPapers(line: string): string[] {
  const [, list = ''] = PAPERS_LABEL.exec(line) ?? [];
  const items = list.split(/,\s+(?![^()]*\))/u);
  if (items.length > 1) return items.filter((item) => !isNotHeld(item));
  const parts = line.split(' / ');
  return parts.length >= FEWEST_OF_LIST ? parts : [line];
}
const PAPERS_LABEL =
  /^\W{0,3}(?:certificates?|certifications?|courses?|licen[cs]es|tickets|trainings?)\s{0,3}:\s+(.+)$/iu;

/** Degrees that were read for certain and are earned, also where the text has their parts on several lines. */
const degreesOf = ({ education, text }: ParsedResume): string[] =>
  education
    .filter((entry) => entry.degree !== '' && isCertainEntry(entry) && entry.endDate !== 'Present')
    .filter(
      ({ endDate }) => !text.split('\n').some((line) => endDate !== '' && line.includes(endDate) && isNotHeld(line)),
    )
    // A heading in capitals below it is no school.
    .map(({ degree, institution }) =>
      [degree, /^\p{Lu}{4,}$/u.test(institution) ? '' : institution].filter((part) => part !== '').join(', '),
    );

/** A line of a job, also one that the text breaks elsewhere. */
function isInJob(line: string, inJobs: ReadonlySet<string>): boolean {
  const start = startOf(line.replace(/^[^\p{L}\p{N}]+|^\s*\(?\d{1,2}[.)]\s+/u, ''));
  // A skill alone ("Python") is no beginning of a longer line.
  const isSame = (one: string) =>
    one === start ||
    (Math.min(one.length, start.length) >= SURE_START && (one.startsWith(start) || start.startsWith(one)));
  return start === '' || [...inJobs].some(isSame);
}

const headings = (lines: readonly string[]): Set<number> =>
  new Set(lines.flatMap((line, at) => (isHeading(line.trim()) ? [at] : [])));

/** The text of a resume has no blank lines: without one no margin broke the line before a heading. */
const withGaps = (text: string): string =>
  text
    .split('\n')
    .flatMap((line) => (isHeading(line.trim()) ? ['', line, ''] : [line]))
    .join('\n');

/** The last heading above a line, -1 where there is none. */
const headAbove = (heads: ReadonlySet<number>, at: number) => Math.max(-1, ...[...heads].filter((head) => head < at));

/** "Education and professional membership", "Licences & tickets". */
export const OF_HEADING_WORDS = joinPattern(
  'iu',
  '^(?:(?:education|training|qualifications?|certificat(?:es|ions?)|licen[cs]es|tickets|courses?|professional|personal|academic|vocational|memberships?',
  '|registrations?|accreditations?|skills|abilities|languages?|development|background|history|employment|work|experience|career|other|further|additional',
  String.raw`|key|technical|computer|it|and)(?:[\s,/&:]+|$)){1,7}$`,
);

/** A known heading, a short line in capitals or one that ends in a colon. */
function isHeading(line: string): boolean {
  if (line === '' || line.length > LONGEST_HEADING_CHARACTERS) return false;
  if (findHeading(line)?.rest === '' || SKIPPED.test(line) || OF_HEADING_WORDS.test(line)) return true;
  const isShort = line.split(/\s+/u).length <= LONGEST_HEADING && !/\d/u.test(line);
  const isShouted = line === line.toUpperCase() && /\p{Lu}{4}/u.test(line);
  return isShort && (isShouted || /^[^,.]{3,40}:$/u.test(line));
}

/** The head of a job or a school that was read otherwise, or corrected: "Baker, Larch Bakery, 2019 - 2022". */
const isHead = (line: string): boolean =>
  findDateRange(line) !== undefined &&
  findDegreeSpan(line) === undefined &&
  !CREDENTIAL.test(line) &&
  !/\bsince\s/iu.test(line);

function partsOf(line: string): string[] {
  return yearsLast(line)
    .split(PARTS)
    .flatMap((part) => (part.length > LONGEST ? shorterParts(part) : [part]))
    .map(tidied);
}

/** Without its bullet and the heading before it. */
const tidied = (part: string): string =>
  withoutLabel(part.trim())
    .replace(/^[^\p{L}\p{N}"“(£$€]+/u, '')
    // The bullet of some text editors.
    .replace(/^o (?=\p{Lu})/u, '')
    .replace(/\s+/gu, ' ')
    .replace(/[\s.;,]+$/u, '')
    .trim();

/** A long list of names in pieces of a line's length; other long lines by their sentences. */
function shorterParts(part: string): string[] {
  const items = part.split(/,\s+(?![^()]*\))/u);
  const isList = items.length >= FEWEST_OF_LIST && items.every((item) => item.split(' ').length <= LONGEST_ITEM);
  if (!isList) return asPoints(part);
  return items.reduce<string[]>((pieces, item) => {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + item.length + 2 <= LONGEST) pieces[pieces.length - 1] = `${last}, ${item}`;
    else pieces.push(item);
    return pieces;
  }, []);
}
const FEWEST_OF_LIST = 4;
const LONGEST_ITEM = 8;

/** "LANGUAGES English": a heading on the line of its text. */
function withoutLabel(part: string): string {
  const [label = '', rest = ''] =
    /^(\p{Lu}{4,}(?: (?:&|AND) \p{Lu}{4,})?)[\s:]+(?=\p{Lu}\p{Ll})(.*)$/u.exec(part)?.slice(1) ?? [];
  return label !== '' && OF_HEADING_WORDS.test(label) ? rest : part;
}

const isTold = (part: string) =>
  part.length >= SHORTEST &&
  part.length <= LONGEST &&
  /\p{L}{2}/u.test(part) &&
  part.split('(').length === part.split(')').length &&
  !PERSONAL.test(part) &&
  !/^english$/iu.test(part) &&
  findHeading(part)?.rest !== '' &&
  !/\b(?:of|for|and|with|the|in)$/iu.test(part) &&
  !DATES_ALONE.test(part) &&
  !(isTitle(part) && part.split(' ').length <= LONGEST_HEADING && !/regist|licen[cs]|certif/iu.test(part));
