import { COMMON_WORDS } from '../text/common-words.ts';
import { FUNCTION_WORDS } from '../text/function-words.ts';
import { soundOf } from '../text/sound.ts';
import { tokenize } from '../text/tokens.ts';

const FEWEST_WORDS = 8;
const SHORTEST_TERM = 4;

/** Whether a text looks as a recogniser writes it: no capitals and no punctuation. */
function isRawSpeech(text: string, wordCount: number): boolean {
  return wordCount >= FEWEST_WORDS && !/\p{Lu}/u.test(text.replace(/\bI\b/g, '')) && !/[,;:!?]|\.(?=\s)/.test(text);
}

/**
 * The words of raw speech with the terms of the question put back where a word that sounds the same was heard: "cash" in
 * an answer on caches. Everyday words of the question stay as they are, since they are heard well enough.
 */
export function undoMishearing(words: readonly string[], text: string, question: string): readonly string[] {
  if (!isRawSpeech(text, words.length)) return words;
  const terms = new Map<string, string>();
  for (const { word } of tokenize(question)) {
    const isTerm = word.length >= SHORTEST_TERM && !COMMON_WORDS.has(word) && !FUNCTION_WORDS.has(word);
    const sound = isTerm ? soundOf(word) : '';
    if (sound !== '') terms.set(sound, word);
  }
  if (terms.size === 0) return words;
  return words.map((word) => (FUNCTION_WORDS.has(word) ? word : (terms.get(soundOf(word)) ?? word)));
}
