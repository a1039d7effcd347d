import type { ResumeLine } from '@greenroom/contract/resume';
import { isCompany, isDegree, isInstitution, isLocation, isTitle } from '../entities/classify-part.ts';
import { findDateOrRange, findDateRange } from '../entities/dates.ts';
import { findHeading } from './find-heading.ts';
import type { SectionName } from './section-name.ts';

/** Sizes that differ by less are one size. */
const SIZE_TOLERANCE = 0.4;
const MAX_HEADING_WORDS = 6;
const MAX_HEADING_LENGTH = 48;
/** From so many headings of one kind a further line of that kind is taken for one. */
const FEWEST_ALIKE = 2;
const MOST_UNNAMED = 3;
const FEWEST_RANGES = 2;
const MAX_LOOSE_WORDS = 5;
const LOOK_AHEAD_LINES = 4;

type Style = { fontSize: number; isBold: boolean; isShouted: boolean };

/** Word stems of headings that are no listed wording, the first match counts. */
const HEADING_STEMS: [SectionName, RegExp][] = [
  ['projects', /\b(?:volunt|pro bono|charit)/u],
  [
    'experience',
    /\b(?:employment|positions|posts|jobs|experience|appointments|work (?:history|record)|career (?:history|details|record|path)|professional (?:activit|career|practice|history|record))/u,
  ],
  ['projects', /\b(?:communit|volunt|pro bono|charit|outreach|civic|projects?\b|activit|extracurricular)/u],
  [
    'other',
    /\b(?:refer(?:ee|ence)|declaration|hobb|interest|award|publication|grants?\b|bio-?data|permits?|honou?rs|patents?|talks)/u,
  ],
  ['contact', /\b(?:personal|contact|details)\b/u],
  ['languages', /\b(?:languages?|spoken|tongues?)\b/u],
  [
    'certifications',
    /\b(?:licen[cs]|certif|papers\b|tickets?\b|registration|accredit|workshops?\b|seminars?\b|further training|short courses?|courses\b)/u,
  ],
  [
    'education',
    /\b(?:educat|school|learn(?:ed|t|ing)\b|institutions?\b|academic|stud(?:y|ies|ied)\b|degrees?\b|schooling|university|exams?\b|diplomas?\b)/u,
  ],
  ['skills', /\b(?:skills?|methods|tools|software|competenc|expertise|techni|strengths|what i (?:do|know)|abilities)/u],
  ['experience', /\b(?:career|positions?\b|employ|jobs?\b|work(?:ing|ed)?\b|experience|appointments|professional)/u],
  ['summary', /\b(?:profile|about|summary|objective|hello|in short|statement|hi there|who i am)\b/u],
];

function styleOf(line: ResumeLine): Style {
  const letters = line.text.replace(/[^\p{L}]/gu, '');
  return {
    fontSize: line.fontSize,
    isBold: line.isBold,
    isShouted: letters.length > 2 && letters === letters.toUpperCase(),
  };
}

const isAlike = (one: Style, other: Style) =>
  Math.abs(one.fontSize - other.fontSize) < SIZE_TOLERANCE &&
  one.isBold === other.isBold &&
  one.isShouted === other.isShouted;

/**
 * The lines in the style of the known headings and not of the text. `known` are the lines that are headings by their words. Names of
 * employers and schools may have that style too: lines without a word of a heading count only if they are few.
 */
export function findStyledHeadings(lines: readonly ResumeLine[], known: ReadonlySet<ResumeLine>): Set<ResumeLine> {
  const styles = [...known].map(styleOf);
  const usualSize = medianSize(lines);
  const alike = lines.filter((line) => {
    if (known.has(line) || !isShortLabel(line.text)) return false;
    const style = styleOf(line);
    if (style.fontSize < usualSize + SIZE_TOLERANCE && !style.isShouted) return false;
    return styles.filter((one) => isAlike(one, style)).length >= FEWEST_ALIKE;
  });
  const named = alike.filter(
    (line) => HEADING_STEMS.some(([, stem]) => stem.test(line.text.toLowerCase())) && !isNameOfSchool(line.text),
  );
  // A resume begins with the person's name, which may be in capitals like the headings.
  const opening = new Set(lines.slice(0, OPENING_LINES));
  const unnamed = alike.filter(
    (line) =>
      !named.includes(line) &&
      !opening.has(line) &&
      !isName(line.text) &&
      !isAboveDates(lines, line) &&
      !isBelowDates(lines, line),
  );
  const isFew = unnamed.length <= Math.max(MOST_UNNAMED, known.size);
  return new Set([...named, ...unnamed.filter((line) => isFew || isFirstBelowSchools(lines, known, line))]);
}

/** Where the names of employers are in capitals too, the first such line below the schools still heads what comes after them. */
function isFirstBelowSchools(lines: readonly ResumeLine[], known: ReadonlySet<ResumeLine>, line: ResumeLine): boolean {
  const own = styleOf(line);
  const above = lines.slice(0, lines.indexOf(line)).findLast((one) => known.has(one) || isAlike(styleOf(one), own));
  return above !== undefined && known.has(above) && findHeading(above.text)?.section === 'education';
}

const OPENING_LINES = 2;
const isNameOfSchool = (text: string) =>
  /\S+ \S+.*\b(?:school|university|college|institute|academy)$/iu.test(text) ||
  (/,/u.test(text) && isInstitution(text));
const isName = (text: string) =>
  /,/u.test(text) || isTitle(text) || isCompany(text) || isInstitution(text) || isLocation(text);

function isAboveDates(lines: readonly ResumeLine[], line: ResumeLine): boolean {
  const next = lines[lines.indexOf(line) + 1];
  // "fork-lift (expires 2027)" is a date of a paper, which follows headings of any kind.
  const text = next?.text.replace(/\((?:exp|valid|until|due|renew)[^()]{0,30}\)/giu, '') ?? '';
  return findDateOrRange(text) !== undefined && !/^\s*(?:[•\d]|[*–-]\s)/u.test(text);
}

/** Right below a line of dates alone an entry begins, and no section. */
function isBelowDates(lines: readonly ResumeLine[], line: ResumeLine): boolean {
  const before = lines[lines.indexOf(line) - 1]?.text.trim();
  const date = before === undefined ? undefined : findDateRange(before);
  return before !== undefined && date?.start === 0 && date.end === before.length;
}

/** "WORK SO FAR (12+ YEARS)" is a label with a remark. */
function isShortLabel(line: string): boolean {
  const text = line.length < 2 * MAX_HEADING_LENGTH ? line.replace(/\s\([^()]{1,30}\)$/u, '') : line;
  const isWordy = text.length > MAX_HEADING_LENGTH || text.split(/\s+/u).length > MAX_HEADING_WORDS;
  return (
    !isWordy &&
    /^\p{L}/u.test(text) &&
    !/[@\t|:.]|\d/u.test(text.replace(/:$/u, '')) &&
    findDateOrRange(text) === undefined
  );
}

function medianSize(lines: readonly ResumeLine[]): number {
  const sizes = lines.map((line) => line.fontSize).sort((left, right) => left - right);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

/** "~ Work so far ~", "== LEARNING ==": one ornament on both sides. */
const ORNAMENTED = /^\s*([~*=_#•·◦❧✦–—-])\1{0,20}\s*(\p{L}[^\d@:.,]{1,40}?)\s*\1{1,20}\s*$/u;

/** Lines between two ornaments head sections in any words where there are several. */
export function findOrnamentedHeadings(lines: readonly ResumeLine[]): ResumeLine[] {
  const found = lines.filter(({ text }) => text.length <= 2 * MAX_HEADING_LENGTH && ORNAMENTED.test(text));
  return found.length >= FEWEST_ALIKE ? found : [];
}

/**
 * Headings of jobs and schools in words that are no listed wording and in a style that only weight or case sets off. Only for a resume in which
 * no such heading is known: dated entries must follow.
 */
export function findLooseHeadings(lines: readonly ResumeLine[], wanted: readonly SectionName[]): Set<ResumeLine> {
  const found = lines.filter((line, index) => {
    const before = lines[index - 1];
    if (!isShortLabel(line.text) || isName(line.text) || line.text.split(/\s+/u).length > MAX_LOOSE_WORDS) return false;
    const isSetOff =
      line.isBold ||
      // Pasted text has no style at all.
      line.y === 0 ||
      styleOf(line).isShouted ||
      (before !== undefined && line.fontSize > before.fontSize + SIZE_TOLERANCE);
    const stem = HEADING_STEMS.find(([, pattern]) => pattern.test(line.text.toLowerCase()))?.[0];
    if (!isSetOff || stem === undefined || !wanted.includes(stem)) return false;
    return lines
      .slice(index + 1, index + 1 + LOOK_AHEAD_LINES)
      .some((next) => findDateOrRange(next.text) !== undefined);
  });
  return new Set(found);
}

/** So many lines of one style part a resume, each with at least this share of them no title and no employer. */
const FEWEST_OF_STYLE = 3;
const MOST_OF_NAMES = 0.34;
/** So many styles are tried, the largest first. */
const MOST_STYLES = 4;

/**
 * Headings in any words, for a resume in which no heading of jobs is known: the lines of the largest style that sets off a few short lines and
 * names no posts, provided that one of the sections so made holds jobs.
 */
export function findHeadingsByStyle(lines: readonly ResumeLine[]): Set<ResumeLine> {
  const usualSize = medianSize(lines);
  const groups = new Map<string, ResumeLine[]>();
  // A resume begins with the person's name, which may be in capitals like the headings.
  for (const line of lines.slice(OPENING_LINES)) {
    const style = styleOf(line);
    const isSetOff = style.isBold || style.isShouted || style.fontSize > usualSize + SIZE_TOLERANCE;
    // Capitals in bold head sections in a smaller size too.
    const isSmall = style.fontSize < usualSize - SIZE_TOLERANCE && !(style.isBold && style.isShouted);
    if (!isSetOff || !isShortLabel(line.text) || isSmall) continue;
    const key = [Math.round(style.fontSize), style.isBold, style.isShouted].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  const candidates = [...groups.values()]
    .filter((group) => group.length >= FEWEST_OF_STYLE)
    .filter(
      (group) => group.filter(({ text }) => isName(text) || isDegree(text)).length <= MOST_OF_NAMES * group.length,
    )
    .sort(([one], [other]) => (other?.fontSize ?? 0) - (one?.fontSize ?? 0))
    .slice(0, MOST_STYLES);
  return new Set(candidates.find((group) => holdsJobsBetween(lines, new Set(group))) ?? []);
}

function holdsJobsBetween(lines: readonly ResumeLine[], headings: ReadonlySet<ResumeLine>): boolean {
  let section: ResumeLine[] | undefined;
  for (const line of lines) {
    if (!headings.has(line)) section?.push(line);
    else if (section && inferByContent(section) === 'experience') return true;
    else section = [];
  }
  return section !== undefined && inferByContent(section) === 'experience';
}

/** The section of a heading that is no listed wording: by the stems of its words, else by what the section holds. */
export function inferSection(heading: string, lines: readonly ResumeLine[]): SectionName {
  const text = heading.toLowerCase();
  const named = HEADING_STEMS.find(([, pattern]) => pattern.test(text))?.[0];
  if (named === 'experience' || named === 'education' || named === 'projects') return named;
  const held = inferByContent(lines);
  return held === 'experience' || named === undefined ? held : named;
}

/** The dot of a timeline is no point of a list. */
const DOT_BEFORE_DATE = /^\s*[•*–-]\s+(?=(?:\p{L}{3,9}\.?\s)?['’]?\d)/u;

/** What a section holds by its dated lines: schools, jobs, or neither. */
export function inferByContent(lines: readonly ResumeLine[]): SectionName {
  const texts = lines
    .map((line) => line.text.replace(DOT_BEFORE_DATE, ''))
    .filter((text) => !/^\s*[•*–-]\s/u.test(text));
  // A range may be broken over two lines.
  const wholes = texts.map((text, index) =>
    /(?:[–—-]|\sto)$/u.test(text) ? `${text} ${texts[index + 1] ?? ''}` : text,
  );
  const ranges = wholes.filter((text) => findDateRange(text) !== undefined).length;
  if (holdsSchools(lines)) return 'education';
  if (ranges < FEWEST_RANGES) return 'other';
  return texts.some((text) => isTitle(text) || isCompany(text)) ? 'experience' : 'other';
}

/** Whether a section names degrees and schools, with dates. */
export function holdsSchools(lines: readonly ResumeLine[]): boolean {
  const headers = lines.map((line) => line.text).filter((text) => !/^\s*[•*–-]\s/u.test(text));
  const dates = headers.filter((text) => findDateOrRange(text) !== undefined).length;
  const schools = headers.filter((text) => isInstitution(text) || isDegree(text)).length;
  // A teacher's employers are schools: without a degree, titles tell them apart.
  const titles = headers.filter((text) => isTitle(text) && !isDegree(text)).length;
  if (titles > 0 && 2 * titles >= schools && !headers.some(isDegree)) return false;
  return dates > 0 && headers.some(isInstitution) && 2 * schools >= dates;
}
