import wordRows from '../../data/live/case-kind-words.json' with { type: 'json' };
import kindRows from '../../data/live/case-kinds.json' with { type: 'json' };
import { type AnswerForm, formOf } from './answer-forms.ts';
import { createKindModel, type GuessKinds, type KindRow, type KindWords } from './kind-model.ts';
import { knownSteps } from './known-steps.ts';
import type { Vectors } from './packed-vector.ts';
import { heardWords } from './question-words.ts';

const NONE = 'none';
const LONGEST_TURN = 900;
/** From these probabilities on, with the writer of a turn left out of the learning: see `train-cases.ts --measure`. */
const LEAST = { byMeaning: 0.4, byWords: 0.3 };
/** So likely a turn is a case, however it is put. */
const SURE = 0.5;

let model: GuessKinds | null = null;

/** An imagined case: the turn as it was heard, and the vectors of the session, where its vector may be. */
export type ImaginedCase = { turn: string; vectors: Vectors };

/** Which first steps are likely right in the case of a turn, whatever the trade. Learned by `node tests/eval/live/train-cases.ts`. */
function likeliestKind({ turn, vectors }: ImaginedCase): { kind: string; probability: number; least: number } {
  model ??= createKindModel(kindRows as unknown as KindRow[], wordRows as unknown as KindWords[]);
  const heard = turn.slice(0, LONGEST_TURN);
  const vector = vectors.get(heardWords(turn));
  const [best] = model(heard, vector).filter(({ kind }) => kind !== NONE);
  const { kind, probability } = best ?? { kind: NONE, probability: 0 };
  return { kind, probability, least: vector === undefined ? LEAST.byWords : LEAST.byMeaning };
}

function kindOf(imagined: ImaginedCase): string | undefined {
  const { kind, probability, least } = likeliestKind(imagined);
  return probability >= least ? kind : undefined;
}

/** The form of an imagined case, by what the case is about. Undefined where that is not sure, so no step is surely right in it. */
export function formOfCase(imagined: ImaginedCase): AnswerForm | undefined {
  const kind = kindOf(imagined);
  return kind === undefined ? undefined : { ...formOf(`imagined-${kind}`), kind: 'hypothetical' };
}

/** True if the turn surely describes a case with whole steps that hold in any trade. */
export const isSurelyCase = (imagined: ImaginedCase): boolean => likeliestKind(imagined).probability >= SURE;

/** True if somebody is in danger, so that first aid belongs to the case. */
export const isOfDanger = (imagined: ImaginedCase): boolean => OF_DANGER.has(kindOf(imagined) ?? NONE);
const OF_DANGER = new Set(['safety', 'unwell', 'missing']);

/** The first steps that a trade takes in each case that a turn may be; none where another rule holds. */
export function stepsOf(imagined: ImaginedCase): (readonly string[])[] {
  const kind = kindOf(imagined);
  return OWN_RULE.has(kind ?? NONE) ? [] : knownSteps(imagined.turn, kind !== undefined);
}
/** Secrets, and what one is asked to do against a rule, have an answer of their own in any trade. */
const OWN_RULE = new Set(['secret', 'bend', 'hold', 'change', 'suspicion']);
