/** Small numbers are heard as words and written as digits by some engines: both count as the same word. */
const DIGIT_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function listWords(text: string): string[] {
  const words = text
    .toLowerCase()
    .replace(/[’']/g, '')
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).map((word) => (/^\d+$/.test(word) ? (DIGIT_WORDS[Number(word)] ?? word) : word));
}

/**
 * How much of what was said was heard wrong: words substituted, left out or invented, per word that was said.
 * Case, punctuation and apostrophes do not count. 0 is perfect; above 1 is possible when words are invented.
 */
export function measureWordErrorRate(said: string, heard: string): number {
  const expected = listWords(said);
  const actual = listWords(heard);
  if (expected.length === 0) return actual.length === 0 ? 0 : 1;
  let previous = Array.from({ length: actual.length + 1 }, (_, index) => index);
  for (const [row, expectedWord] of expected.entries()) {
    const current = [row + 1];
    for (const [column, actualWord] of actual.entries()) {
      const substituted = (previous[column] ?? 0) + (expectedWord === actualWord ? 0 : 1);
      const leftOut = (previous[column + 1] ?? 0) + 1;
      const invented = (current[column] ?? 0) + 1;
      current.push(Math.min(substituted, leftOut, invented));
    }
    previous = current;
  }
  return (previous[actual.length] ?? 0) / expected.length;
}
