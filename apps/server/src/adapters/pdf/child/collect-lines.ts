import type { ResumeLine } from '@greenroom/contract/resume';

/** How a stretch of text is set. `fontSize` in points. */
export type TextStyle = { fontSize: number; isBold: boolean; isHidden: boolean };

const LINE_POINTS = 14;
const LINES_PER_PAGE = 50;
const LEFT_POINTS = 50;
const INDENT_POINTS = 12;

type Run = TextStyle & { text: string };

/** Gathers the paragraphs of a word processor's file as lines, with places that keep their order and their indents. */
export function createLineCollector() {
  const lines: ResumeLine[] = [];
  let runs: Run[] = [];
  /** In lines from the top, empty paragraphs counted. */
  let position = 0;
  let row: string[] | undefined;
  let rowRuns: Run[] = [];

  function push(all: Run[], isBullet: boolean): void {
    for (const isHidden of [false, true]) {
      const own = all.filter((run) => run.isHidden === isHidden);
      const text = own
        .map((run) => run.text)
        .join('')
        .replace(WIDE_GAP, '\t')
        .replace(/ {2,}/gu, ' ')
        .trim();
      if (text === '') continue;
      const length = (some: Run[]) => some.reduce((sum, run) => sum + run.text.trim().length, 0);
      const [widest] = [...own].sort((one, other) => other.text.length - one.text.length);
      const [first] = own.filter((run) => run.text.trim() !== '');
      lines.push({
        text: isBullet && !isHidden ? `• ${text}` : text,
        page: 1 + Math.floor(position / LINES_PER_PAGE),
        x: LEFT_POINTS + (isBullet ? INDENT_POINTS : 0),
        y: LINE_POINTS * (1 + (position % LINES_PER_PAGE)),
        fontSize: widest?.fontSize ?? 0,
        isBold: first?.isBold === true && length(own.filter((run) => run.isBold)) * 3 >= length(own),
        isHidden,
      });
      position += 1;
    }
  }
  return {
    lines,
    add(text: string, style: TextStyle): void {
      if (text !== '') runs.push({ text, ...style });
    },
    /** Ends a paragraph, an empty one too, which is a gap; within a row of cells it becomes part of the row when the row has one line a cell. */
    endLine(isBullet: boolean): void {
      if (!row && runs.every(({ text }) => text.trim() === '')) position += 1;
      if (row && !isBullet && rowRuns.length >= 0)
        rowRuns.push(...runs, ...(runs.length > 0 ? [{ ...LINE_END, isHidden: false }] : []));
      else push(runs, isBullet);
      runs = [];
    },
    /** Space above the next line. */
    addGap(): void {
      if (!row && lines.length > 0) position += 1;
    },
    startRow(): void {
      row = [];
      rowRuns = [];
    },
    /** Ends a cell: the marks between cells tell whether the row can be read across. */
    endCell(): void {
      if (row) rowRuns.push(CELL_END);
    },
    endRow(): void {
      const cells = splitRuns(rowRuns, CELL_END).map((cell) =>
        splitRuns(cell, LINE_END).filter((one) => one.length > 0),
      );
      row = undefined;
      rowRuns = [];
      const filled = cells.filter((cell) => cell.length > 0);
      if (filled.every((cell) => cell.length === 1)) {
        push(
          filled.flatMap((cell, index) => (index === 0 ? (cell[0] ?? []) : [{ ...TAB }, ...(cell[0] ?? [])])),
          false,
        );
      } else if (filled.length === 2 && filled[0]?.length === 1 && filled[1]) {
        // A label or dates beside several lines belong to the first of them.
        const [label = []] = filled[0];
        const [head = [], ...rest] = filled[1];
        push([...label, { ...TAB }, ...head], false);
        for (const line of rest) push(line, false);
      } else for (const line of filled.flat()) push(line, false);
    },
  };
}

/** Spaces in place of a tab stop. */
const WIDE_GAP = /(?<=\S) {3,}(?=\S)/gu;

const TAB: Run = { text: '\t', fontSize: 0, isBold: false, isHidden: false };
const CELL_END: Run = { text: '\u0000', fontSize: 0, isBold: false, isHidden: false };
const LINE_END: Run = { text: '\u0001', fontSize: 0, isBold: false, isHidden: false };

function splitRuns(runs: Run[], mark: Run): Run[][] {
  const parts: Run[][] = [[]];
  for (const run of runs) {
    if (run.text === mark.text) parts.push([]);
    else parts.at(-1)?.push(run);
  }
  return parts;
}
