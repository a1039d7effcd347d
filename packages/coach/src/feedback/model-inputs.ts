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

/** Names of the numbers that `toAnswerInput` gives, in their order. */
export const ANSWER_NUMBERS: readonly string[] = [...VECTOR_NAMES, ...ANSWER_COUNTS, 'technical'];

/** An answer as input of the answer model: its words, the mean of its sentences' vectors, counts, and whether the question is technical. */
export function toAnswerInput(answer: ReadAnswer, vectors: Vectors, isTechnical: boolean): ModelInput {
  const mean = new Float64Array(VECTOR_LENGTH);
  const known = answer.pieces.map(({ text }) => vectors.get(text)).filter((vector) => vector !== undefined);
  for (const vector of known) {
    for (let index = 0; index < VECTOR_LENGTH; index += 1) {
      mean[index] = (mean[index] ?? 0) + (vector[index] ?? 0) / known.length;
    }
  }
  if (known.length === 0) mean.fill(Number.NaN);
  const words = answer.words.filter((word) => !ARTICLES.has(word));
  return { words, numbers: [...mean, ...countAnswer(words), isTechnical ? 1 : 0] };
}

/** Names of the numbers that `toSentenceInput` gives, in their order. */
export const SENTENCE_NUMBERS: readonly string[] = [
  ...VECTOR_NAMES,
  'ln-words',
  'place',
  'place-squared',
  'is-first',
  'is-last',
  'technical',
];

/** A sentence as input of the sentence model. `place` runs from 0 for the first of the answer to 1 for the last. */
export function toSentenceInput(
  sentence: { words: readonly string[]; text: string },
  at: { index: number; count: number; isTechnical: boolean },
  vectors: Vectors,
): ModelInput {
  const place = at.count > 1 ? at.index / (at.count - 1) : 0;
  return {
    words: sentence.words,
    numbers: [
      ...(vectors.get(sentence.text) ?? UNKNOWN_VECTOR),
      Math.log(1 + sentence.words.length),
      place,
      place * place,
      at.index === 0 ? 1 : 0,
      at.index === at.count - 1 ? 1 : 0,
      at.isTechnical ? 1 : 0,
    ],
  };
}

/** An answer with its question as input of the skill model: words of the question are marked, so that they count apart. */
export function toSkillInput(answer: ReadAnswer, question: string, vectors: Vectors, isTechnical: boolean): ModelInput {
  const { words, numbers } = toAnswerInput(answer, vectors, isTechnical);
  return { words: [...words, ...tokenize(question).map(({ word }) => `asked:${word}`)], numbers };
}

/** A question as input of the question model. */
export function toQuestionInput(question: string, vectors: Vectors): ModelInput {
  return {
    words: tokenize(question).map(({ word }) => word),
    numbers: vectors.get(question) ?? UNKNOWN_VECTOR,
  };
}
