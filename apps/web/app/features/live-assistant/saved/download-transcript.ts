import type { SavedTranscript } from '@greenroom/contract/live-assistant';
import { writeTranscript } from './transcript-text.ts';

const day = (date: Date) => date.toISOString().slice(0, 10);

/** Hands a session over as a text file, named by its day. */
export function downloadTranscript(transcript: SavedTranscript, date = new Date()): void {
  const url = URL.createObjectURL(new Blob([writeTranscript(transcript)], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `interview-transcript-${day(date)}.txt`;
  link.click();
  URL.revokeObjectURL(url);
}
