import type { ParsedResume } from '@greenroom/contract/resume';
import { CREDENTIAL } from '../evidence/credential-patterns.ts';
import { findHeading, type Heading } from '../resume/find-heading.ts';
import type { SectionName } from '../resume/section-name.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { type EntryHead, headsIn, placeOf, type StretchPlace } from './stretch-place.ts';
import { goesOn } from './text-facts.ts';
import { textOfResume } from './text-of-resume.ts';

/** A part of a resume that can be said by itself, in the words of the resume: a line, a sentence, or a clause of a long one. */
export type Stretch = {
  text: string;
  /** Its first line in the resume. */
  line: number;
  /** Stretches of one sentence or row have the same. */
  row: number;
  section: SectionName | undefined;
  /** The heading or label above, in small letters. */
  label: string;
  /** True if it names a job or a school with its dates. */
  isHead: boolean;
  /** Where it was done, only where the reading is sure of it. */
  place: StretchPlace | undefined;
  /** The line with the job and its dates right above, in the same block without a gap; empty where there is none. */
  head: string;
};

const MOST_LINES = 600;
const MOST_STRETCHES = 160;
const LONGEST = 130;
const SHORTEST = 3;
const BULLET = /^\s*(?:[•◦▪‣·*●○>»➢▸~=–—-]|->|\+(?=\s)|o(?=\s{2,}))+\s*/u;
const SENTENCE_END = joinPattern(
  'u',
  String.raw`(?<=(?:[\p{L}\d)%'’"”]{2}|\p{L}{2}[)"”]|\s\d)[.!?…]+[)"”’]?)(?<!\b(?:No|no|Nr|nr|St|Dr|dr|Dra|dra|Mr|Mrs|Ms|Sr|sr|Sra|sra|Ing|ing|Prof|prof`,
  String.raw`|Dhr|tel|Tel|ref|Ref|Capt|Sgt|approx|incl|Inc|Ltd|Co|vs|etc|e\.g|Jr|Ave|Rd|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.)\s+(?=[\p{L}\d¿¡"“(])`,
);
const CELLS = /\t+|\s+[|¦•·]\s+|\s*[|¦]\s*|\s{4,}/u;
const CLAUSES = /;\s+|\s+[–—]\s+|\s+\/\/\s+/u;
/** Where a sentence of many clauses goes on, with a mark or without. */
const GOES_ON =
  /,\s+(?=(?:and|but|then|now|after|before|from|since|in|also|I|he|she|we|where|which|at)\b)|\s+(?=(?:and|then|but) (?:i|I|then|now|he|she|we)\s)/u;
const LONGEST_SENTENCE = 220;
const WORDS_OF_LABEL = 6;
const PERIOD = /\b(?:19|20)\d\d\b/u;

const tidy = (text: string): string => text.replace(BULLET, '').replace(/\*\*/g, '').replace(/\s+/g, ' ').trim();

/** Pieces put together again up to a length that is said in one breath. */
function joined(pieces: readonly string[], mark: string): string[] {
  const whole: string[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (last !== undefined && last.length + piece.length <= LONGEST / 2)
      whole[whole.length - 1] = `${last}${mark}${piece}`;
    else whole.push(piece);
  }
  return whole;
}

/** A piece that closes a bracket opened before belongs to the piece before. */
function balanced(pieces: readonly string[]): string[] {
  const whole: string[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    const isOpen = last !== undefined && last.split('(').length > last.split(')').length;
    if (isOpen && piece.includes(')')) whole[whole.length - 1] = `${last} ${piece}`;
    else whole.push(piece);
  }
  return whole;
}

/** "March to September 2024." says nothing without the sentence behind it. */
function withShort(sentences: readonly string[]): string[] {
  const whole: string[] = [];
  let short = '';
  for (const sentence of sentences) {
    const text = short === '' ? sentence : `${short} ${sentence}`;
    short = text.length <= SHORT_SENTENCE && PERIOD.test(text) ? text : '';
    if (short === '') whole.push(text);
  }
  return short === '' ? whole : [...whole, short];
}
const SHORT_SENTENCE = 30;

/** Sentences; those too long for one breath as their clauses. */
function partsOf(row: string): string[] {
  const cells = row.length <= LONGEST ? [row] : joined(row.split(CELLS), ' · ');
  return cells
    .flatMap((cell) => withShort(balanced(tidy(cell).split(SENTENCE_END))))
    .flatMap((sentence) => (sentence.length <= LONGEST ? [sentence] : joined(sentence.split(CLAUSES), '; ')))
    .flatMap((clause) => (clause.length <= LONGEST_SENTENCE ? [clause] : joined(clause.split(GOES_ON), ', ')))
    .map((text) => tidy(text.replace(/\s*\t\s*/gu, ' · ')))
    .filter((text) => text.length >= SHORTEST);
}
/** Dates, figures and marks alone. */
const NAMES_NOTHING = /^(?:\P{L}*(?:\p{L}\P{L}+)*|\P{L}*(?:19|20)\d\d\s*(?:[–—-]|to)\s*\p{L}{2,8})$/u;

type Row = { text: string; line: number; section: SectionName | undefined; label: string };

const isLabel = (line: string): boolean =>
  /^[^.!?]{2,48}:$/u.test(line) ||
  (line.split(' ').length <= WORDS_OF_LABEL &&
    !/[.,;]$|\d/u.test(line) &&
    line === line.toUpperCase() &&
    /\p{Lu}{3}/u.test(line));

/** A line of this share of the longest one may go on in the next. */
const FULL_LINE = 0.68;
const FEWEST_CHARS_OF_LINE = 38;
const MOST_CHARS_OF_LINE = 140;
/** No line ends with such a word: it goes on in the next, or was cut. */
export const OPEN_END =
  /(?:[,&]|\s(?:and|the|of|to|in|for|with|at|an?|my|our|from|by|or|on|have|has|is|are|was|were|which|that|who|than|into|until))$/u;
const OPENS_BRACKET = /\([^()]*$/u;

/** Whether a line goes on where the line above stopped. Many people write without capitals, so a small letter alone says nothing. */
function wrapsOf(lines: readonly string[]): (line: string, above: string) => boolean {
  const widths = new Map<string, number>();
  for (const block of blocksOf(lines)) {
    const width = Math.max(0, ...block.map((line) => line.length));
    for (const line of block) widths.set(line, width);
  }
  const isFull = (line: string) => {
    const width = widths.get(line) ?? 0;
    return line.length >= Math.max(FEWEST_CHARS_OF_LINE, FULL_LINE * width) && width <= MOST_CHARS_OF_LINE;
  };
  return (line, above) =>
    goesOn(line, above) &&
    (isFull(above) || OPENS_BRACKET.test(above) || OPEN_END.test(above)) &&
    (OPENS_BRACKET.test(above) || !/^[^\p{Ll}]*\)?\s*[|¦]/u.test(line));
}

/** Lines between blank ones. Cells of tables say nothing of how wide a line is. */
function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (line === '') blocks.push([]);
    else if (!line.includes('\t')) blocks.at(-1)?.push(line);
  }
  return blocks;
}

/** Below a bullet a line without one, in small letters or with a figure first, belongs to it. */
const goesOnInBullet = (line: string, above: string, row: string): boolean =>
  BULLET.test(row) &&
  !BULLET.test(line) &&
  /^[\p{Ll}\d(]/u.test(line) &&
  above.length >= FEWEST_CHARS_OF_LINE &&
  !/[.!?:]$/u.test(above);

/** A heading with its label, and the row that begins behind its colon. */
function openSection({ section, rest }: Heading, line: string, at: number): { label: string; rows: Row[] } {
  const label = (rest === '' ? line : line.slice(0, line.length - rest.length)).toLowerCase();
  return { label, rows: rest === '' ? [] : [{ text: line, line: at, section, label }] };
}

/** The lines of a resume with wrapped ones joined, each below its heading. */
function rowsOf(lines: readonly string[]): Row[] {
  const rows: Row[] = [];
  const wraps = wrapsOf(lines);
  let [section, label, above]: [SectionName | undefined, string, string] = [undefined, '', ''];
  for (const [at, line] of lines.entries()) {
    const heading = findHeading(line);
    const last = rows.at(-1);
    if (heading !== undefined) {
      const opened = openSection(heading, line, at);
      [section, label] = [heading.section, opened.label];
      rows.push(...opened.rows);
    } else if (last !== undefined && line !== '' && (wraps(line, above) || goesOnInBullet(line, above, last.text)))
      last.text = `${last.text} ${line}`;
    else if (last !== undefined && line !== '' && above !== '' && NAMES_NOTHING.test(line))
      last.text = `${last.text} · ${line}`;
    else if (line !== '') {
      label = isLabel(line) ? line.toLowerCase() : label;
      rows.push({ text: line, line: at, section, label });
    }
    above = line;
  }
  return rows;
}

const LONGEST_HEAD = 110;
/** A field of a form: "Role: weekend dog walker". */
export const IS_FIELD = /^\p{L}[\p{L} ]{1,24}:\s/u;
const IS_SENTENCE = /[.!?]$|\b(?:I|i|he|she|my|his|her|we|was|were|is|am|are|has|have)\b/u;

type Block = { above: Stretch | undefined; head: Stretch | undefined; isBlock: boolean };

const isSameBlock = (above: Stretch, stretch: Stretch, lines: readonly string[]): boolean =>
  !lines.slice(above.line + 1, stretch.line).includes('') &&
  stretch.section === above.section &&
  stretch.label === above.label;

/** The block after a stretch: a blank line, a heading or a line with a year that was not read as a head ends it. */
function blockAt(stretch: Stretch, { above, head, isBlock }: Block, lines: readonly string[]): Block {
  const goesOn = above !== undefined && isSameBlock(above, stretch, lines);
  const isNote = !IS_SENTENCE.test(stretch.text) && stretch.text.length <= LONGEST_HEAD;
  const names = stretch.isHead && isNote;
  const isOfPaper = CREDENTIAL.test(stretch.text) || stretch.section === 'education';
  // Below two posts in a row it is unclear to which one the lines belong.
  const isSecond = above?.isHead === true && PERIOD.test(above.text) && stretch.line - above.line === 1;
  if (names && !isOfPaper && PERIOD.test(stretch.text))
    return { above: stretch, head: isSecond ? undefined : stretch, isBlock: !isSecond };
  const isUnread = stretch.row !== above?.row && (stretch.isHead || PERIOD.test(stretch.text));
  return { above: stretch, head: goesOn && !isUnread ? head : undefined, isBlock: names || (goesOn && isBlock) };
}

/** Each stretch with the head of its block. Outside such a block no job is said: in forms and paragraphs the reading takes the wrong one too often. */
function withHeads(stretches: readonly Stretch[], lines: readonly string[]): Stretch[] {
  let block: Block = { above: undefined, head: undefined, isBlock: false };
  return stretches.map((stretch) => {
    block = blockAt(stretch, block, lines);
    const isOwn = block.isBlock && !stretch.isHead && !IS_FIELD.test(stretch.text);
    return isOwn ? { ...stretch, head: block.head?.text ?? '' } : { ...stretch, place: undefined };
  });
}

const known = new WeakMap<ParsedResume, Stretch[]>();

/** All that a resume says, in its order. */
export function stretchesIn(resume: ParsedResume): Stretch[] {
  const found = known.get(resume);
  if (found !== undefined) return found;
  const lines = textOfResume(resume)
    .split(/\r?\n/, MOST_LINES)
    .map((line) => line.trim());
  const heads: EntryHead[] = headsIn(resume, lines);
  const jobs = heads.filter(({ entry }) => entry < resume.experience.length);
  const seen = new Set<string>();
  const stretches = rowsOf(lines)
    .flatMap(({ text, line, section, label }, row) =>
      partsOf(text).map(
        (part): Stretch => ({
          text: part,
          line,
          row,
          section,
          label,
          isHead: jobs.some((head) => head.line === line && part.includes(head.name)),
          place: placeOf(part, line, heads, resume),
          head: '',
        }),
      ),
    )
    .filter(({ text }) => {
      const isNew = !seen.has(text);
      seen.add(text);
      return isNew;
    })
    .slice(0, MOST_STRETCHES);
  const placed = withHeads(stretches, lines);
  known.set(resume, placed);
  return placed;
}
