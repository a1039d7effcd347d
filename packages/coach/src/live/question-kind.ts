import wordRows from '../../data/live/question-kind-words.json' with { type: 'json' };
import kindRows from '../../data/live/question-kinds.json' with { type: 'json' };
import { createKindModel, type GuessKinds, type KindRow, type KindWords } from './kind-model.ts';

export type { KindGuess } from './kind-model.ts';

let model: GuessKinds | null = null;

/** What kind of question this is. Learned by `node tests/eval/live/train-kinds.ts` from utterances of several writers. */
export const guessKinds: GuessKinds = (question, vector) => {
  model ??= createKindModel(kindRows as unknown as KindRow[], wordRows as unknown as KindWords[]);
  return model(question, vector);
};
