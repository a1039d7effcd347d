import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One turn of an interviewer: `use` are the stretches of the resume to answer with, the most useful first, none where it has nothing; `also` would be
 * acceptable; `say` is an answer by the writer, `not` the mistake to avoid.
 */
export type AskedTurn = { said: string; kind: string; use: string[]; also: string[]; say: string; not: string };
export type AskedResume = { writer: string; id: string; resume: string; turns: AskedTurn[] };
/** In the files a long line is a list of its parts. */
type Line = string | string[];
type StoredTurn = Record<'said' | 'say' | 'not', Line> & { kind: string; use: Line[]; also: Line[] };
type StoredResume = { id: string; text: Line[] };

const folder = join(import.meta.dirname, 'questions');
const resumeFolder = join(import.meta.dirname, '..', 'resume-tags', 'material');
const lineOf = (line: Line): string => (Array.isArray(line) ? line.join(' ') : line);
const read = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

const resumes = new Map<string, string>();
/** The resumes are those of the reading of resumes; their ids begin with the name of their file. */
function resumeOf(id: string): string {
  const [file = ''] = id.split('-');
  if (!resumes.has(id)) {
    const { resumes: rows } = read<{ resumes: StoredResume[] }>(join(resumeFolder, `${file}.json`));
    for (const row of rows) resumes.set(row.id, row.text.map(lineOf).join('\n'));
  }
  return resumes.get(id) ?? '';
}

/** Turns of interviewers on resumes, by strangers who knew only a brief: one file a writer. */
export const readQuestions = (): AskedResume[] =>
  readdirSync(folder)
    .toSorted()
    .flatMap((name) => {
      const { writer, resumes: rows } = read<{ writer: string; resumes: { id: string; turns: StoredTurn[] }[] }>(
        join(folder, name),
      );
      return rows.map(({ id, turns }) => ({
        writer,
        id,
        resume: resumeOf(id),
        turns: turns.map((turn) => ({
          kind: turn.kind,
          said: lineOf(turn.said),
          use: turn.use.map(lineOf),
          also: turn.also.map(lineOf),
          say: lineOf(turn.say),
          not: lineOf(turn.not),
        })),
      }));
    });
