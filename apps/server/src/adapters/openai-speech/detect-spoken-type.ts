/** First bytes of the formats that speech servers send; many send WAV regardless of the requested format. */
const SIGNATURES = [
  { text: 'RIFF', offset: 0, mimeType: 'audio/wav' },
  { text: 'OggS', offset: 0, mimeType: 'audio/ogg' },
  { text: 'fLaC', offset: 0, mimeType: 'audio/flac' },
  { text: 'ID3', offset: 0, mimeType: 'audio/mpeg' },
  { text: 'ftyp', offset: 4, mimeType: 'audio/mp4' },
];

/** The type of audio by its first bytes, or null: an error page with status 200 must not be played to anybody. */
export function detectSpokenType(bytes: Buffer): string | null {
  const found = SIGNATURES.find(
    ({ text, offset }) => bytes.toString('latin1', offset, offset + text.length) === text,
  )?.mimeType;
  if (found) return found;
  // A frame of MPEG audio starts with eleven set bits; layer 0 is AAC in its ADTS frame.
  const [first = 0, second = 0] = bytes;
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return null;
  return (second & 0x06) === 0 ? 'audio/aac' : 'audio/mpeg';
}
