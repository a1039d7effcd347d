import type { AudioFormat } from '../../ports/speech.ts';

const EBML_MAGIC = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
/** Enough to tell every kind: the document type of a webm file is in its first element, which is never longer. */
export const AUDIO_HEAD_BYTES = 64;

function hasText(bytes: Buffer, text: string, offset: number): boolean {
  return bytes.toString('latin1', offset, offset + text.length) === text;
}

/** The kind of audio that the first bytes say; the file's name and declared type are never believed. Null for all else. */
export function detectAudioFormat(bytes: Buffer): AudioFormat | null {
  if (bytes.subarray(0, 4).equals(EBML_MAGIC)) {
    const header = bytes.toString('latin1', 0, AUDIO_HEAD_BYTES);
    return header.includes('webm') || header.includes('matroska') ? 'webm' : null;
  }
  if (hasText(bytes, 'OggS', 0)) return 'ogg';
  if (hasText(bytes, 'RIFF', 0) && hasText(bytes, 'WAVE', 8)) return 'wav';
  if (hasText(bytes, 'ftyp', 4)) return 'mp4';
  return null;
}
