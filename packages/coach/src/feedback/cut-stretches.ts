import { OPENER, type Piece } from '../text/split-pieces.ts';

/** Most words of a stretch: things are admitted in passing in about so many. */
const LONGEST = 24;
/** A thought has at least so many words, unless its sentence is shorter, and at most as many as this. */
const SHORTEST_THOUGHT = 4;
const LONGEST_THOUGHT = 14;
const ENDS_SENTENCE = /[.!?…]["'”’)\]]{0,3}$/;

type Word = { start: number; end: number; text: string };

/** Overlapping stretches of an answer from its pieces, in their order, so that one holds the whole of a short act. Linear in the length of the text. */
export function cutStretches(pieces: readonly Piece[]): Piece[] {
  return joinRuns(pieces).flatMap(stretchesOf);
}

/** Words of pieces that follow each other; what is left out of an answer, such as a line of the interviewer, ends a run. */
function joinRuns(pieces: readonly Piece[]): Word[][] {
  const runs: Word[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const piece of pieces) {
    const words = [...piece.text.matchAll(/\S+/g)].map(({ index, 0: text }) => ({
      start: piece.start + index,
      end: piece.start + index + text.length,
      text,
    }));
    if (piece.start - end > FARTHEST) runs.push([]);
    runs.at(-1)?.push(...words);
    end = piece.end;
  }
  return runs;
}
/** Blanks between two pieces of one run. */
const FARTHEST = 3;

function stretchesOf(words: readonly Word[]): Piece[] {
  const starts = startsOf(words);
  const stretches: Piece[] = [];
  let last = 0;
  let next = 0;
  for (const [place, start] of starts.entries()) {
    next = Math.max(next, place + 1);
    while (next < starts.length && (starts[next + 1] ?? words.length) - start <= LONGEST) next += 1;
    const end = starts[next] ?? words.length;
    if (end > last) stretches.push(toStretch(words.slice(start, end)));
    last = Math.max(last, end);
  }
  return stretches;
}

/** Where thoughts begin: after a sentence, after a comma and at a word that joins two thoughts. */
function startsOf(words: readonly Word[]): number[] {
  const starts = words.length > 0 ? [0] : [];
  for (let at = 1; at < words.length; at += 1) {
    const before = words[at - 1]?.text ?? '';
    const length = at - (starts.at(-1) ?? 0);
    const isThought = length >= SHORTEST_THOUGHT && (/[,;:]$/.test(before) || OPENER.test(words[at]?.text ?? ''));
    if (isThought || length >= LONGEST_THOUGHT || ENDS_SENTENCE.test(before)) starts.push(at);
  }
  return starts;
}

const toStretch = (words: readonly Word[]): Piece => ({
  text: words.map(({ text }) => text).join(' '),
  start: words[0]?.start ?? 0,
  end: words.at(-1)?.end ?? 0,
});
