import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResumeLine } from '@greenroom/contract/resume';

/** The lines of the printed resumes; `print-resumes.ts` makes them. */
export const pagesFolder = join(import.meta.dirname, 'pages');
/** The same resumes in designs of word processors and builders; the ordinary ones only. */
export const designedFolder = join(pagesFolder, 'designed');

/** A line as the files have it: its words are a place in the pasted text, or the words where they differ. */
type PackedLine = [
  page: number,
  x: number,
  y: number,
  right: number,
  size: number,
  bold: 0 | 1,
  text: string | number,
  length?: number,
];

export function packPage(lines: readonly ResumeLine[], source: string): PackedLine[] {
  let cursor = 0;
  return lines.map(({ text, page, x, y, right = 0, fontSize, isBold }) => {
    const behind = source.indexOf(text, cursor);
    const at = behind < 0 ? source.indexOf(text) : behind;
    if (at >= 0) cursor = at + text.length;
    const [left, top, end] = [Math.round(x), Math.round(y), Math.round(right)];
    const size = Math.round(fontSize * 10) / 10;
    return at < 0
      ? [page, left, top, end, size, isBold ? 1 : 0, text]
      : [page, left, top, end, size, isBold ? 1 : 0, at, text.length];
  });
}

/** The printed lines by the id of their resume. `sources` are the texts that were printed. */
export function readPages(
  folder: string,
  writer: string,
  sources: ReadonlyMap<string, string>,
): Map<string, ResumeLine[]> {
  const path = join(folder, `${writer}.json`);
  if (!existsSync(path)) return new Map();
  const pages = JSON.parse(readFileSync(path, 'utf8')) as { id: string; lines: PackedLine[] }[];
  return new Map(
    pages.map(({ id, lines }) => {
      const source = sources.get(id) ?? '';
      return [
        id,
        lines.map(
          ([page, x, y, right, fontSize, bold, text, length = 0]): ResumeLine => ({
            text: typeof text === 'string' ? text : source.slice(text, text + length),
            page,
            x,
            y,
            right,
            fontSize,
            isBold: bold === 1,
            isHidden: false,
          }),
        ),
      ];
    }),
  );
}
