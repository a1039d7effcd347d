import { DIFFICULTIES } from '@greenroom/contract/constants';
import { QUESTION_DATA } from './all-questions-data.ts';
import type {
  AskedType,
  Competency,
  FamilyQuestions,
  Question,
  QuestionEntry,
  QuestionTree,
} from './question-types.ts';
import type { RoleFamily } from './role-families.ts';

let bank: Question[] | undefined;
let byFamily: Map<RoleFamily, Question[]> | undefined;

/** Every question there is, built once at the first call. */
export function allQuestions(): readonly Question[] {
  bank ??= QUESTION_DATA.flatMap(expandFamily);
  return bank;
}

/** The questions written for one family, those of its specialties and leads among them. */
export function questionsOf(family: RoleFamily): readonly Question[] {
  byFamily ??= Map.groupBy(allQuestions(), (question) => question.families[0] ?? 'general');
  return byFamily.get(family) ?? [];
}

function expandFamily(data: FamilyQuestions): Question[] {
  return [
    ...expandTree(data.family, data, data.family),
    ...expandTree(`${data.family}-lead`, data.leads ?? {}, data.family).map((question) => ({
      ...question,
      isForLeads: true,
    })),
    ...(data.specialties ?? []).flatMap((specialty) =>
      expandTree(`${data.family}-${specialty.words[0]}`, specialty, data.family).map((question) => ({
        ...question,
        onlyFor: specialty.words,
      })),
    ),
  ];
}

function expandTree(idPrefix: string, tree: QuestionTree, family: RoleFamily): Question[] {
  const questions: Question[] = [];
  for (const type of ['Behavioral', 'Technical'] as const) {
    for (const difficulty of DIFFICULTIES) {
      const group: Partial<Record<Competency, readonly QuestionEntry[]>> = tree[type]?.[difficulty] ?? {};
      for (const [competency, entries] of Object.entries(group) as [Competency, readonly QuestionEntry[]][]) {
        for (const [index, entry] of entries.entries()) {
          const id = [idPrefix, type, difficulty, competency, index + 1].join('-').toLowerCase();
          questions.push({
            id,
            ...readEntry(entry),
            competency,
            type: type satisfies AskedType,
            difficulty,
            families: [family],
          });
        }
      }
    }
  }
  return questions;
}

function readEntry(entry: QuestionEntry): { text: string; answer?: string } {
  return typeof entry === 'string' ? { text: entry } : { text: entry.ask, answer: entry.answer };
}
