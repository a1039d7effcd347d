import type { KeptTranscript } from '@greenroom/contract/live-assistant';
import { formatClock } from '~/lib/format.ts';
import { inOrder, type TranscriptPart } from './kept-transcript.ts';
import { liveWords } from './words.ts';

function writePart(part: TranscriptPart): string {
  if (part.kind === 'answer') {
    const { question, answer } = part.answer;
    return `\n      Question: ${question}\n      Proposed answer: ${answer}\n`;
  }
  const { atMs, speaker, text } = part.line;
  return `${formatClock(atMs)} ${liveWords.speakers[speaker]}: ${text}`;
}

/** A session as a text file: what was said, with each answer where its question was asked. */
export const writeTranscript = (transcript: KeptTranscript): string => inOrder(transcript).map(writePart).join('\n');
