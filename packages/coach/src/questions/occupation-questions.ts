import { OCCUPATION_QUESTION_FILES } from './occupation-question-files.ts';
import type { Question } from './question-types.ts';
import { ROLE_FAMILIES } from './role-families.ts';

let byOccupation: Map<string, Question[]> | undefined;

/** The questions written for one occupation of the table, as interviewers of the trade ask them; empty for a name that is not in it. */
export function questionsOfOccupation(name: string): readonly Question[] {
  return readAll().get(name) ?? [];
}

/** Those of every occupation. */
export function allOccupationQuestions(): readonly Question[] {
  return [...readAll().values()].flat();
}

function readAll(): Map<string, Question[]> {
  byOccupation ??= new Map(
    ROLE_FAMILIES.flatMap((field) =>
      Object.entries(OCCUPATION_QUESTION_FILES[field]).map(([name, rows]) => [
        name,
        rows.map(({ ask, answer, ...row }, at) => ({
          id: `${name}-${at + 1}`,
          text: ask,
          ...row,
          families: [field],
          ...(answer ? { answer: answer.join(' ') } : {}),
        })),
      ]),
    ),
  );
  return byOccupation;
}
