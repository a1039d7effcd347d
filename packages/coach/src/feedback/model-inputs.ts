import { tokenize } from '../text/tokens.ts';
import { ANSWER_COUNTS, countAnswer } from './answer-counts.ts';
import type { ModelInput } from './linear-model.ts';
import type { ReadAnswer } from './read-words.ts';

/** Vectors by text, as the sentence encoder gives them. */
export type Vectors = ReadonlyMap<string, Float32Array>;

const VECTOR_LENGTH = 512;
/** Without a vector a model goes by the words alone. */
const UNKNOWN_VECTOR = new Float32Array(VECTOR_LENGTH).fill(Number.NaN);
const VECTOR_NAMES = Array.from({ length: VECTOR_LENGTH }, (_, index) => `vector-${index}`);

/** People who learnt English late leave them out; a recogniser adds and loses them. Neither says anything of an answer. */
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the']);
const leaveOutArticles = (words: readonly string[]): string[] => words.filter((word) => !ARTICLES.has(word));

/** Names of the numbers that `toAnswerInput` gives, in their order. */
export const ANSWER_NUMBERS: readonly string[] = [...VECTOR_NAMES, ...ANSWER_COUNTS, 'technical'];

/** The mean vector of the sentences that are known. */
function meanVector(sentences: readonly { text: string }[], vectors: Vectors): Float64Array {
  const mean = new Float64Array(VECTOR_LENGTH);
  const known = sentences.map(({ text }) => vectors.get(text)).filter((vector) => vector !== undefined);
  for (const vector of known) {
    for (let index = 0; index < VECTOR_LENGTH; index += 1) {
      mean[index] = (mean[index] ?? 0) + (vector[index] ?? 0) / known.length;
    }
  }
  if (known.length === 0) mean.fill(Number.NaN);
  return mean;
}

/** An answer as input of the answer model: its words, the mean of its sentences' vectors, counts, and whether the question is technical. */
export function toAnswerInput(answer: ReadAnswer, vectors: Vectors, isTechnical: boolean): ModelInput {
  const mean = meanVector(answer.pieces, vectors);
  const words = leaveOutArticles(answer.words);
  return { words, numbers: [...mean, ...countAnswer(words), isTechnical ? 1 : 0] };
}

const namesOf = (what: string) => VECTOR_NAMES.map((name) => name.replace('vector', what));

/** Names of the numbers that `toSentenceInputs` gives, in their order. */
export const SENTENCE_NUMBERS: readonly string[] = [
  ...VECTOR_NAMES,
  ...namesOf('before'),
  ...namesOf('after'),
  ...namesOf('answer'),
  'ln-words',
  'place',
  'place-squared',
  'is-first',
  'is-last',
  'technical',
];

/**
 * The sentences of an answer as input of the sentence model: each with its words and vector, those of its neighbours and the mean of the answer, since an
 * admission often sounds harmless without them. `place` runs from 0 for the first of the answer to 1 for the last.
 */
export function toSentenceInputs(
  sentences: readonly { words: readonly string[]; text: string }[],
  isTechnical: boolean,
  vectors: Vectors,
): ModelInput[] {
  const mean = meanVector(sentences, vectors);
  const vectorOf = (at: number) => vectors.get(sentences[at]?.text ?? '') ?? UNKNOWN_VECTOR;
  return sentences.map(({ words }, index) => {
    const numbers = new Float64Array(SENTENCE_NUMBERS.length);
    for (const [at, vector] of [vectorOf(index), vectorOf(index - 1), vectorOf(index + 1), mean].entries()) {
      numbers.set(vector, at * VECTOR_LENGTH);
    }
    const place = sentences.length > 1 ? index / (sentences.length - 1) : 0;
    const [isFirst, isLast] = [index === 0, index === sentences.length - 1];
    numbers.set(
      [Math.log(1 + words.length), place, place * place, Number(isFirst), Number(isLast), Number(isTechnical)],
      VECTORS_OF_SENTENCE * VECTOR_LENGTH,
    );
    const around = [mark('before', sentences[index - 1]), mark('after', sentences[index + 1])].flat();
    return { words, around, numbers };
  });
}
const mark = (where: string, sentence?: { words: readonly string[] }): string[] =>
  (sentence?.words ?? []).map((word) => `${where}:${word}`);
const VECTORS_OF_SENTENCE = 4;

/** An answer with its question as input of the skill model: words of the question are marked, so that they count apart. */
export function toSkillInput(answer: ReadAnswer, question: string, vectors: Vectors, isTechnical: boolean): ModelInput {
  const { words, numbers } = toAnswerInput(answer, vectors, isTechnical);
  return { words: [...words, ...tokenize(question).map(({ word }) => `asked:${word}`)], numbers };
}

/** Names of the numbers that `toStepInput` gives, in their order. */
export const STEP_NUMBERS: readonly string[] = [...ANSWER_COUNTS, 'technical'];

/** An answer with its question as input of the step model: by words and counts alone, which vectors add nothing to. */
export function toStepInput(answer: ReadAnswer, question: string, isTechnical: boolean): ModelInput {
  const words = leaveOutArticles(answer.words);
  const asked = tokenize(question).map(({ word }) => `asked:${word}`);
  return { words: [...words, ...asked], numbers: [...countAnswer(words), isTechnical ? 1 : 0] };
}

/** A question as input of the question model. */
export function toQuestionInput(question: string, vectors: Vectors): ModelInput {
  return {
    words: tokenize(question).map(({ word }) => word),
    numbers: vectors.get(question) ?? UNKNOWN_VECTOR,
  };
}
