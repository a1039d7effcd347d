import type { KeptTranscript } from './kept-transcript.ts';
import { liveWords } from './words.ts';

const clock = (ms: number) => {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** A session as a text file: what was said, with each answer where its question was asked. */
export function writeTranscript({ lines, answers }: KeptTranscript): string {
  const said = lines.map(({ speaker, text, atMs }) => ({
    atMs,
    text: `${clock(atMs)} ${liveWords.speakers[speaker]}: ${text}`,
  }));
  const proposed = answers.map(({ question, answer, atMs }) => ({
    atMs,
    text: `\n      Question: ${question}\n      Proposed answer: ${answer}\n`,
  }));
  return [...said, ...proposed]
    .toSorted((left, right) => left.atMs - right.atMs)
    .map(({ text }) => text)
    .join('\n');
}
