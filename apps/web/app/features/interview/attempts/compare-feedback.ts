import type { Evidence, FeedbackEntry } from '@greenroom/contract/feedback';

export type Judged = { answer: string; feedback: FeedbackEntry };

export type ScoreChange =
  | { kind: 'higher' | 'lower'; from: number; to: number }
  /** The likely ranges overlap: the numbers say nothing. */
  | { kind: 'too-close' }
  | { kind: 'now-scored' | 'not-scored' };

export type Comparison = {
  /** Null where nothing can be said. */
  score: ScoreChange | null;
  /** Remarks on words that are only in the later answer. */
  added: Evidence[];
  /** Remarks on words that are only in the earlier answer, of a kind that the later one has nothing for. */
  leftOut: Evidence[];
  /** What to do next, after the later answer. */
  next: string[];
};

/** Compares two attempts at a question. Every remark is one that the feedback made; nothing is judged here. */
export function compareFeedback(earlier: Judged, later: Judged): Comparison {
  const { evidence, nextSteps, concerns } = later.feedback;
  const kinds = new Set(evidence.map(kindOf));
  return {
    score: compareScores(earlier.feedback, later.feedback),
    added: evidence.filter(({ quote }) => !includesWords(earlier.answer, quote)),
    leftOut: earlier.feedback.evidence.filter(
      (remark) => !includesWords(later.answer, remark.quote) && !kinds.has(kindOf(remark)),
    ),
    next: [...new Set([...(concerns ?? []).map(({ advice }) => advice), ...nextSteps])],
  };
}

const kindOf = ({ skill, comment }: Evidence): string => `${skill} ${comment}`;

function compareScores(earlier: FeedbackEntry, later: FeedbackEntry): ScoreChange | null {
  const { overallScorePerResponse: from, overallRange: before } = earlier;
  const { overallScorePerResponse: to, overallRange: after } = later;
  if (from === null || to === null) {
    if (from === to) return null;
    return { kind: to === null ? 'not-scored' : 'now-scored' };
  }
  if (!before || !after) return null;
  if (after.low > before.high) return { kind: 'higher', from, to };
  if (after.high < before.low) return { kind: 'lower', from, to };
  return { kind: 'too-close' };
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
/** True if the words are in the answer; punctuation is ignored. */
const includesWords = (answer: string, words: string): boolean => ` ${plain(answer)} `.includes(` ${plain(words)} `);
