import type { ResumeLine } from '@greenroom/contract/resume';
import { isLocation } from '../../entities/classify-part.ts';
import { findHeading } from '../find-heading.ts';
import { isNoWork, sentencesOf } from '../read-prose.ts';
import { toRows } from '../resume-rows.ts';
import type { LinkedEntry } from './link-posts.ts';

/** The part of the text about one entry, with the places of its names and dates. */
type Block = { entry: LinkedEntry; first: number; start: number; pieces: { from: number; to: number; line: number }[] };

const MOST_DETAILS = 100;
/** A longer line is a sentence. */
const MOST_HEADER_WORDS = 16;
const FEWEST_DETAIL_WORDS = 3;
const FEWEST_REST_WORDS = 4;
const LONGEST_HEADING = 5;
const PLAIN_SIZE = 10;

/** The lines or sentences about an entry; `isProse` where they are sentences of a paragraph. */
export type Details = { told: string[]; isProse: boolean };

/** The details of each entry: the lines or sentences after its header, up to the next entry or heading. */
export function detailsOf(entries: readonly LinkedEntry[], text: string): Map<LinkedEntry, Details> {
  const lines = text.split('\n');
  const starts: number[] = [];
  let offset = 0;
  for (const line of lines) {
    starts.push(offset);
    offset += line.length + 1;
  }
  const blocks = entries.map((entry) => toBlock(entry, entries)).sort((left, right) => left.start - right.start);
  const details = new Map<LinkedEntry, Details>();
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1];
    const last = lastLine(lines, block, next);
    const isProse = isParagraph(lines, block.entry.head.line);
    const end = Math.min(next?.start ?? text.length, (starts[last] ?? 0) + (lines[last]?.length ?? 0));
    const told = isProse ? sentencesAfter(text, block, end) : linesAfter(lines, starts, block, last);
    details.set(block.entry, { told: told.slice(0, MOST_DETAILS), isProse });
  }
  return details;
}

/** Whether most of a text is paragraphs, wrapped or not. */
export function isMostlyProse(text: string): boolean {
  const full = text.split('\n').filter(isFull);
  return full.reduce((sum, { length }) => sum + length, 0) > MOSTLY * text.length;
}
const MOSTLY = 0.65;

/** Whether a line is a paragraph, or one of the lines of a wrapped paragraph. */
function isParagraph(lines: readonly string[], at: number): boolean {
  const [before = '', line = '', after = ''] = [lines[at - 1], lines[at], lines[at + 1]];
  return line.trim().split(/\s+/u).length > MOST_HEADER_WORDS || (isFull(line) && (isFull(before) || isFull(after)));
}
const isFull = (line: string): boolean => line.trim().length >= FULL_LINE && !MARKED.test(line);
const FULL_LINE = 65;
const MARKED = /^\s*[^\p{L}\p{N}\s("'“]/u;

/** An employer above another title belongs to several posts; only the first of them begins there. */
function toBlock(entry: LinkedEntry, entries: readonly LinkedEntry[]): Block {
  const { head, body, period } = entry;
  const isOwn = (piece: { from: number }) =>
    !entries.some(({ head: other }) => other !== head && between(other.from, piece.from, head.from));
  const pieces = [head, body, period].filter((piece) => piece !== undefined).filter(isOwn);
  return {
    entry,
    first: Math.min(...pieces.map(({ line }) => line)),
    start: Math.min(...pieces.map(({ from }) => from)),
    pieces,
  };
}

const between = (place: number, one: number, other: number) =>
  place > Math.min(one, other) && place < Math.max(one, other);

/** The last line before the next entry or the next heading. */
function lastLine(lines: readonly string[], block: Block, next: Block | undefined): number {
  const header = Math.max(...block.pieces.map(({ line }) => line));
  const end = next === undefined || next.first <= block.first ? lines.length - 1 : next.first - 1;
  for (let at = header + 1; at <= end; at += 1) if (isHeading(lines[at] ?? '', lines[at - 1])) return at - 1;
  return Math.max(end, header);
}

function isHeading(line: string, before: string | undefined): boolean {
  const text = line.trim();
  if (text === '' || text.split(/\s+/u).length > LONGEST_HEADING) return false;
  const isShouted =
    text === text.toUpperCase() && /\p{Lu}{3}/u.test(text) && !/\d/u.test(text) && before?.trim() === '';
  return isShouted || findHeading(text)?.rest === '';
}

function linesAfter(lines: readonly string[], starts: readonly number[], block: Block, last: number): string[] {
  const headers = new Set(block.pieces.map(({ line }) => line));
  const own: ResumeLine[] = [];
  for (let at = block.first; at <= last; at += 1) {
    const text = headers.has(at) ? restOf(lines[at] ?? '', starts[at] ?? 0, block) : (lines[at] ?? '');
    if (text.trim() !== '') own.push(toLine(text));
  }
  return toRows(own)
    .map(({ text }) => text.replace(/\s+/gu, ' ').trim())
    .filter((text) => text.split(' ').length >= FEWEST_DETAIL_WORDS && !isLocation(text));
}

/** The text after the names and dates of a line: "Cook, Elm Inn, 2014. Starters and sauces". */
function restOf(line: string, start: number, { pieces }: Block): string {
  const end = Math.max(
    ...pieces.filter(({ from }) => from >= start && from <= start + line.length).map(({ to }) => to),
  );
  const rest =
    /^[^\p{L}\p{N}]*(?:[.:;–—-]|\)\s)\s+(?<told>\p{L}.*)$/u.exec(line.slice(end - start))?.groups?.told ?? '';
  return rest.split(/\s+/u).length >= FEWEST_REST_WORDS ? rest : '';
}

/** The sentences of a paragraph without those that name the post. */
function sentencesAfter(text: string, block: Block, end: number): string[] {
  const before = text.slice(0, block.start);
  const from = Math.max(before.lastIndexOf('\n'), before.search(/[.!?]\s+[^.!?]*$/u)) + 1;
  const stretch = text.slice(from, Math.max(end, from));
  const named = block.pieces.map((piece) => text.slice(piece.from, piece.to));
  return sentencesOf([toLine(stretch.replace(/\s*\n\s*/gu, ' '))])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(' ').length > FEWEST_DETAIL_WORDS && !isNoWork(sentence))
    .filter((sentence) => !named.some((name) => sentence.includes(name)));
}

const toLine = (text: string): ResumeLine => ({
  text,
  page: 1,
  x: 0,
  y: 0,
  fontSize: PLAIN_SIZE,
  isBold: false,
  isHidden: false,
});
