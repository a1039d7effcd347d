/** A line of a resume, or one sentence of a line that holds several. `line` counts the lines of the text from 0, `part` the sentences of a line. */
export type ResumeUnit = Readonly<{
  line: number;
  part: number;
  text: string;
  /** Offset of its first character in the text. */
  from: number;
  /** Spaces before its line. */
  indent: number;
  isBehindGap: boolean;
}>;

const SENTENCE_END = /(?<=[.!?;]["”)]?)\s+(?=["“(]?[\p{L}\d])/u;
/** A full stop behind these ends no sentence. */
const SHORTENED =
  /(?:\b(?:St|Mr|Mrs|Ms|Dr|Inc|Ltd|Co|Corp|No|vs|approx|incl|e\.g|i\.e|etc|dept|mgmt|Jr|Sr|Ave|Rd|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|yrs?|hrs?|wk|min|max|Ph)|\b\p{Lu})\.$/u;
/** Fewer words are no sentence. */
const FEWEST_WORDS = 3;
/** In characters; looking back no farther keeps the work for a long line linear. */
const LONGEST_SENTENCE = 500;
const LONGEST_SHORTENED = 10;

const wordsIn = (text: string): number => text.trim().split(/\s+/u).length;

/** The units of a text in their order; empty lines are none. */
export function unitsOf(text: string): ResumeUnit[] {
  const units: ResumeUnit[] = [];
  let [start, isBehindGap] = [0, false];
  for (const [line, words] of text.split('\n').entries()) {
    if (words.trim() !== '') {
      const indent = words.length - words.trimStart().length;
      let from = start;
      for (const [part, own] of sentencesOf(words).entries()) {
        from = text.indexOf(own, from);
        units.push({ line, part, text: own, from, indent, isBehindGap: part === 0 && isBehindGap });
        from += own.length;
      }
    }
    isBehindGap = words.trim() === '';
    start += words.length + 1;
  }
  return units;
}

/** The sentences of a line; the last one may be short. */
function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  const ends = new RegExp(SENTENCE_END, 'gu');
  let from = 0;
  for (const { index } of line.matchAll(ends)) {
    const sentence = line.slice(from, Math.min(index, from + LONGEST_SENTENCE));
    const isOpen = SHORTENED.test(line.slice(Math.max(from, index - LONGEST_SHORTENED), index));
    if (index - from < LONGEST_SENTENCE && (isOpen || wordsIn(sentence) < FEWEST_WORDS)) continue;
    sentences.push(line.slice(from, index).trim());
    from = index;
  }
  const rest = line.slice(from).trim();
  return rest === '' ? sentences : [...sentences, rest];
}
