import { cutStretches } from '@greenroom/coach/feedback/cut-stretches';
import { oddsOfAny } from '@greenroom/coach/feedback/find-concerns';
import { STRETCH_NUMBERS, toClauseInput, toStretchInputs, type Vectors } from '@greenroom/coach/feedback/model-inputs';
import type { Piece } from '@greenroom/coach/text/split-pieces';
import { encodeCached } from './encode-cached.ts';
import { type ActExample, fitActs } from './fit-acts.ts';
import { isConduct, isUnmarked, type LearnedActs, leaveOut, type ToldAnswer } from './learn-acts.ts';
import { readActs } from './read-acts.ts';

/** From this share of a stretch, or of the act, on a stretch is the act; below the other it is not, and between them it is not learned from. */
const MOSTLY = 0.5;
const HARDLY = 0.2;
/** How often a clause of the triples counts beside a stretch of an answer, of which there are twenty times as many. */
const TIMES = 4;
/** How often an answer with its likeliest stretches counts beside a stretch whose writer said what it is. */
const ANSWER_TIMES = 3;
/** How much each number of a vector counts; of what is around a stretch less than of itself. */
const WEIGHTS: Partial<Record<string, number>> = { vector: 0.15, before: 0.1, after: 0.1, answer: 0.1, question: 0.05 };
const OPTIONS = {
  numberNames: STRETCH_NUMBERS,
  weightOf: (name: string) => WEIGHTS[name.replace(/-\d+$/, '')] ?? 1,
  fewestExamples: 5,
  fewestGroups: 3,
  strength: 10,
};

/** Stretches of characters that the writer called the act. */
function actsIn({ answer }: ToldAnswer): { start: number; end: number }[] {
  let from = 0;
  return answer.sentences.flatMap(({ text, label }) => {
    const start = answer.answer.indexOf(text, from);
    if (start < 0) return [];
    from = start + text.length;
    return label === 'conduct' ? [{ start, end: from }] : [];
  });
}

const lengthOf = ({ start, end }: { start: number; end: number }) => Math.max(0, end - start);

/** By stretch, 1 where it is the act, 0 where it is not, NaN where that is not clear. */
export function targetsOfStretches(told: ToldAnswer, stretches: readonly Piece[]): number[] {
  const acts = actsIn(told);
  return stretches.map(({ start, end }) => {
    const shares = acts.map((act) => {
      const own = lengthOf({ start: Math.max(start, act.start), end: Math.min(end, act.end) });
      return Math.max(own / lengthOf({ start, end }), own / lengthOf(act));
    });
    const share = Math.max(0, ...shares);
    return share >= MOSTLY ? 1 : share < HARDLY ? 0 : Number.NaN;
  });
}

/**
 * Which short stretch is the act that an employer would stop at, from clauses with their innocent twins and from the stretches of answers about deeds, as the
 * coach cuts them. Of each answer it is also learned that one of its stretches is an act, or none, which is known where no writer marked the act, too. What it
 * says of answers to questions of the trade is not used.
 */
export async function learnStretches(answers: readonly ToldAnswer[]): Promise<LearnedActs> {
  const cut = answers.map(({ answer, read }) => (answer.type === 'Technical' ? [] : cutStretches(read.pieces)));
  const clauses = readActs().flatMap(({ set, triples }) =>
    triples.flatMap(({ act, twin, near }) => [
      { set, text: act, target: 1 },
      ...[twin, near].map((text) => ({ set, text, target: 0 })),
    ]),
  );
  const asked = answers.flatMap(({ answer }) => (answer.type === 'Technical' ? [] : [{ text: answer.question }]));
  const vectors: Vectors = await encodeCached(new Set([...cut.flat(), ...clauses, ...asked].map(({ text }) => text)));
  const inputs = cut.map((stretches, index) =>
    toStretchInputs(stretches, answers[index]?.answer.question ?? '', vectors),
  );
  const examples: ActExample[] = answers.flatMap((told, bag) => {
    const targets = targetsOfStretches(told, cut[bag] ?? []);
    return (inputs[bag] ?? []).map((input, at) => {
      const target = targets[at] ?? Number.NaN;
      const times = isUnmarked(told) || Number.isNaN(target) ? 0 : 1;
      return { group: told.set, input, targets: [times * (target || 0)], times, bag };
    });
  });
  const triples = clauses.map(({ set, text, target }) => ({
    group: set,
    input: toClauseInput(text, vectors),
    targets: [target],
    times: TIMES,
  }));
  const bags = { targets: answers.map(({ answer }) => Number(isConduct(answer))), times: ANSWER_TIMES };
  return leaveOut(answers, inputs, fitActs([...examples, ...triples], OPTIONS, bags), oddsOfAny);
}
