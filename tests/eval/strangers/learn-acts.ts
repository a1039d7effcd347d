import { NO_ACT } from '@greenroom/coach/feedback/find-concerns';
import { createLinearModel, type ModelData, type ModelInput } from '@greenroom/coach/feedback/linear-model';
import { SENTENCE_NUMBERS, toSentenceInputs, type Vectors } from '@greenroom/coach/feedback/model-inputs';
import { type ReadAnswer, readWords } from '@greenroom/coach/feedback/read-words';
import { encodeCached } from './encode-cached.ts';
import { askedOf, FLAG_HEADS, SENTENCE_WEIGHTS } from './examples.ts';
import { chooseTerms, type Example, measureNumbers, rowOf } from './learn.ts';
import { type RatedAnswer, type RatedSet, readAdmissionSets, readOrdinarySets } from './read-sets.ts';
import { fitWideLogistic, type MixedRow } from './wide-logistic.ts';

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
};
const STRENGTH = 20;
const ROUNDS = 40;
/** Writers are left out in so many parts. */
const PARTS = 4;
/** Log odds of an act before anything is learned. */
const USUAL = -2.5;
const SCALE = 10_000;

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

/** Ordinary answers, with and without one clause that admits something: the judge of answers learned nothing else from them. */
export async function openOthers(): Promise<{ others: ToldAnswer[]; vectors: Vectors }> {
  const others = toTold([...readOrdinarySets(), ...readAdmissionSets()]);
  const texts = others.flatMap(({ read }) => read.pieces.map(({ text }) => text));
  return { others, vectors: await encodeCached(new Set(texts)) };
}

export type LearnedActs = {
  data: ModelData;
  without: (set: string) => ModelData;
  /** Log odds of the piece most like an act, by the models that were learned without the writer, in the order of the answers. */
  leftOut: number[];
};

/** Which piece of an answer is the act that an employer would stop at. Answers with an act that is not marked are left out. */
export function learnActs(answers: readonly ToldAnswer[], vectors: Vectors): LearnedActs {
  const inputs = answers.map(({ answer, read }) => toSentenceInputs(read.pieces, askedOf(answer), vectors));
  const examples: Example[] = answers.flatMap((told, index) => {
    if (told.answer.sentences.length === 0 && isConduct(told.answer)) return [];
    const targets = targetsOf(told);
    return (inputs[index] ?? []).map((input, at) => ({ group: told.set, input, targets: [targets[at] ?? 0] }));
  });
  const idf = chooseTerms(examples, OPTIONS);
  const numbers = measureNumbers(examples, OPTIONS);
  const places = new Map([...idf.keys()].map((term, place) => [term, place]));
  const width = places.size;
  const rows = examples.map(({ input }) => toMixed(rowOf(input, idf, places, numbers), width, numbers.length));
  const fit = (isUsed: (set: string) => boolean): ModelData => {
    const used = [...examples.keys()].filter((index) => isUsed(examples[index]?.group ?? ''));
    const weights = fitWideLogistic(
      {
        rows: used.map((index) => rows[index]).filter((row) => row !== undefined),
        targets: Float64Array.from(used, (index) => examples[index]?.targets[0] ?? 0),
        width,
        strength: STRENGTH,
      },
      { rounds: ROUNDS, first: USUAL },
    );
    const whole = (place: number) => Math.round((weights[place] ?? 0) * SCALE);
    return {
      heads: ['act'],
      scale: SCALE,
      intercept: [Math.round((weights.at(-1) ?? 0) * SCALE) / SCALE],
      words: [...places].map(([term, place]) => [term, Math.round((idf.get(term) ?? 0) * 1000), whole(place)] as const),
      numbers: numbers.map(
        ({ name, mean, spread }, at) =>
          [name, Math.round(mean * 1000), Math.round(spread * 1000), whole(width + at)] as const,
      ),
    };
  };
  const sets = [...new Set(answers.map(({ set }) => set))].sort();
  const partOf = (set: string) => sets.indexOf(set) % PARTS;
  const parts = Array.from({ length: PARTS }, (_, part) => fit((set) => partOf(set) !== part));
  const models = parts.map(createLinearModel);
  const data = fit(() => true);
  const likeliest = (list: readonly ModelInput[], set: string) =>
    Math.max(NO_ACT, ...list.map((input) => models[partOf(set)]?.predict(input)[0] ?? NO_ACT));
  return {
    data,
    without: (set) => parts[partOf(set)] ?? data,
    leftOut: answers.map(({ set }, index) => likeliest(inputs[index] ?? [], set)),
  };
}

/** The numbers of a row apart from its terms, since nearly all of them are there. */
function toMixed({ places, values }: ReturnType<typeof rowOf>, width: number, count: number): MixedRow {
  const terms = places.findIndex((place) => place >= width);
  const end = terms < 0 ? places.length : terms;
  const numbers = new Float32Array(count);
  for (let at = end; at < places.length; at += 1) numbers[(places[at] ?? 0) - width] = values[at] ?? 0;
  return { places: places.slice(0, end), values: Float32Array.from(values.subarray(0, end)), numbers };
}
