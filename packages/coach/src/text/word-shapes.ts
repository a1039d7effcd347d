/** Letters on both sides that tell a beginning or an end from the middle of a word. */
const EDGE = ' ';
const GRAM = 3;

/** The runs of three letters of a word, its edges included. */
export function gramsOf(word: string): ReadonlySet<string> {
  const padded = `${EDGE}${word}${EDGE}`;
  const grams = new Set<string>();
  for (let start = 0; start + GRAM <= padded.length; start += 1) grams.add(padded.slice(start, start + GRAM));
  return grams;
}

/** Share of the runs of letters that two words have in common, 0 to 1 (Dice coefficient). */
export function gramOverlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let both = 0;
  for (const gram of one) if (other.has(gram)) both += 1;
  return (2 * both) / (one.size + other.size);
}
