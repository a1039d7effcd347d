const SENTENCE_START = /(?<=^|\n|[\p{L}\d)%][.!?] )(\p{L})(?=\p{L})/gu;
const FEWEST = 3;
const MOST_SMALL = 0.6;

/** An advertisement without capitals, with one at the start of each sentence: only so its sentences are told apart. Others stay as they are. */
export function sentenceCased(jobDescription: string): string {
  const starts = [...jobDescription.matchAll(SENTENCE_START)].map(([, letter = '']) => letter);
  const small = starts.filter((letter) => letter === letter.toLowerCase()).length;
  if (starts.length < FEWEST || small < MOST_SMALL * starts.length) return jobDescription;
  return jobDescription.replace(SENTENCE_START, (letter) => letter.toUpperCase());
}
