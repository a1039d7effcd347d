import { tokenize } from '@greenroom/coach/text/tokens';

/** Words that a recogniser put wrong, left out or added, as a share of the words that were said. */
export function wordErrorRate(said: string, heard: string): number {
  const saidWords = tokenize(said).map((token) => token.word);
  const heardWords = tokenize(heard).map((token) => token.word);
  let previous = heardWords.map((_, index) => index + 1);
  previous.unshift(0);
  for (const [row, word] of saidWords.entries()) {
    const current = [row + 1];
    for (const [column, other] of heardWords.entries()) {
      const replaced = (previous[column] ?? 0) + (word === other ? 0 : 1);
      current.push(Math.min(replaced, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return (previous.at(-1) ?? 0) / Math.max(1, saidWords.length);
}
