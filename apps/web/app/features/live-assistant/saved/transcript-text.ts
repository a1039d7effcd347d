import type { SavedTranscript } from '@greenroom/contract/live-assistant';
import { formatClock } from '~/lib/format.ts';
import { liveMessages } from '../messages.ts';
import { inOrder, type TranscriptPart } from './saved-transcript.ts';

const INDENT = '      ';
/** Every line of a text, each paragraph of an answer too. */
const indent = (text: string): string => text.replaceAll(/^(?=.)/gm, INDENT);

function writePart(part: TranscriptPart): string {
  if (part.kind === 'answer') {
    const { question, answer } = part.answer;
    return `\n${indent(`Question: ${question}`)}\n${indent(`Proposed answer: ${answer}`)}\n`;
  }
  const { atMs, speaker, text } = part.line;
  return `${formatClock(atMs)} ${liveMessages.speakers[speaker]}: ${text}`;
}

/** A session as a text file: its title, the transcript, and each answer at its question. */
export const writeTranscript = (transcript: SavedTranscript): string =>
  [liveMessages.transcriptTitle, '', ...inOrder(transcript).map(writePart)].join('\n');
