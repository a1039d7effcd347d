const HESITATIONS = new Set(['um', 'uh', 'er', 'erm', 'hm', 'hmm', 'mm']);

/** A question as the model of kinds reads it: lower case, without punctuation and hesitations, as a recogniser writes it. */
export const heardWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/[^\p{L}\p{N}'+# -]+/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !HESITATIONS.has(word))
    .join(' ');

/** One, two and three words in a row, each once. */
export function wordRuns(heard: string): Set<string> {
  const words = heard.split(' ').filter((word) => word !== '');
  const runs = new Set<string>();
  for (let length = 1; length <= 3; length += 1) {
    for (let start = 0; start + length <= words.length; start += 1)
      runs.add(words.slice(start, start + length).join(' '));
  }
  return runs;
}
