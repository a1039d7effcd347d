/** Fewer words are said twice by chance. */
const FEWEST_WORDS = 6;
/** A sentence that leads has words before its line that the line of a list has not: "At Elm Farm I also". */
const LEAST_OF_SENTENCE = 0.5;
const SENTENCES = /(?<=\p{L}{3}[.!?])\s+(?=\p{Lu})/u;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d][\p{L}\d'’.,%-]*(?<![.,])/gu) ?? [];

/** Whether the words of a sentence, without its lead, were said before in their order. */
function isSaid(sentence: string, before: string): boolean {
  const words = wordsOf(sentence);
  const least = Math.max(FEWEST_WORDS, Math.ceil(words.length * LEAST_OF_SENTENCE));
  const rests = words.map((_, lead) => words.slice(lead)).filter((rest) => rest.length >= least);
  return rests.some((rest) => before.includes(` ${rest.join(' ')} `));
}

/** Paragraphs in the order of the letter, without the sentences and points that an earlier one holds. */
export function withoutRepeats(paragraphs: readonly string[]): string[] {
  let before = ' ';
  return paragraphs.map((paragraph) =>
    paragraph
      .split('\n')
      .flatMap((line) => {
        // What leads to points is needed before them.
        if (line.endsWith(':')) return [line];
        const kept = line.split(SENTENCES).filter((sentence) => {
          if (isSaid(sentence, before)) return false;
          before += `${wordsOf(sentence).join(' ')} `;
          return true;
        });
        return kept.length === 0 && line !== '' ? [] : [kept.join(' ')];
      })
      .join('\n'),
  );
}
