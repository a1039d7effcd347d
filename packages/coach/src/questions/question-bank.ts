import { BANK_FILES } from './bank-files.ts';
import type { Question, QuestionRow } from './question-types.ts';
import { ROLE_FAMILIES, type RoleFamily } from './role-families.ts';

let bank: Map<RoleFamily, Question[]> | undefined;

/** Every question of the bank, built once at the first call. */
export function allQuestions(): readonly Question[] {
  return [...readBank().values()].flat();
}

/** The questions written for one family, those of its specialties and leads among them. */
export function questionsOf(family: RoleFamily): readonly Question[] {
  return readBank().get(family) ?? [];
}

function readBank(): Map<RoleFamily, Question[]> {
  bank ??= new Map(ROLE_FAMILIES.map((family) => [family, readFamily(family, BANK_FILES[family])]));
  return bank;
}

/** Ids number the rows that share everything else, in the order of the file. */
function readFamily(family: RoleFamily, rows: readonly QuestionRow[]): Question[] {
  const counts = new Map<string, number>();
  return rows.map(({ ask, answer, ...row }) => {
    const group = row.isForLeads ? `${family}-lead` : [family, ...(row.onlyFor ?? []).slice(0, 1)].join('-');
    const key = [group, row.type, row.difficulty, row.competency].join('-').toLowerCase();
    const number = (counts.get(key) ?? 0) + 1;
    counts.set(key, number);
    const question: Question = { id: `${key}-${number}`, text: ask, ...row, families: [family] };
    if (answer) question.answer = answer.join(' ');
    return question;
  });
}
