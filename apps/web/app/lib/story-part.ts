/** A shorter stretch is seldom a story that can be told again. */
export const FEWEST_STORY_WORDS = 40;
/** Of more it is the whole answer. */
const MOST_SHARE = 0.8;
const SENTENCE = /[^.!?]+[.!?]+["”’)]*\s*/g;

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/**
 * The stretch of an answer that was worth a remark: its sentences from the first to the last that is quoted. Null where that is too short for a story,
 * nearly the whole answer, or the answer has no full stops.
 */
export function findStoryPart(answer: string, quotes: readonly string[]): string | null {
  const sentences = answer.match(SENTENCE) ?? [];
  const quoted = sentences.map((sentence) =>
    quotes.some(
      (quote) => sentence.includes(quote) || (quote.length > sentence.length && quote.includes(sentence.trim())),
    ),
  );
  const [first, last] = [quoted.indexOf(true), quoted.lastIndexOf(true)];
  if (first === -1) return null;
  const part = sentences
    .slice(first, last + 1)
    .join('')
    .trim();
  const words = countWords(part);
  return words >= FEWEST_STORY_WORDS && words <= MOST_SHARE * countWords(answer) ? part : null;
}
