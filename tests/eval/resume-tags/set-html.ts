import { findHeading } from '@greenroom/coach/resume/find-heading';
import type { Span, TaggedResume } from './tagged-resumes.ts';

/** How a resume is printed. */
export type Look = Readonly<{
  font: string;
  points: number;
  leading: number;
  margin: number;
  format: 'A4' | 'Letter';
  bold: 'nothing' | 'titles' | 'employers' | 'first lines';
  headings: 'plain' | 'bold' | 'large' | 'ruled';
  areDatesRight: boolean;
  isSidebar: boolean;
}>;

const FONTS = [
  'Liberation Sans',
  'Liberation Serif',
  'DejaVu Sans',
  'DejaVu Serif',
  'Liberation Sans Narrow',
  'DejaVu Sans Condensed',
  'Liberation Mono',
] as const;
/** Some of the choices come more often than others. */
const BOLD = ['nothing', 'titles', 'nothing', 'employers', 'first lines', 'titles', 'nothing'] as const;
const HEADINGS = ['plain', 'bold', 'large', 'bold', 'ruled'] as const;
const SIDE: ReadonlySet<string> = new Set(['skills', 'languages', 'certifications', 'contact']);
const MOST_BULLETLESS = 90;

/** The look of a resume by its place in the material: the choices repeat at different steps, so that each writer gets all kinds. */
export function lookOf(index: number): Look {
  return {
    font: FONTS[index % FONTS.length] ?? 'Liberation Sans',
    points: [11, 10, 12, 9.5, 11, 10.5][index % 6] ?? 11,
    leading: [1.2, 1.3, 1.45, 1.15, 1.25][index % 5] ?? 1.3,
    margin: [20, 25, 18, 22][index % 4] ?? 20,
    format: index % 3 === 0 ? 'Letter' : 'A4',
    bold: BOLD[Math.floor(index / 2) % BOLD.length] ?? 'nothing',
    headings: HEADINGS[Math.floor(index / 3) % HEADINGS.length] ?? 'plain',
    areDatesRight: index % 5 < 2,
    isSidebar: index % 8 === 3,
  };
}

export type Line = { text: string; start: number; section: string; isHeading: boolean };

/** The pasted text as a page of a word processor. */
export function setHtml({ truth, entries }: TaggedResume, look: Look): string {
  const lines = toLines(truth.text);
  const html = (some: readonly Line[]) => some.map((line) => setLine(line, entries, look)).join('\n');
  const side = look.isSidebar ? lines.filter(({ section }) => SIDE.has(section)) : [];
  const main = side.length === 0 ? lines : lines.filter((line) => !side.includes(line));
  const body =
    side.length === 0
      ? html(main)
      : `<div style="display:flex;gap:8mm"><div style="width:32%">${html(side)}</div><div style="flex:1">${html(main)}</div></div>`;
  const heading = {
    plain: '',
    bold: 'font-weight:bold',
    large: 'font-weight:bold;font-size:1.3em',
    ruled: 'font-weight:bold;border-bottom:1px solid',
  }[look.headings];
  return `<style>div{white-space:pre-wrap;tab-size:8}.l{min-height:${look.leading}em}.h{${heading}}</style>
<body style="font:${look.points}pt/${look.leading} '${look.font}';margin:0">${body}</body>`;
}

export function toLines(text: string): Line[] {
  let [start, section] = [0, 'none'];
  return text.split('\n').map((line, index) => {
    const trimmed = line.trim();
    const found = findHeading(trimmed);
    const isShouted =
      index > 1 && trimmed === trimmed.toUpperCase() && /\p{Lu}{3}/u.test(trimmed) && !/\d/u.test(trimmed);
    const isHeading = found?.rest === '' || (isShouted && trimmed.split(/\s+/u).length <= 4);
    if (isHeading) section = found?.section ?? 'other';
    const own = { text: line, start, section, isHeading };
    start += line.length + 1;
    return own;
  });
}

export const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function setLine(line: Line, entries: TaggedResume['entries'], look: Look): string {
  if (line.isHeading) return `<div class="l h">${escapeHtml(line.text)}</div>`;
  const end = line.start + line.text.length;
  const own = entries.filter((entry) => Object.values(entry).some(({ from, to }) => from >= line.start && to <= end));
  const isShort = line.text.length <= MOST_BULLETLESS;
  const cut = look.areDatesRight && isShort ? dateCut(line, own) : undefined;
  const bolds = own.flatMap(({ head, body }) => (look.bold === 'employers' ? [body] : [head]));
  const isAllBold = look.bold === 'first lines' && isShort && own.some(({ head, body }) => head ?? body);
  const shown = isAllBold
    ? [{ from: line.start, to: end }]
    : bolds.filter((span): span is Span => span !== undefined && look.bold !== 'nothing' && isShort);
  if (cut === undefined) return `<div class="l">${embolden(line.text, line.start, shown)}</div>`;
  const left = line.text.slice(0, cut).replace(/[\s|,;:(·•–—-]+$/u, '');
  const date = line.text.slice(cut).replace(/\)\s*$/u, '');
  return `<div class="l" style="display:flex;justify-content:space-between"><span>${embolden(left, line.start, shown)}</span><span>${escapeHtml(date)}</span></div>`;
}

/** Where the dates at the end of a line begin, behind something else. */
function dateCut(line: Line, own: TaggedResume['entries']): number | undefined {
  for (const { start, end } of own) {
    const first = start ?? end;
    const last = end ?? start;
    if (first === undefined || last === undefined) continue;
    const [from, to] = [first.from - line.start, last.to - line.start];
    const isLast = from > 0 && to <= line.text.length && /^[)\s.]*$/u.test(line.text.slice(to));
    if (isLast && /[\s(|,]$/u.test(line.text.slice(0, from))) return from;
  }
  return undefined;
}

function embolden(text: string, start: number, spans: readonly Span[]): string {
  let html = '';
  let cursor = 0;
  for (const { from, to } of [...spans].sort((left, right) => left.from - right.from)) {
    const [first, last] = [Math.max(cursor, from - start), Math.min(text.length, to - start)];
    if (last <= first) continue;
    html += `${escapeHtml(text.slice(cursor, first))}<b>${escapeHtml(text.slice(first, last))}</b>`;
    cursor = last;
  }
  return html + escapeHtml(text.slice(cursor));
}
