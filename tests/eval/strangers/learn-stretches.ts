import { cutStretches } from '@greenroom/coach/feedback/cut-stretches';
import { oddsOfAny } from '@greenroom/coach/feedback/find-concerns';
import { STRETCH_NUMBERS, toStretchInput, type Vectors } from '@greenroom/coach/feedback/model-inputs';
import type { Piece } from '@greenroom/coach/text/split-pieces';
import { encodeCached } from './encode-cached.ts';
import { type ActExample, fitActs } from './fit-acts.ts';
import { isUnmarked, type LearnedActs, leaveOut, type ToldAnswer } from './learn-acts.ts';
import { readActs } from './read-acts.ts';

/** From this share of a stretch, or of the act, on a stretch is the act; below the other it is not, and between them it is not learned from. */
const MOSTLY = 0.5;
const HARDLY = 0.2;
/** How often a clause of the triples counts beside a stretch of an answer, of which there are twenty times as many. */
const TIMES = 4;
const OPTIONS = {
  numberNames: STRETCH_NUMBERS,
  weightOf: () => 0.15,
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
 * coach cuts them. What it says of answers to questions of the trade is not used.
 */
export async function learnStretches(answers: readonly ToldAnswer[]): Promise<LearnedActs> {
  const cut = answers.map(({ answer, read }) => (answer.type === 'Technical' ? [] : cutStretches(read.pieces)));
  const clauses = readActs().flatMap(({ set, triples }) =>
    triples.flatMap(({ act, twin, near }) => [
      { set, text: act, target: 1 },
      ...[twin, near].map((text) => ({ set, text, target: 0 })),
    ]),
  );
  const vectors: Vectors = await encodeCached(new Set([...cut.flat(), ...clauses].map(({ text }) => text)));
  const inputs = cut.map((stretches) => stretches.map((stretch) => toStretchInput(stretch, vectors)));
  const examples: ActExample[] = answers.flatMap((told, index) => {
    if (isUnmarked(told)) return [];
    const targets = targetsOfStretches(told, cut[index] ?? []);
    return (inputs[index] ?? []).flatMap((input, at) => {
      const target = targets[at] ?? Number.NaN;
      return Number.isNaN(target) ? [] : [{ group: told.set, input, targets: [target] }];
    });
  });
  const triples = clauses.map(({ set, text, target }) => ({
    group: set,
    input: toStretchInput({ text }, vectors),
    targets: [target],
    times: TIMES,
  }));
  return leaveOut(answers, inputs, fitActs([...examples, ...triples], OPTIONS), oddsOfAny);
}
