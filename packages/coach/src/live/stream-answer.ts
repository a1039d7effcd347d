import type { SpokenAnswer } from './spoken-answer.ts';

/** Words in one piece: enough to read on with, few enough to come at once. */
const WORDS_A_PIECE = 6;

/** A whole answer as it grows, a few words at a time; the last value is the whole. Bold marks are never cut in the middle. */
export function* growAnswer(whole: SpokenAnswer): Generator<SpokenAnswer, void, void> {
  const grown: SpokenAnswer = { paragraph1: '', paragraph2: '' };
  for (const name of ['paragraph1', 'paragraph2', 'paragraph3'] as const) {
    const text = whole[name];
    if (text === undefined) continue;
    const words = text.split(' ');
    for (let end = WORDS_A_PIECE; end < words.length; end += WORDS_A_PIECE) {
      const piece = words.slice(0, end).join(' ');
      if ((piece.split('**').length - 1) % 2 === 1) continue;
      grown[name] = piece;
      yield { ...grown };
    }
    grown[name] = text;
    yield { ...grown };
  }
}
