/** At 140 spoken words a minute. */
const WORDS_IN_90_SECONDS = 210;
/** A sentence that leans on the one before it goes only together with it. */
const LEANS_BACK =
  /^(?:but|and|so|because|then|that|this|these|those|it|they|he|she|which|otherwise|if not|instead|however|also|for that|therefore)\b/iu;

/** A sentence and how much it says, compared with the others. */
export type WeighedSentence = { text: string; weight: number };

/**
 * The answer within 210 words, or undefined where it is short enough or cannot be cut without tearing sentences apart.
 * Whole groups of sentences that hang together are left out, those that say least first; the opening and the end stay.
 */
export function shortenTo90Seconds(sentences: readonly WeighedSentence[]): string[] | undefined {
  if (countWords(sentences) <= WORDS_IN_90_SECONDS) return undefined;
  const groups: WeighedSentence[][] = [];
  for (const sentence of sentences) {
    const current = groups.at(-1);
    if (current && LEANS_BACK.test(sentence.text)) current.push(sentence);
    else groups.push([sentence]);
  }
  let kept = groups;
  while (kept.length > 2 && countWords(kept.flat()) > WORDS_IN_90_SECONDS) {
    const weakest = kept.slice(1, -1).toSorted((left, right) => weightOf(left) - weightOf(right))[0];
    kept = kept.filter((group) => group !== weakest);
  }
  const short = kept.flat();
  return countWords(short) <= WORDS_IN_90_SECONDS ? short.map(({ text }) => text) : undefined;
}

/** What its strongest sentence says: a group goes as a whole. */
const weightOf = (group: readonly WeighedSentence[]): number => Math.max(...group.map(({ weight }) => weight));

function countWords(sentences: readonly WeighedSentence[]): number {
  return sentences.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
}
