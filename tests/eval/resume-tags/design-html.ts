import { escapeHtml, type Line, toLines } from './set-html.ts';
import type { Span, TaggedResume } from './tagged-resumes.ts';

/** How a word processor or a builder sets a resume. */
export type Design = Readonly<{
  font: string;
  points: number;
  leading: number;
  margin: number;
  format: 'A4' | 'Letter';
  nameSize: number;
  isCentred: boolean;
  bold: 'titles' | 'employers' | 'first lines' | 'nothing';
  italic: 'dates' | 'second lines' | 'nothing';
  heading: string;
  dates: 'right' | 'left' | 'as typed' | 'right below';
  side: 'none' | 'left' | 'right';
  areBulletsDrawn: boolean;
}>;

const FONTS = [
  'Liberation Sans',
  'Liberation Serif',
  'DejaVu Sans Condensed',
  'DejaVu Serif',
  'Liberation Sans Narrow',
];
const HEADINGS = [
  'font-weight:bold;font-size:1.15em',
  'font-weight:bold;border-bottom:1px solid;text-transform:uppercase',
  'font-size:1.35em;color:#1f4e79',
  'font-weight:bold',
  'font-size:1.2em;font-weight:bold;color:#333;border-bottom:2px solid #999',
  'font-variant:small-caps;font-size:1.3em',
  'font-weight:bold;text-transform:uppercase;letter-spacing:0.06em;background:#e8eef4',
];
const DATES = ['right', 'as typed', 'right', 'left', 'right', 'as typed', 'right below', 'right', 'left'] as const;
const BOLD = ['titles', 'employers', 'first lines', 'titles', 'nothing'] as const;
const ITALIC = ['nothing', 'dates', 'second lines'] as const;
const SIDES = ['none', 'none', 'left', 'none', 'none', 'right', 'none'] as const;
const NAME_SIZES = [1.6, 2.2, 1.35, 1.9, 1, 2.6];
const SIDE_SECTIONS: ReadonlySet<string> = new Set(['skills', 'languages', 'certifications', 'contact']);
const LONGEST_HEADER = 110;
/** Runs of spaces and tabs in place of a tab stop. */
const WIDE_GAP = /\s{3,}|\t+/u;
const BULLET = /^\s*(?:[•●○▪■·*–-]|o(?=\s))\s+/u;
const EDGES = /^[\s|,;:(·•–—-]+|[\s|,;:(·•–—-]+$/gu;

const pick = <One>(all: readonly One[], index: number): One => all[index % all.length] as One;

/** The choices repeat at different steps, so that each writer gets all kinds. */
export const designOf = (index: number): Design => ({
  font: pick(FONTS, index),
  points: pick([11, 10, 12, 9.5, 10.5], index + Math.floor(index / 5)),
  leading: pick([1.2, 1.3, 1.15, 1.4], index),
  margin: pick([20, 25, 15, 22], Math.floor(index / 2)),
  format: index % 3 === 0 ? 'Letter' : 'A4',
  nameSize: pick(NAME_SIZES, index),
  isCentred: index % 4 === 1,
  bold: pick(BOLD, Math.floor(index / 2)),
  italic: pick(ITALIC, Math.floor(index / 3)),
  heading: pick(HEADINGS, index),
  dates: pick(DATES, index),
  side: pick(SIDES, Math.floor(index / 2)),
  areBulletsDrawn: index % 3 !== 1,
});

/** The lines from the header of an entry to the next one; outside of entries one line each. */
type Block = { lines: Line[]; entry: Entry | undefined };
type Entry = TaggedResume['entries'][number];

/** The pasted text as a designed page. */
export function designHtml({ truth, entries }: TaggedResume, design: Design): string {
  const blocks = toBlocks(toLines(truth.text), entries);
  const html = (some: readonly Block[]) => some.map((block) => setBlock(block, truth.text, design)).join('');
  const isSide = ({ lines: [first] }: Block) => design.side !== 'none' && SIDE_SECTIONS.has(first?.section ?? '');
  const [side, main] = [blocks.filter(isSide), blocks.filter((block) => !isSide(block))];
  const first = main.findIndex(({ lines: [line] }) => line?.isHeading === true);
  const top = main.slice(0, Math.max(0, first));
  const columns = [
    `<div style="width:30%;overflow-wrap:anywhere">${html(side)}</div>`,
    `<div style="flex:1;min-width:0">${html(main.slice(top.length))}</div>`,
  ];
  const body =
    side.length === 0
      ? html(main.slice(top.length))
      : `<div style="display:flex;gap:8mm">${(design.side === 'left' ? columns : columns.toReversed()).join('')}</div>`;
  const head = `<div style="text-align:${design.isCentred ? 'center' : 'left'}">${setTop(top, design)}</div>`;
  return `<style>div{white-space:pre-wrap}.g{height:0.7em}.h{${design.heading};margin-top:0.3em}.r{display:flex;justify-content:space-between;gap:4mm}
.d{flex:none}.b{padding-left:1.2em;text-indent:-0.8em}.t{display:grid;grid-template-columns:32mm 1fr;gap:4mm}</style>
<body style="font:${design.points}pt/${design.leading} '${design.font}';margin:0">${head}${body}</body>`;
}

const isIn = ({ start, text }: Line, span: Span | undefined): boolean =>
  span !== undefined && span.from >= start && span.to <= start + text.length;
const holds = (line: Line, entry: Entry): boolean => Object.values(entry).some((span) => isIn(line, span));

function toBlocks(lines: readonly Line[], entries: TaggedResume['entries']): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const entry = entries.find((one) => holds(line, one));
    const last = blocks.at(-1);
    const isOwn = entry === undefined || entry === last?.entry;
    if (last?.entry !== undefined && !line.isHeading && isOwn) last.lines.push(line);
    else blocks.push({ lines: [line], entry });
  }
  return blocks;
}

/** The name is larger than the lines around it. */
const setTop = (blocks: readonly Block[], { nameSize }: Design): string =>
  blocks
    .flatMap(({ lines }) => lines)
    .map(({ text }, index) => {
      if (text.trim() === '') return '<div class="g"></div>';
      const style =
        index === 0 ? ` style="font-size:${nameSize}em;font-weight:${nameSize > 2 ? 'normal' : 'bold'}"` : '';
      return `<div${style}>${escapeHtml(text.trim())}</div>`;
    })
    .join('');

function setBlock({ lines, entry }: Block, text: string, design: Design): string {
  const dated = entry === undefined ? undefined : lines.find((line) => isIn(line, entry.start ?? entry.end));
  const cut = dated === undefined || entry === undefined ? undefined : cutDates(dated, entry);
  const isPlain = design.dates === 'as typed' || cut === undefined || dated === undefined;
  const own = isPlain
    ? lines
    : lines.flatMap((line) => (line !== dated ? line : cut.rest === '' ? [] : { ...line, text: cut.rest }));
  const bold = boldOf(own, entry, text, design);
  const html = own.map((line, index) => setLine(line, { design, bold, isSecond: index === 1 && entry !== undefined }));
  if (isPlain) return html.join('');
  const style = design.italic === 'dates' ? ' style="font-style:italic"' : '';
  const date = `<span class="d"${style}>${escapeHtml(cut.dates)}</span>`;
  if (design.dates === 'left') return `<div class="t"><div>${date}</div><div>${html.join('')}</div></div>`;
  const [first = '', ...rest] = html;
  if (design.dates === 'right below') return [first, `<div>${date}</div>`, ...rest].join('');
  return [`<div class="r"><div>${first}</div>${date}</div>`, ...rest].join('');
}

function boldOf(lines: readonly Line[], entry: Entry | undefined, text: string, { bold }: Design): string[] {
  if (entry === undefined || bold === 'nothing') return [];
  if (bold === 'first lines') return [lines[0]?.text.trim().split(WIDE_GAP)[0] ?? ''];
  const span = bold === 'titles' ? entry.head : entry.body;
  return span === undefined ? [] : [text.slice(span.from, span.to)];
}

/** The dates at the beginning or the end of a line, and the rest of it; undefined where they are within. */
function cutDates(line: Line, { start, end }: Entry): { dates: string; rest: string } | undefined {
  const [first, last] = [start ?? end, end ?? start];
  if (first === undefined || last === undefined || !isIn(line, last) || line.text.length > LONGEST_HEADER)
    return undefined;
  const [from, to] = [first.from - line.start, last.to - line.start];
  if (from > to) return undefined;
  const [before, behind] = [line.text.slice(0, from), line.text.slice(to)];
  if (before.trim() !== '' && !/^[\s).\]]*$/u.test(behind)) return undefined;
  if (before.trim() !== '' && !/[\s(|,]$/u.test(before)) return undefined;
  const dates = line.text.slice(from, to);
  const rest = `${before}${behind.replace(/^\s*\)/u, '')}`.replace(EDGES, '');
  return { dates, rest: rest.replace(/(?:^|\s)(?:from|since)$/iu, '').replace(EDGES, '') };
}

type Setting = { design: Design; bold: string[]; isSecond: boolean };

function setLine(line: Line, { design, bold, isSecond }: Setting): string {
  const { text } = line;
  if (text.trim() === '') return '<div class="g"></div>';
  if (line.isHeading) return `<div class="h">${escapeHtml(text.trim())}</div>`;
  if (BULLET.test(text)) {
    const mark = design.areBulletsDrawn ? '• ' : (BULLET.exec(text)?.[0] ?? '').trimStart();
    return `<div class="b">${escapeHtml(mark + text.replace(BULLET, ''))}</div>`;
  }
  const isHeader = text.length <= LONGEST_HEADER;
  const own = text
    .trim()
    .split(WIDE_GAP)
    .map((cell) => (isHeader ? embolden(cell, bold) : escapeHtml(cell)));
  const style = isSecond && isHeader && design.italic === 'second lines' ? ' style="font-style:italic"' : '';
  return own.length === 1
    ? `<div${style}>${own[0]}</div>`
    : `<div class="r"${style}>${own.map((cell) => `<span>${cell}</span>`).join('')}</div>`;
}

function embolden(cell: string, names: readonly string[]): string {
  const name = names.find((one) => one !== '' && cell.includes(one));
  if (name === undefined) return escapeHtml(cell);
  const [before = '', ...rest] = cell.split(name);
  return `${escapeHtml(before)}<b>${escapeHtml(name)}</b>${escapeHtml(rest.join(name))}`;
}
