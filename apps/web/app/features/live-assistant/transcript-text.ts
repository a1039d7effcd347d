import type { KeptTranscript } from '@greenroom/contract/live-assistant';
import { formatClock } from '~/lib/format.ts';
import { inOrder, type TranscriptPart } from './kept-transcript.ts';
import { liveWords } from './words.ts';

const INDENT = '      ';
/** Every line of a text, each paragraph of an answer too. */
const indent = (text: string): string => text.replaceAll(/^(?=.)/gm, INDENT);

function writePart(part: TranscriptPart): string {
  if (part.kind === 'answer') {
    const { question, answer } = part.answer;
    return `\n${indent(`Question: ${question}`)}\n${indent(`Proposed answer: ${answer}`)}\n`;
  }
  const { atMs, speaker, text } = part.line;
  return `${formatClock(atMs)} ${liveWords.speakers[speaker]}: ${text}`;
}

/** A session as a text file: its title, the transcript, and each answer at its question. */
export const writeTranscript = (transcript: KeptTranscript): string =>
  [liveWords.transcriptTitle, '', ...inOrder(transcript).map(writePart)].join('\n');
