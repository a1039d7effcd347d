import type { Piece } from '../text/split-pieces.ts';
import { stem } from '../text/stem.ts';
import { tokenize } from '../text/tokens.ts';
import { ANSWER_COUNTS, countAnswer } from './answer-counts.ts';
import type { ModelInput, TermBlock } from './linear-model.ts';
import { type ReadAnswer, readWords } from './read-words.ts';

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

/** The question, and whether it asks for knowledge of the trade. */
export type Asked = { question: string; isTechnical: boolean };

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
 * The sentences of an answer as input of the sentence model: each with its words and vector, those of its neighbours, the mean of the answer and the words of
 * the question, since an admission often sounds harmless without them. `place` runs from 0 for the first of the answer to 1 for the last.
 */
export function toSentenceInputs(
  sentences: readonly { words: readonly string[]; text: string }[],
  { question, isTechnical }: Asked,
  vectors: Vectors,
): ModelInput[] {
  const asked = askedBlock(question);
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
    return {
      words,
      beside: [{ words: around, scale: AROUND_SCALE, isPaired: true }, nearBlock(words), asked],
      numbers,
    };
  });
}
const mark = (where: string, sentence?: { words: readonly string[] }): string[] =>
  (sentence?.words ?? []).map((word) => `${where}:${word}`);
const VECTORS_OF_SENTENCE = 4;

/** How much the words of the neighbours count. */
const AROUND_SCALE = 9;

/**
 * An answer with its question as input of the flag model. Pairs of words that stand near each other tell an act whatever is between ("signed for" and
 * "signed it off for"), and what is innocent in answer to one question may be an admission in answer to another.
 */
export function toFlagInput(answer: ReadAnswer, question: string, vectors: Vectors, isTechnical: boolean): ModelInput {
  const input = toAnswerInput(answer, vectors, isTechnical);
  return { ...input, beside: [nearBlock(input.words), askedBlock(question)] };
}

/** Each word with those that follow it at some distance; neighbours are terms already. */
function nearBlock(words: readonly string[]): TermBlock {
  const pairs = words.flatMap((word, index) =>
    words.slice(index + 2, index + NEAR).map((later) => `${word} .. ${later}`),
  );
  return { words: pairs, scale: NEAR_SCALE, isPaired: false };
}
/** Words that are less than this far apart count as near. */
const NEAR = 5;
/** Scales of the blocks as found on writers left out; from half to twice as much changes little. */
const NEAR_SCALE = 7;
const ASKED_SCALE = 4;

const askedWords = (question: string): string[] => tokenize(question).map(({ word }) => `asked:${word}`);
const askedBlock = (question: string): TermBlock => ({
  words: askedWords(question),
  scale: ASKED_SCALE,
  isPaired: true,
});

/** An answer with its question as input of the skill model: words of the question are marked, so that they count apart. */
export function toSkillInput(answer: ReadAnswer, question: string, vectors: Vectors, isTechnical: boolean): ModelInput {
  const { words, numbers } = toAnswerInput(answer, vectors, isTechnical);
  return { words: [...words, ...askedWords(question)], numbers };
}

/** Names of the numbers that `toStepInput` gives, in their order. */
export const STEP_NUMBERS: readonly string[] = [...ANSWER_COUNTS, 'technical'];

/** An answer with its question as input of the step model: by words and counts alone, which vectors add nothing to. */
export function toStepInput(answer: ReadAnswer, question: string, isTechnical: boolean): ModelInput {
  const words = leaveOutArticles(answer.words);
  return { words: [...words, ...askedWords(question)], numbers: [...countAnswer(words), isTechnical ? 1 : 0] };
}

/** A question as input of the question model. */
export function toQuestionInput(question: string, vectors: Vectors): ModelInput {
  return {
    words: tokenize(question).map(({ word }) => word),
    numbers: vectors.get(question) ?? UNKNOWN_VECTOR,
  };
}

/** Names of the numbers that `toStretchInputs` gives, in their order. */
export const STRETCH_NUMBERS: readonly string[] = [
  ...VECTOR_NAMES,
  ...namesOf('before'),
  ...namesOf('after'),
  ...namesOf('answer'),
  ...namesOf('question'),
];

type Stretch = Pick<Piece, 'text' | 'start' | 'end'>;

/**
 * The stretches of an answer, which overlap, as input of the model of stretches: each with its words and vector, the vectors of those that end before it and
 * begin after it, the mean of all and the question. What is harmless in one story is an admission in another.
 */
export function toStretchInputs(stretches: readonly Stretch[], question: string, vectors: Vectors): ModelInput[] {
  const mean = meanVector(stretches, vectors);
  const asked = vectors.get(question);
  const vectorAt = (at: number) => vectors.get(stretches[at]?.text ?? '');
  return stretches.map(({ text, start, end }, index) => {
    let before = index - 1;
    while (before >= 0 && (stretches[before]?.end ?? 0) > start) before -= 1;
    let after = index + 1;
    while (after < stretches.length && (stretches[after]?.start ?? end) < end) after += 1;
    return stretchInput(text, [vectors.get(text), vectorAt(before), vectorAt(after), mean, asked]);
  });
}

/** A clause of which nothing around it is known. */
export const toClauseInput = (text: string, vectors: Vectors): ModelInput => stretchInput(text, [vectors.get(text)]);

function stretchInput(text: string, known: readonly (ArrayLike<number> | undefined)[]): ModelInput {
  const words = leaveOutArticles(readWords(text, '').words).map(stem);
  const numbers = new Float32Array(STRETCH_NUMBERS.length).fill(Number.NaN);
  for (const [at, vector] of known.entries()) if (vector) numbers.set(vector, at * VECTOR_LENGTH);
  return { words, beside: [nearBlock(words)], numbers };
}
