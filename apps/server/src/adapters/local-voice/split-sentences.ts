/** About half a minute of speech: short enough to be heard soon and to be killed, long enough for the voice's melody. */
const LONGEST_PART_CHARACTERS = 400;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

function joinUpToLimit(parts: string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last !== undefined && last.length + part.length <= LONGEST_PART_CHARACTERS)
      joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined;
}

function splitLongSentence(sentence: string): string[] {
  if (sentence.length <= LONGEST_PART_CHARACTERS) return [sentence];
  const pieces = Array.from(words.segment(sentence), ({ segment }) => segment).flatMap((word) =>
    word.length <= LONGEST_PART_CHARACTERS ? [word] : (word.match(/.{1,400}/gsu) ?? []),
  );
  return joinUpToLimit(pieces);
}

/** A text in parts of whole sentences, of at most 400 characters each; a longer sentence is cut between words. */
export function splitSentences(text: string): string[] {
  const parts = Array.from(sentences.segment(text), ({ segment }) => segment).flatMap(splitLongSentence);
  return joinUpToLimit(parts)
    .map((part) => part.trim())
    .filter((part) => part.length > 0);
}
