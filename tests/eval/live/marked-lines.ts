/** What a writer's note on a good answer says about the lines of the resume. */

/** Words of a line in a row that a note repeats only when it means the line. */
const FEWEST_IN_ROW = 4;
/** A shorter line is meant when most of it is repeated. */
const MOST_OF_LINE = 0.6;
/** The note says that the resume does not hold the answer; what it quotes is then at best near. */
const ONLY_THE_PERSON = new RegExp(
  [
    String.raw`\bonly (?:the person|she|he|they|hers|his|her)\b|\bno resume fact\b|\bnot a resume fact\b|\b(?:is|are) not on the resume\b`,
    String.raw`\bno such story\b|\bno (?:\S+ ){1,4}on the resume\b|\bnone on the resume\b|\bresume does not\b|\bresume gives only\b`,
    String.raw`\bis hers to tell\b|\bthe person's own\b|\bno story\b|\bno failure\b`,
  ].join('|'),
  'i',
);

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The longest row of words that both texts have. */
function longestRow(one: readonly string[], other: readonly string[]): number {
  let longest = 0;
  let before = new Array<number>(other.length + 1).fill(0);
  for (const word of one) {
    const row = new Array<number>(other.length + 1).fill(0);
    for (const [at, same] of other.entries()) {
      if (same !== word) continue;
      row[at + 1] = (before[at] ?? 0) + 1;
      longest = Math.max(longest, row[at + 1] ?? 0);
    }
    before = row;
  }
  return longest;
}

/** Places of the lines that a note quotes. */
export function quotedLines(note: string, lines: readonly string[]): number[] {
  const noted = wordsIn(note);
  return lines.flatMap((line, index) => {
    const words = wordsIn(line);
    const row = longestRow(words, noted);
    return row >= FEWEST_IN_ROW || row >= Math.max(2, words.length * MOST_OF_LINE) ? [index] : [];
  });
}

export const isOnlyThePersons = (note: string): boolean => ONLY_THE_PERSON.test(note);
