import { readSets } from '../strangers/read-sets.ts';

/** A text as its words in lower case, and behind which of them a sentence ends or any mark is. */
export type MarkedText = { writer: string; words: string[]; written: string[]; ends: boolean[]; marks: boolean[] };

const FEWEST_WORDS = 15;
/** A writer who hardly sets full stops teaches none. */
const MOST_WORDS_A_SENTENCE = 35;
const QUOTES = /["“”()[\]]/g;
const END = /[.!?…]/;
const MARKS = /[.,;:!?…]+$/;

const createText = (writer: string): MarkedText => ({ writer, words: [], written: [], ends: [], marks: [] });

function markText(writer: string, text: string): MarkedText {
  const marked = createText(writer);
  addText(marked, text);
  return marked;
}

function addText(marked: MarkedText, text: string): void {
  for (const piece of text.replaceAll('’', "'").replace(QUOTES, '').split(/\s+/)) {
    const tail = MARKS.exec(piece)?.[0] ?? '';
    const word = piece.slice(0, piece.length - tail.length);
    if (!/[\p{L}\d]/u.test(word)) continue;
    marked.words.push(word.toLowerCase());
    marked.written.push(word);
    marked.ends.push(END.test(tail));
    marked.marks.push(tail !== '');
  }
}

function isUsable({ words, ends }: MarkedText): boolean {
  const sentences = ends.filter(Boolean).length;
  return words.length >= FEWEST_WORDS && sentences >= 2 && words.length / sentences <= MOST_WORDS_A_SENTENCE;
}

/** What strangers wrote with full stops: answers, and both of each pair. */
export const readMarkedTexts = (): MarkedText[] =>
  readSets()
    .flatMap(({ set, answers, pairs }) => [
      ...answers.map(({ answer }) => markText(set, answer)),
      ...pairs.flatMap(({ good, bad }) => [markText(set, good), markText(set, bad)]),
    ])
    .filter(isUsable);

/** A text with fewer marks than one in so many words was written as it is spoken. */
const WORDS_A_MARK = 40;

/** What strangers wrote without marks and cut into sentences themselves: a mark is where they cut. They left some run on. */
export const readSpeechTexts = (): MarkedText[] =>
  readSets()
    .flatMap(({ set, answers }) => answers.map(({ sentences }) => joinPieces(set, sentences)))
    .filter(({ words, marks, isBare }) => isBare && words.length >= FEWEST_WORDS && marks.includes(true));

function joinPieces(writer: string, pieces: readonly { text: string }[]): MarkedText & { isBare: boolean } {
  const marked = createText(writer);
  let written = 0;
  for (const { text } of pieces) {
    const last = marked.words.length - 1;
    if (last >= 0) {
      marked.ends[last] = true;
      marked.marks[last] = true;
    }
    written += text.match(/[.,;!?]/g)?.length ?? 0;
    addText(marked, text);
  }
  return { ...marked, isBare: written * WORDS_A_MARK < marked.words.length };
}
