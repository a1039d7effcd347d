import type { LiveState, Speaker } from '~/live/live-state.ts';

export type KeptTranscript = {
  lines: { speaker: Speaker; text: string; atMs: number }[];
  answers: { question: string; answer: string; atMs: number }[];
};

/** What of a session can be kept: final words and answers, without the marks of emphasis. */
export function toKept({ lines, answers }: LiveState): KeptTranscript {
  return {
    lines: lines.map(({ speaker, text, atMs }) => ({ speaker, text, atMs })),
    answers: answers.map(({ question, paragraphs, atMs }) => ({
      question,
      answer: paragraphs.join('\n\n').replaceAll('**', ''),
      atMs,
    })),
  };
}
