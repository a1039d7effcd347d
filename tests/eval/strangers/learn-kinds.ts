import { ANSWER_NUMBERS, toQuestionInput } from '@greenroom/coach/feedback/model-inputs';
import { KINDS, type QuestionKind } from '@greenroom/coach/feedback/question-kind';
import { encodeCached } from './encode-cached.ts';
import { type Learned, learn } from './learn.ts';
import questionKinds from './question-kinds.json' with { type: 'json' };

/** The kind of each question, labelled by one reader, by the writer of the question. */
const LABELLED: Readonly<Record<string, Readonly<Partial<Record<QuestionKind, readonly string[]>>>>> = questionKinds;

export type LabelledQuestion = { writer: string; question: string; kind: QuestionKind };

const readLabelledQuestions = (): LabelledQuestion[] =>
  Object.entries(LABELLED).flatMap(([writer, byKind]) =>
    KINDS.flatMap((kind) => (byKind[kind] ?? []).map((question) => ({ writer, question, kind }))),
  );

/** Learns one head a kind of question; each writer is left out in turn. */
export async function learnKinds(): Promise<Learned & { questions: LabelledQuestion[] }> {
  const questions = readLabelledQuestions();
  const vectors = await encodeCached(questions.map(({ question }) => question));
  const learned = learn(
    questions.map(({ writer, question, kind }) => ({
      group: writer,
      input: toQuestionInput(question, vectors),
      targets: KINDS.map((other) => Number(other === kind)),
    })),
    [],
    {
      numberNames: ANSWER_NUMBERS.filter((name) => name.startsWith('vector')),
      weightOf: () => 0.7,
      heads: KINDS,
      fewestExamples: 3,
      fewestGroups: 2,
      strength: 100,
    },
  );
  return { ...learned, questions };
}
