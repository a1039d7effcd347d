import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { detectQuestion } from '@greenroom/coach/live/detect-question';
import { joinSpelled } from '@greenroom/coach/live/join-spelled';
import { splitQuestion } from '@greenroom/coach/live/split-question';
import type { Labelled } from './kind-training.ts';

/** A turn with the stretches of the resume that its writer marked: `use` answers it, `also` may be said beside it. */
export type MarkedTurn = {
  writer: string;
  id: string;
  said: string;
  kind: string;
  use: string[];
  also: string[];
  resume: string;
};
/** In the files a long line is a list of its parts. */
type Line = string | string[];
type StoredTurn = { said: Line; kind: string; use: Line[]; also: Line[] };

const lineOf = (line: Line): string => (Array.isArray(line) ? line.join(' ') : line);
const turnsFolder = join(import.meta.dirname, '..', 'live-answers', 'questions');
const resumesFolder = join(import.meta.dirname, '..', 'resume-tags', 'material');
const readAll = <Stored>(folder: string): Stored[] =>
  readdirSync(folder)
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Stored);

/** The turns of `live-answers/questions`, in their order, each with its resume. */
export function readMarkedTurns(): MarkedTurn[] {
  const texts = new Map(
    readAll<{ resumes: { id: string; text: Line[] }[] }>(resumesFolder).flatMap(({ resumes }) =>
      resumes.map(({ id, text }) => [id, text.map(lineOf).join('\n')] as const),
    ),
  );
  return readAll<{ writer: string; resumes: { id: string; turns: StoredTurn[] }[] }>(turnsFolder).flatMap(
    ({ writer, resumes }) =>
      resumes.flatMap(({ id, turns }) =>
        turns.map(({ said, kind, use, also }) => ({
          writer,
          id,
          said: lineOf(said),
          kind,
          use: use.map(lineOf),
          also: also.map(lineOf),
          resume: texts.get(id) ?? '',
        })),
      ),
  );
}

/** The first question of a turn, as it is heard without the turns before it. */
export function questionOf(said: string): string {
  const found = detectQuestion({ data: said, recent: [], lastQuestion: '', force: false });
  const [question = ''] = splitQuestion(joinSpelled(found.isInterviewQuestion ? found.interviewQuestion : said));
  return question;
}

/** The questions of the marked turns with their kinds, to learn kinds from. */
export function markedQuestions(): Labelled[] {
  const turns = readMarkedTurns();
  return [...new Set(turns.map(({ kind }) => kind))].flatMap((kind) => {
    const own = turns.filter((turn) => turn.kind === kind);
    // Their writers asked after experience and terms far more often than an interview does.
    const step = Math.max(1, own.length / MOST_OF_KIND);
    return own
      .filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
      .map(({ writer, said }) => ({ text: questionOf(said), writer, labels: [kind] }));
  });
}
const MOST_OF_KIND = 45;
