import wordRows from '../../data/live/case-kind-words.json' with { type: 'json' };
import kindRows from '../../data/live/case-kinds.json' with { type: 'json' };
import { dotProduct } from '../text/dot-product.ts';
import { type AnswerForm, formOf } from './answer-forms.ts';
import { knownSteps } from './known-steps.ts';
import { type PackedVector, unpackVector, type Vectors } from './packed-vector.ts';
import { heardWords, wordRuns } from './question-words.ts';

/** Learned for each kind of steps by `node tests/eval/live/train-cases.ts`. */
type KindRow = PackedVector & { kind: string; bias: number };
/** What a run of words adds to each kind, in the order of the kinds. */
type WordRow = { words: string; steps: readonly number[] };

const NONE = 'none';
const STEP = 0.05;
const LONGEST_TURN = 900;
/** From here on 13 of 16 cases of 48 people new to it got steps that a strict reader found better than a blank, and none wrong ones. */
const LEAST = 0.5;
/** So likely a turn is a case, however it is put. */
const SURE = 0.6;

type Model = {
  kinds: readonly { kind: string; bias: number; vector: Float32Array }[];
  stepsByWords: ReadonlyMap<string, readonly number[]>;
};
let model: Model | null = null;
const readModel = (): Model => ({
  kinds: (kindRows as unknown as KindRow[]).map((row) => ({ ...row, vector: unpackVector(row) })),
  stepsByWords: new Map((wordRows as unknown as WordRow[]).map(({ words, steps }) => [words, steps])),
});

/** An imagined case: the turn as it was heard, and the vectors of the session, where its vector may be. */
export type ImaginedCase = { turn: string; vectors: Vectors };
type LikelyKind = { kind: string; probability: number };

/** The kind of first steps that most likely fits the turn, in any trade. Kind `none` with probability 0 if the turn has no vector. */
function likelyKinds({ turn, vectors }: ImaginedCase): LikelyKind[] {
  const heard = heardWords(turn);
  const vector = vectors.get(heard);
  if (vector === undefined) return [];
  model ??= readModel();
  const { kinds, stepsByWords } = model;
  const known = [...wordRuns(heard.slice(0, LONGEST_TURN))].flatMap((run) => {
    const steps = stepsByWords.get(run);
    return steps === undefined ? [] : [steps];
  });
  const scale = STEP / Math.sqrt(Math.max(1, known.length));
  const scores = kinds.map(
    (one, at) =>
      one.bias + dotProduct(one.vector, vector) + scale * known.reduce((sum, steps) => sum + (steps[at] ?? 0), 0),
  );
  const highest = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - highest));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return kinds
    .map(({ kind }, at) => ({ kind, probability: (shares[at] ?? 0) / total }))
    .filter(({ kind }) => kind !== NONE)
    .toSorted((one, other) => other.probability - one.probability);
}

/** Kind `none` with probability 0 if the turn has no vector. */
const likeliestKind = (imagined: ImaginedCase): LikelyKind =>
  likelyKinds(imagined)[0] ?? { kind: NONE, probability: 0 };

function kindOf(imagined: ImaginedCase): string | undefined {
  const kinds = likelyKinds(imagined);
  const [{ kind, probability } = { kind: NONE, probability: 0 }] = kinds;
  if (probability >= LEAST) return kind;
  const alike = ALIKE.find((group) => group.has(kind));
  const share = kinds.filter((one) => alike?.has(one.kind) === true).reduce((sum, one) => sum + one.probability, 0);
  return probability >= LEAST_OF_ALIKE && share >= SURE_OF_ALIKE ? kind : undefined;
}
/** Kinds of which the first steps are much the same: together they are as sure as one. */
const ALIKE: readonly ReadonlySet<string>[] = [
  new Set(['short', 'demands', 'breakdown', 'late', 'held']),
  new Set(['hold', 'quality', 'error', 'own-mistake']),
];
const LEAST_OF_ALIKE = 0.25;
const SURE_OF_ALIKE = 0.5;

/** The form of an imagined case, by what the case is about. Undefined where that is not sure, so no step is surely right in it. */
export function formOfCase(imagined: ImaginedCase): AnswerForm | undefined {
  const kind = kindOf(imagined);
  return kind === undefined ? undefined : { ...formOf(`imagined-${kind}`), kind: 'hypothetical' };
}

/** True if the turn surely describes a case with whole steps that hold in any trade. */
export const isSurelyCase = (imagined: ImaginedCase): boolean => likeliestKind(imagined).probability >= SURE;

/** True if somebody may come to harm in the case, or its vector is not known. */
export function mayHarm(imagined: ImaginedCase): boolean {
  const kinds = likelyKinds(imagined);
  const share = kinds.filter(({ kind }) => OF_HARM.has(kind)).reduce((sum, { probability }) => sum + probability, 0);
  return kinds.length === 0 || share >= LEAST_OF_HARM;
}
const OF_HARM = new Set(
  'safety hazard unwell threat distress missing alarm person refusal bullying weather'.split(' '),
);
const LEAST_OF_HARM = 0.15;

/** True if the case is about a person in danger, so that first aid may be said. */
export const isOfDanger = (imagined: ImaginedCase): boolean => OF_DANGER.has(kindOf(imagined) ?? NONE);
const OF_DANGER = new Set(['safety', 'unwell', 'missing']);

/** The first steps that a trade takes in each case that a turn may be; none where another rule holds. */
export function stepsOf(imagined: ImaginedCase): (readonly string[])[] {
  const kind = kindOf(imagined);
  return OWN_RULE.has(kind ?? NONE) ? [] : knownSteps(imagined.turn, kind !== undefined);
}
/** Secrets, and what one is asked to do against a rule, have an answer of their own in any trade. */
const OWN_RULE = new Set(['secret', 'bend', 'hold', 'change', 'suspicion']);
