import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One turn of an interviewer; `good` says what a good answer uses, with quotes of the resume. */
export type Turn = { said: string; isQuestion: boolean; kind: string; good: string };
export type Case = { writer: string; id: string; resume: string; jobDescription: string; turns: Turn[] };
/** In the files a line of more than 170 characters is a list of its parts. */
type Line = string | string[];
type StoredCase = {
  id: string;
  resume: string | Line[];
  jobDescription: string | Line[];
  turns: (Omit<Turn, 'said' | 'good'> & { said: Line; good: Line })[];
};

const folder = join(import.meta.dirname, 'cases');
const lineOf = (line: Line): string => (Array.isArray(line) ? line.join(' ') : line);
const textOf = (text: string | Line[]): string => (Array.isArray(text) ? text.map(lineOf).join('\n') : text);

/** The interviews of one file, or of all files in `cases`. */
export function readCases(file?: string): Case[] {
  const files = file === undefined ? readdirSync(folder).map((name) => join(folder, name)) : [file];
  return files.toSorted().flatMap((path) => {
    const { writer, cases } = JSON.parse(readFileSync(path, 'utf8')) as { writer: string; cases: StoredCase[] };
    return cases.map((one) => ({
      ...one,
      writer,
      resume: textOf(one.resume),
      jobDescription: textOf(one.jobDescription),
      turns: one.turns.map((turn) => ({ ...turn, said: lineOf(turn.said), good: lineOf(turn.good) })),
    }));
  });
}

/** Between two turns the candidate answers, so they are never parts of one question. */
export const BETWEEN_TURNS_MS = 60_000;
