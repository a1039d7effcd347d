import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RatedSet, readOrdinarySets } from './read-sets.ts';

/** What a stranger said of one remark: `name` is the name of its text in `texts.json`. */
export type GradedRemark = { name: string; grade: 'right' | 'weak' | 'wrong' };
export type GradedAnswer = {
  id: string;
  set: string;
  grader: string;
  question: string;
  answer: string;
  /** 1 to 5 in halves, by the writer of the answer. */
  overall: number;
  remarks: readonly GradedRemark[];
};
type Stored = {
  set: string;
  grader: string;
  answers: {
    id: string;
    /** Present where it is known what the answer admits. */
    type?: 'Behavioral' | 'Technical';
    flags?: string[];
    question?: string[];
    answer?: string[];
    overall?: number;
    remarks: GradedRemark[];
  }[];
};
const folder = join(import.meta.dirname, 'graded');

const readStored = (): Stored[] =>
  readdirSync(folder)
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Stored);

/** The graded answers of which it is known what they admit, without their grades. */
export const readGradedSets = (): RatedSet[] =>
  readStored().flatMap(({ set, answers }) => {
    const known = answers.flatMap(({ id, type, flags, question, answer, overall }) =>
      type && flags && question && answer && overall !== undefined
        ? [{ ...UNRATED, id, type, flags, overall, question: question.join(' '), answer: answer.join(' ') }]
        : [],
    );
    return known.length > 0 ? [{ set, answers: known, pairs: [] }] : [];
  });
/** What is not known of a graded answer. */
const UNRATED = { kind: 'ordinary', role: '', structure: 3, shows: [], answers_question: true, sentences: [] };

/** Ordinary answers of which strangers graded the remarks that the coach made then, and ordinary answers that are only rated. */
export function readGraded(): GradedAnswer[] {
  const ordinary = readOrdinarySets().flatMap(({ set, answers }) => answers.map((answer) => ({ ...answer, set })));
  const stored = readStored();
  const grades = new Map(
    stored.flatMap(({ set, grader, answers }) => answers.map((one) => [one.id, { ...one, set, grader }] as const)),
  );
  const known = ordinary.map(({ id, set, question, answer, overall }) => ({
    id,
    set,
    question,
    answer,
    overall,
    grader: grades.get(id)?.grader ?? '',
    remarks: grades.get(id)?.remarks ?? [],
  }));
  const own = [...grades.values()].flatMap(({ id, set, grader, question, answer, overall, remarks }) =>
    question && answer && overall !== undefined
      ? [{ id, set, grader, question: question.join(' '), answer: answer.join(' '), overall, remarks }]
      : [],
  );
  return [...known, ...own];
}
