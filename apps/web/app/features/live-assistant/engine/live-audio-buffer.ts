import { LIVE_CHUNK_MS, LIVE_RECONNECT_WINDOW_MS } from '@greenroom/contract/constants';

type Recording = { number: number; chunks: Blob[]; firstByte: number };
/** `startsRecorder` is the number of a recorder that the server does not know yet, null for the one that it listens to. */
export type Unsent = { startsRecorder: number | null; chunks: Blob[] };

/** A minute of slices, with room for those that the end of speech makes. */
const MOST_CHUNKS = (LIVE_RECONNECT_WINDOW_MS / LIVE_CHUNK_MS) * 2;

/**
 * Audio that the server may not have yet, recorder by recorder. After a reconnect what it says it has is left out and the
 * rest is sent again, byte for byte.
 */
export function createAudioBuffer() {
  let recordings: Recording[] = [];
  let recorderCount = 0;

  function trim(recording: Recording, receivedBytes: number): void {
    let first = recording.chunks[0];
    while (first && recording.firstByte + first.size <= receivedBytes) {
      recording.firstByte += first.size;
      recording.chunks.shift();
      first = recording.chunks[0];
    }
  }

  return {
    /** A page that was loaded again counts on from what the session has had. */
    countFrom(recorderNumber: number): void {
      recorderCount = Math.max(recorderCount, recorderNumber);
    },
    /** Answers the number of the recorder. */
    startRecorder(): number {
      recorderCount += 1;
      recordings.push({ number: recorderCount, chunks: [], firstByte: 0 });
      return recorderCount;
    },
    add(chunk: Blob): void {
      const current = recordings.at(-1);
      current?.chunks.push(chunk);
      while (recordings.reduce((sum, { chunks }) => sum + chunks.length, 0) > MOST_CHUNKS) {
        const oldest = recordings[0];
        if (!oldest) return;
        oldest.firstByte += oldest.chunks.shift()?.size ?? 0;
        if (oldest.chunks.length === 0 && recordings.length > 1) recordings.shift();
      }
    },
    /** The server has this much of a recorder, which need not be the newest: after a break it gets the rest of an older one first. */
    acknowledge(recorderNumber: number, receivedBytes: number): void {
      recordings = recordings.filter(({ number }) => number >= recorderNumber);
      const known = recordings.find(({ number }) => number === recorderNumber);
      if (known) trim(known, receivedBytes);
    },
    /**
     * The chunks to send after a reconnect: the rest of the recorder that the server knows, then each later one as a
     * whole. A recorder with a lost start or gap cannot be decoded and is left out.
     */
    takeUnsent(recorderNumber: number, receivedBytes: number): Unsent[] {
      recordings = recordings.filter(({ number }) => number >= recorderNumber);
      return recordings.map((recording) => {
        const isKnown = recording.number === recorderNumber;
        const from = isKnown ? receivedBytes : 0;
        trim(recording, from);
        const [first, ...others] = recording.chunks;
        const isWhole = recording.firstByte <= from;
        const chunks = first && isWhole ? [first.slice(from - recording.firstByte), ...others] : [];
        return { startsRecorder: isKnown ? null : recording.number, chunks };
      });
    },
  };
}
