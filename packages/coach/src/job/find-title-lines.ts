import { isCompany } from '../entities/classify-part.ts';
import { isPlace, isFact as isWorkFact } from './job-fact-phrases.ts';
import { factLabelOf } from './job-headings.ts';
import { isPosition } from './job-phrase.ts';
import { BULLET, NICE_HEADING, REQUIRED_HEADING, SKIP_HEADING } from './job-section-patterns.ts';
import { singularTitle } from './singular-title.ts';

const TITLE_MAX_LENGTH = 110;
const LINES_BELOW_TITLE = 5;
const MAX_BARE_TITLE_WORDS = 6;
const NO_BARE_TITLE =
  /[,:;.!]|\b(?:we|you|our|an?|as|the|with|experienced?|knowledge|skills|need|seeking|looking|hiring|wanted)\b/iu;
const WANTED = /^(.{3,60}?)\s+(?:urgently\s+)?(?:wanted|needed|required)(?=$|[\s.!(,–-])/iu;
const MAX_NAME_PARTS = 3;

/** The first line of an advertisement of some length, where it is short and no sentence ("Data analyst." is none), and one below it that is all names (employer, town). */
export function findTitleLines(jobDescription: string): string[] {
  const lines = jobDescription.split(/\r\n?|\n/u).filter((line) => line.trim() !== '');
  const [first = ''] = lines;
  const isOpen = !/[.:!]$/u.test(first.trim()) || isPosition(first.replace(/\.\s*$/u, ''));
  // How many facts an advertisement adds changes nothing of what it asks for.
  const told = lines.filter((line) => factLabelOf(line.replace(BULLET, '').trim()) === undefined);
  const isOfLength = first.length <= TITLE_MAX_LENGTH && !BULLET.test(first);
  const second = lines[1] ?? '';
  if (told.length < LINES_BELOW_TITLE) {
    if (lines.length < 2 || !isOfLength || !isBareTitle(first)) return [];
    return isEmployer(second) ? [first, second] : [first];
  }
  if (!isOfLength || !isOpen) return [];
  return isAllNames(second) || isEmployerRow(second) ? [first, second] : [first];
}

/** "Little Acorns Day Nursery · Ofsted “Outstanding” · 48 places": an employer's name and facts about it. */
function isEmployerRow(line: string): boolean {
  const [name = '', ...rest] = line.split(/\s+[·|•]\s+/u);
  const isName = isAllNames(name) && name.trim().includes(' ');
  return isName && rest.some((piece) => /\d/u.test(piece) || isPlace(piece) || isWorkFact(piece));
}

/** Above few lines only what cannot be a demand is the title: "Data Analyst", but neither "SQL and Excel" nor "Experience as an analyst". */
function isBareTitle(line: string): boolean {
  const text = line.trim();
  const isPositionName = isPosition(text) || singularTitle(text) !== '';
  return text.split(/\s+/u).length <= MAX_BARE_TITLE_WORDS && isPositionName && !NO_BARE_TITLE.test(text);
}

/** "Elm Care, Leeds": a name that says by its kind or its town that it is an employer's. */
function isEmployer(line: string): boolean {
  const pieces = line.split(/,\s+|\s+[–—|-]\s+/u);
  return isAllNames(line) && (isCompany(line) || pieces.slice(1).some(isPlace));
}

/** "St. Brendan Regional Hospital – Katy, TX"; a row of three and more is a list of demands. */
function isAllNames(line: string): boolean {
  const words = line.match(/\p{L}{3,}/gu) ?? [];
  const isNames =
    words.length > 0 && words.every((word) => /^\p{Lu}/u.test(word) || /^(?:and|the|for|of)$/u.test(word));
  const isHeading =
    line.includes(':') || REQUIRED_HEADING.test(line) || NICE_HEADING.test(line) || SKIP_HEADING.test(line);
  return isNames && !isHeading && !BULLET.test(line) && line.split(',').length <= MAX_NAME_PARTS;
}

/** "Teaching Assistants required (2 posts)" names a title wherever it is. */
export function isTitleHere(line: string, isBelowOffer: boolean): boolean {
  const wanted = WANTED.exec(line)?.[1];
  return isTitleAlone(wanted ?? (isBelowOffer ? line : ''));
}

/** A job title below the section on benefits starts the requirements: "Staff Nurse – Emergency Department". */
function isTitleAlone(line: string): boolean {
  const [piece = ''] = line.split(/\s+[–—|-]\s+|,\s|\s*\(/u);
  const isName = piece.split(/\s+/u).length <= MAX_BARE_TITLE_WORDS && !NO_BARE_TITLE.test(piece);
  return isName && (isPosition(piece) || singularTitle(piece) !== '');
}
