import { restoreSentences } from '@greenroom/coach/text/restore-sentences';
import type { HeardWord } from './parse-output.ts';

/** Words of a recogniser that hears neither capitals nor full stops, as sentences. No word is changed, added or left out. */
export function writeSentences(words: readonly HeardWord[]): string {
  const spoken = words.map(({ word, endSeconds }, index) => {
    const next = words[index + 1];
    return { word, pauseSeconds: next ? next.startSeconds - endSeconds : null };
  });
  return restoreSentences(spoken).join(' ');
}
