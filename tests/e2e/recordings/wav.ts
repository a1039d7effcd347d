const SAMPLE_RATE = 16_000;
/** flite's header is always the plain one, and so is ours. */
const HEADER_BYTES = 44;

/** The samples of a WAV file that flite made: 16 bit, mono. @throws Error for a voice that does not speak at 16 kHz */
export function samplesOf(wav: Buffer): Buffer {
  const rate = wav.readUInt32LE(24);
  if (rate !== SAMPLE_RATE) throw new Error(`The voice speaks at ${rate} Hz, not at ${SAMPLE_RATE}.`);
  return wav.subarray(HEADER_BYTES);
}

export const silence = (durationMs: number): Buffer => Buffer.alloc(((SAMPLE_RATE * durationMs) / 1000) * 2);

/** How long 16 bit samples last. */
export const durationMsOf = (samples: Buffer): number => samples.length / 2 / (SAMPLE_RATE / 1000);

/** A WAV file of 16 bit mono samples. */
export function wrapInWav(samples: Buffer): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(HEADER_BYTES - 8 + samples.length, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SAMPLE_RATE, 24);
  header.writeUInt32LE(SAMPLE_RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}
