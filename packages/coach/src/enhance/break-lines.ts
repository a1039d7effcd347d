/** A sentence of more words without a comma is hard to read. */
const LONGEST_READABLE = 50;
const SHORTEST_LINE = 9;
/** A clause begins: a joining word with the person or thing that acts next. "Him and I" is one person more, not a clause. */
const CLAUSE_START = /^(?:and|so|but)$/iu;
const ACTOR = /^(?:i|i'[a-z]+|we|we'[a-z]+|he|he's|she|she's|they|they'[a-z]+|it|it's|there|nobody|everybody)$/iu;
const PERSON = /^(?:me|him|her|them|you|he|she|they|both|between)$/iu;

/**
 * A run-on sentence, as a recogniser writes speech, with each longer thought on its own line. No word and no mark is added, left out or
 * moved. A sentence that is short or has commas stays as it is.
 */
export function breakLines(sentence: string): string {
  const words = sentence.split(' ');
  if (words.length <= LONGEST_READABLE || /[,;:]/u.test(sentence)) return sentence;
  const lines: string[][] = [[]];
  words.forEach((word, at) => {
    const line = lines.at(-1) ?? [];
    if (line.length >= SHORTEST_LINE && startsClause(words, at)) lines.push([word]);
    else line.push(word);
  });
  return lines.map((line) => line.join(' ')).join('\n');
}

function startsClause(words: readonly string[], at: number): boolean {
  const [before = '', word = '', next = '', afterNext = ''] = words.slice(at - 1, at + 3);
  if (!CLAUSE_START.test(word) || PERSON.test(before)) return false;
  return ACTOR.test(next) || (/^then$/iu.test(next) && ACTOR.test(afterNext));
}
