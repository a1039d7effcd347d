import { createHash } from 'node:crypto';
import type { SpokenAudio } from '../../ports/speech.ts';

/** About 20 minutes of speech: the opening and closing lines and the questions of the last interviews. */
const MAX_BYTES = 32 * 1024 * 1024;

export type SpokenCache = {
  get(text: string): SpokenAudio | undefined;
  /** Caches and returns the audio; evicts the least recently used entry. */
  keep(text: string, audio: SpokenAudio): SpokenAudio;
};

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Spoken texts of this process by the hash of their words, so that no text stays in memory beside its audio. */
export function createSpokenCache(maxBytes = MAX_BYTES): SpokenCache {
  const entries = new Map<string, SpokenAudio>();
  let byteCount = 0;

  function drop(key: string): void {
    byteCount -= entries.get(key)?.bytes.length ?? 0;
    entries.delete(key);
  }

  return {
    get(text) {
      const key = hashText(text);
      const audio = entries.get(key);
      if (!audio) return undefined;
      // A map keeps insertion order: a read moves the entry to the end.
      entries.delete(key);
      entries.set(key, audio);
      return audio;
    },
    keep(text, audio) {
      if (audio.bytes.length > maxBytes) return audio;
      const key = hashText(text);
      drop(key);
      entries.set(key, audio);
      byteCount += audio.bytes.length;
      for (const oldest of entries.keys()) {
        if (byteCount <= maxBytes) break;
        drop(oldest);
      }
      return audio;
    },
  };
}
