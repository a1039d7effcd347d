/** At 140 spoken words a minute. */
const WORDS_IN_90_SECONDS = 210;
const NUMBER = /\d/u;
const OWN = /\b(?:I|we|my)\b/u;
/** A sentence that leans on the one before it goes only together with it. */
const LEANS_BACK =
  /^(?:but|and|so|because|then|that|this|these|those|it|they|he|she|which|otherwise|if not|instead|however|also|for that|therefore)\b/iu;

/**
 * The answer within 210 words, or undefined where it is short enough or cannot be cut without tearing sentences apart.
 * Whole groups of sentences that hang together are left out, those without a number or an own deed first; the opening
 * and the end stay.
 */
export function shortenTo90Seconds(sentences: readonly string[]): string[] | undefined {
  if (countWords(sentences) <= WORDS_IN_90_SECONDS) return undefined;
  const groups: string[][] = [];
  for (const sentence of sentences) {
    const current = groups.at(-1);
    if (current && LEANS_BACK.test(sentence)) current.push(sentence);
    else groups.push([sentence]);
  }
  let kept = groups;
  while (kept.length > 2 && countWords(kept.flat()) > WORDS_IN_90_SECONDS) {
    const weakest = kept.slice(1, -1).toSorted((left, right) => worthOf(left) - worthOf(right))[0];
    kept = kept.filter((group) => group !== weakest);
  }
  const short = kept.flat();
  return countWords(short) <= WORDS_IN_90_SECONDS ? short : undefined;
}

function worthOf(group: readonly string[]): number {
  const text = group.join(' ');
  return (NUMBER.test(text) ? 2 : 0) + (OWN.test(text) ? 1 : 0) - countWords(group) / 100;
}

function countWords(sentences: readonly string[]): number {
  return sentences.reduce((sum, sentence) => sum + sentence.split(/\s+/).length, 0);
}
