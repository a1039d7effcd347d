import { joinPattern } from '../text/join-pattern.ts';
import { type Piece, splitPieces } from '../text/split-pieces.ts';
import { tokenize } from '../text/tokens.ts';
import { findInterviewerSpans, findNotes } from './others-words.ts';

/** An answer as the learned models read it. */
export type ReadAnswer = {
  /** Lower-case words that carry content or form, without fillers, labels, the repeated question and words to the grader. */
  words: string[];
  /** The sentences that count, in their order. */
  pieces: (Piece & { words: string[] })[];
  /** Whether a sentence was addressed to whoever scores. */
  speaksToGrader: boolean;
};

/** Sounds and set phrases that fill a pause. They belong to delivery and never change the content score. */
const HESITATION = /^(u+h*m+|u+h+|e+r+m*|e+h+|a+h+|h+m+|m+h*m+|uhm+)$/;
const FILLER_PHRASES: readonly (readonly string[])[] = [
  ['you', 'know'],
  ['i', 'mean'],
  ['kind', 'of'],
  ['sort', 'of'],
  ['like'],
  ['basically'],
  ['actually'],
  ['literally'],
];
/** Names of the parts of a story, said as labels. */
const LABEL = /^(?:the )?(?:situation|task|action|result|star)s?(?: was| is| were)?$/;
/** Share of a sentence's words that stand in the question in the same order, from which on it only repeats the question. */
const ECHO_SHARE = 0.7;
const ECHO_RUN = 4;

const SPEAKS_TO_GRADER = joinPattern(
  'i',
  String.raw`\b(?:ignore|disregard|forget|override)\b[^.!?]{0,60}\b(?:instructions?|prompt|rules?|rubric|previous|above|prior)\b|\b(?:give|award|assign`,
  String.raw`|grant|rate|score|deserves?)\b[^.!?]{0,40}\b(?:full marks|maximum|perfect|highest|top marks|(?:five|5) (?:/ ?5|out of (?:5|five)|points?`,
  String.raw`|stars?))|\bsystem prompt\b|\b(?:note|message) (?:to|for) the (?:examiner|grader|evaluator|ai|assessor)\b`,
);

/** Reads the words of an answer that its content score may depend on. */
export function readWords(answer: string, question: string): ReadAnswer {
  const asked = wordsOf(question);
  const askedRuns = new Set(runsOf(asked));
  const pieces: ReadAnswer['pieces'] = [];
  const said = new Set<string>();
  let speaksToGrader = false;
  for (const piece of ownPieces(answer)) {
    if (SPEAKS_TO_GRADER.test(piece.text)) {
      speaksToGrader = true;
      continue;
    }
    const words = withoutEcho(withoutFillers(wordsOf(withoutLabel(piece.text))), askedRuns);
    // The same sentence again adds nothing.
    const key = words.join(' ');
    if (words.length === 0 || said.has(key)) continue;
    said.add(key);
    pieces.push({ ...piece, words });
  }
  return { words: pieces.flatMap((piece) => piece.words), pieces, speaksToGrader };
}

/** The sentences of the person who answers, without an interviewer's lines, speaker labels and notes such as "[laughs]". */
function ownPieces(answer: string): Piece[] {
  const others = [...findInterviewerSpans(answer), ...findNotes(answer)].sort(
    (left, right) => left.start - right.start,
  );
  const pieces: Piece[] = [];
  let from = 0;
  for (const { start, end } of [...others, { start: answer.length, end: answer.length }]) {
    if (start > from) {
      for (const piece of splitPieces(answer.slice(from, start))) {
        pieces.push({ text: piece.text, start: piece.start + from, end: piece.end + from });
      }
    }
    from = Math.max(from, end);
  }
  return pieces;
}

/** "Situation: …" without its label. */
function withoutLabel(text: string): string {
  const label = /^\s*([A-Za-z]+(?: [a-z]+){0,2})\s*[:–-]\s/.exec(text);
  return label?.[1] !== undefined && LABEL.test(label[1].toLowerCase()) ? text.slice(label[0].length) : text;
}

function wordsOf(text: string): string[] {
  return tokenize(text).map(({ word }) => word);
}

function withoutFillers(words: readonly string[]): string[] {
  const left: string[] = [];
  for (let index = 0; index < words.length; ) {
    const word = words[index] ?? '';
    const phrase = FILLER_PHRASES.find((filler) => filler.every((part, offset) => words[index + offset] === part));
    if (phrase) index += phrase.length;
    else {
      // A word said twice in a row is a restart.
      if (!HESITATION.test(word) && left.at(-1) !== word) left.push(word);
      index += 1;
    }
  }
  return left;
}

const runsOf = (words: readonly string[]): string[] =>
  words
    .slice(0, Math.max(0, words.length - ECHO_RUN + 1))
    .map((_, index) => words.slice(index, index + ECHO_RUN).join(' '));

/** Words that belong to a run of the question's own words are dropped where they make up most of the sentence. */
function withoutEcho(words: string[], askedRuns: ReadonlySet<string>): string[] {
  const echoed = new Set<number>();
  for (const [index, run] of runsOf(words).entries()) {
    if (askedRuns.has(run)) for (let step = 0; step < ECHO_RUN; step += 1) echoed.add(index + step);
  }
  if (echoed.size === 0) return words;
  return echoed.size >= words.length * ECHO_SHARE ? [] : words.filter((_, index) => !echoed.has(index));
}
