import type { TimedWord } from '@greenroom/contract/speech';

/** Words of an answer and where they can be heard in its recording. */
export type LocatedQuote = { quote: string; fromSeconds: number; toSeconds: number };

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}']+/gu) ?? [];

/** A little before and after, so that no sound is cut off. */
const MARGIN_SECONDS = 0.15;

/** The quotes that were heard word by word, in the order of the recording. A quote that was corrected by hand is not among them. */
export function locateQuotes(quotes: readonly string[], words: readonly TimedWord[]): LocatedQuote[] {
  const heard = words.map(({ word }) => wordsOf(word).join(''));
  const located = [...new Set(quotes)].flatMap((quote): LocatedQuote[] => {
    const wanted = wordsOf(quote);
    const at = findRun(heard, wanted);
    const [first, last] = [words[at], words[at + wanted.length - 1]];
    if (!first || !last) return [];
    const fromSeconds = Math.max(0, first.startMs / 1000 - MARGIN_SECONDS);
    return [{ quote, fromSeconds, toSeconds: last.endMs / 1000 + MARGIN_SECONDS }];
  });
  return located.sort((left, right) => left.fromSeconds - right.fromSeconds);
}

/** Index of the first run; beyond the end where there is none. */
function findRun(heard: readonly string[], wanted: readonly string[]): number {
  if (wanted.length === 0) return heard.length;
  const at = heard.findIndex((_, start) => wanted.every((word, place) => heard[start + place] === word));
  return at === -1 ? heard.length : at;
}

export type FillerCount = { word: string; count: number };
/** These are never anything else. */
const HESITATIONS = new Set(['um', 'uh', 'er', 'erm', 'hmm', 'mm']);

/**
 * Where the fillers that the feedback counts were heard. A word that is also said in earnest, such as "like", is marked only where
 * all of it are fillers, since the places of the others are not known.
 */
export function locateFillers(fillers: readonly FillerCount[], words: readonly TimedWord[]): LocatedQuote[] {
  const heard = words.map(({ word }) => wordsOf(word).join(''));
  return fillers.flatMap(({ word: filler, count }) => {
    const wanted = wordsOf(filler);
    const starts = heard.flatMap((_, start) => (wanted.every((word, at) => heard[start + at] === word) ? [start] : []));
    if (starts.length !== count && !HESITATIONS.has(filler)) return [];
    return starts.flatMap((start): LocatedQuote[] => {
      const [first, last] = [words[start], words[start + wanted.length - 1]];
      return first && last ? [{ quote: filler, fromSeconds: first.startMs / 1000, toSeconds: last.endMs / 1000 }] : [];
    });
  });
}
