import { TEXT_LIMITS } from '@greenroom/contract/constants';
import type { SavedTranscript } from '@greenroom/contract/live-assistant';
import type { LiveState } from '~/features/live-assistant/engine/live-state.ts';

/** The contract's bounds of what can be kept; an hour of talk stays far below them. */
const MOST_LINES = 2000;
const MOST_ANSWERS = 500;
const LONGEST_ANSWER = 6000;

/** What of a session can be kept: final words and answers, without the marks of emphasis. */
export function toSaved({ lines, answers }: Pick<LiveState, 'lines' | 'answers'>): SavedTranscript {
  return {
    lines: lines.slice(-MOST_LINES).map(({ speaker, text, atMs }) => ({
      speaker,
      text: text.slice(0, TEXT_LIMITS.liveLine),
      atMs,
    })),
    answers: answers.slice(-MOST_ANSWERS).map(({ question, paragraphs, atMs }) => ({
      question: question.slice(0, TEXT_LIMITS.liveLine),
      answer: paragraphs.join('\n\n').replaceAll('**', '').slice(0, LONGEST_ANSWER),
      atMs,
    })),
  };
}

export type TranscriptPart =
  | { kind: 'line'; line: SavedTranscript['lines'][number] }
  | { kind: 'answer'; answer: SavedTranscript['answers'][number] };

/** A session in the order in which it went: each answer after the words that raised it. */
export function inOrder({ lines, answers }: SavedTranscript): TranscriptPart[] {
  const parts = [
    ...lines.map((line) => ({ atMs: line.atMs, part: { kind: 'line', line } as const })),
    ...answers.map((answer) => ({ atMs: answer.atMs, part: { kind: 'answer', answer } as const })),
  ];
  return parts.toSorted((left, right) => left.atMs - right.atMs).map(({ part }) => part);
}
