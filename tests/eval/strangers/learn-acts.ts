import { NO_ACT } from '@greenroom/coach/feedback/find-concerns';
import {
  createLinearModel,
  type LinearModel,
  type ModelData,
  type ModelInput,
} from '@greenroom/coach/feedback/linear-model';
import { SENTENCE_NUMBERS, toSentenceInputs, type Vectors } from '@greenroom/coach/feedback/model-inputs';
import { type ReadAnswer, readWords } from '@greenroom/coach/feedback/read-words';
import { encodeCached } from './encode-cached.ts';
import { askedOf, FLAG_HEADS, SENTENCE_WEIGHTS } from './examples.ts';
import { type ActExample, fitActs } from './fit-acts.ts';
import { readGradedSets } from './read-graded.ts';
import { type RatedAnswer, type RatedSet, readAdmissionSets, readOrdinarySets } from './read-sets.ts';

/** An answer as the acts are learned from it, with what its pieces are. */
export type ToldAnswer = { set: string; answer: RatedAnswer; read: ReadAnswer };

/** From this share of a piece, or of the act, on a piece is the act; below the other it is not, and between them it may be. */
const MOSTLY = 0.5;
const HARDLY = 0.2;
/** A misheard or left out word is looked for in so many. */
const AHEAD = 40;
const OPTIONS = {
  numberNames: SENTENCE_NUMBERS,
  weightOf: (name: string) => SENTENCE_WEIGHTS[name.replace(/-\d+$/, '')] ?? 1,
  fewestExamples: 5,
  fewestGroups: 3,
  strength: 20,
};

export const isConduct = ({ flags }: Pick<RatedAnswer, 'flags'>): boolean =>
  FLAG_HEADS.conduct?.some((flag) => flags.includes(flag)) ?? false;

/** Which words of the answer belong to a sentence that its writer called the act. */
function markAct({ answer, read }: ToldAnswer): boolean[] {
  const told = answer.sentences.flatMap(({ text, label }) =>
    readWords(text, '').words.map((word) => ({ word, isAct: label === 'conduct' })),
  );
  let next = 0;
  let isAct = false;
  return read.words.map((word) => {
    const found = told.slice(next, next + AHEAD).findIndex((one) => one.word === word);
    if (found >= 0) {
      isAct = told[next + found]?.isAct ?? false;
      next += found + 1;
    }
    return isAct;
  });
}

/** By piece, 1 where it is the act, as the coach cuts speech: a clause that takes up half of its piece, or that lies in it by half. */
export function targetsOf(told: ToldAnswer): number[] {
  const marks = markAct(told);
  const all = marks.filter(Boolean).length;
  let from = 0;
  return told.read.pieces.map(({ words }) => {
    const own = marks.slice(from, from + words.length).filter(Boolean).length;
    from += words.length;
    const share = all === 0 ? 0 : Math.max(own / words.length, own / all);
    return share >= MOSTLY ? 1 : share < HARDLY ? 0 : MOSTLY;
  });
}

const toTold = (sets: readonly RatedSet[]): ToldAnswer[] =>
  sets.flatMap(({ set, answers }) =>
    answers.map((answer) => ({ set, answer, read: readWords(answer.answer, answer.question) })),
  );

/** Ordinary answers, with and without one clause that admits something. */
export async function openOthers(): Promise<{ others: ToldAnswer[]; vectors: Vectors }> {
  const others = toTold([...readOrdinarySets(), ...readAdmissionSets(), ...readGradedSets()]);
  const texts = others.flatMap(({ read }) => read.pieces.map(({ text }) => text));
  return { others, vectors: await encodeCached(new Set(texts)) };
}

export type LearnedActs = {
  data: ModelData;
  without: (set: string) => ModelData;
  /** Log odds of an act in each answer, by the models that were learned without the writer, in the order of the answers. */
  leftOut: number[];
};

/** Which piece of an answer is the act that an employer would stop at. Answers with an act that is not marked are left out. */
export function learnActs(answers: readonly ToldAnswer[], vectors: Vectors): LearnedActs {
  const inputs = answers.map(({ answer, read }) => toSentenceInputs(read.pieces, askedOf(answer), vectors));
  const examples: ActExample[] = answers.flatMap((told, index) => {
    if (isUnmarked(told)) return [];
    const targets = targetsOf(told);
    return (inputs[index] ?? []).map((input, at) => ({ group: told.set, input, targets: [targets[at] ?? 0] }));
  });
  return leaveOut(answers, inputs, fitActs(examples, OPTIONS), (odds) => Math.max(NO_ACT, ...odds));
}

/** An act is in it, and where is not known. */
export const isUnmarked = ({ answer }: ToldAnswer): boolean => answer.sentences.length === 0 && isConduct(answer);

/** What the models without its writer say of each answer, `join` of what they say of its inputs. */
export function leaveOut(
  answers: readonly ToldAnswer[],
  inputs: readonly (readonly ModelInput[])[],
  { data, without }: Pick<LearnedActs, 'data' | 'without'>,
  join: (odds: readonly number[]) => number,
): LearnedActs {
  const models = new Map<ModelData, LinearModel>();
  const modelWithout = (set: string): LinearModel => {
    const part = without(set);
    const model = models.get(part) ?? createLinearModel(part);
    models.set(part, model);
    return model;
  };
  const leftOut = answers.map(({ set }, index) => {
    const model = modelWithout(set);
    return join((inputs[index] ?? []).map((input) => model.predict(input)[0] ?? NO_ACT));
  });
  return { data, without, leftOut };
}
