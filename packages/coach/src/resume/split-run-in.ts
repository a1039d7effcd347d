import { findDateRange } from '../entities/dates.ts';
import type { ResumeRow } from './resume-rows.ts';

const MAX_HEADER_WORDS = 16;
/** Dates and the colon behind them: "Mar 2022–Present: Data Analyst, Acme". */
const BEHIND_DATES = /^\s*[:：.]\s*(?=\p{Lu})/u;
/** The end of a sentence; "St. James" is none. */
const SENTENCE_END =
  /(?<=[\p{L}\p{N}%)][.!?])(?<!\b(?:St|Dr|Mr|Mrs|Ms|No|approx|e\.g|i\.e|\p{Lu})\.)\s+(?=[\p{Lu}\d“"])/u;

/**
 * Entries that are set as running text, each a paragraph "2020–2022: Nurse, Elm Hospital. Cared for 20 patients. Taught four students.": the
 * header with its dates, and each sentence as a line below. Other rows stay.
 */
export function splitRunIn(rows: readonly ResumeRow[]): ResumeRow[] {
  return rows.flatMap((row) => splitRow(row) ?? [row]);
}

function splitRow(row: ResumeRow): ResumeRow[] | undefined {
  const date = findDateRange(row.text);
  if (date?.start !== 0 || row.isBullet || row.text.includes('\t')) return undefined;
  const behind = row.text.slice(date.end);
  const mark = BEHIND_DATES.exec(behind)?.[0];
  if (mark === undefined) return undefined;
  const [header = '', ...sentences] = behind.slice(mark.length).split(SENTENCE_END);
  if (header.split(/\s+/u).length > MAX_HEADER_WORDS) return undefined;
  const name = header.replace(/[.\s]+$/u, '');
  const dates = row.text.slice(0, date.end).replace(/[\s:]+$/u, '');
  return [
    { ...row, text: `${name}\t${dates}` },
    ...sentences.map((text): ResumeRow => ({ ...row, text, isBullet: true, isBold: false })),
  ];
}
