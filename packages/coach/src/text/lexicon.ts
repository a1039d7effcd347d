import { stem } from './stem.ts';

/** Single words match by stem, `=word` matches that form only, several words match as they are. */
export type Lexicon = {
  stems: ReadonlySet<string>;
  exact: ReadonlySet<string>;
  phrases: ReadonlyMap<string, readonly (readonly string[])[]>;
};

/** A place where a lexicon was found; token indexes, both included. */
export type Hit = { first: number; last: number };

/** Makes a lexicon from its entries. */
export function compileLexicon(entries: readonly string[]): Lexicon {
  const stems = new Set<string>();
  const exact = new Set<string>();
  const phrases = new Map<string, string[][]>();
  for (const entry of entries) {
    const words = entry.split(/\s+/);
    const [head = ''] = words;
    if (words.length > 1) phrases.set(head, [...(phrases.get(head) ?? []), words]);
    else if (head.startsWith('=')) exact.add(head.slice(1));
    else stems.add(stem(head));
  }
  return { stems, exact, phrases };
}

/** All places of a lexicon in order; a longer phrase wins and no word is counted twice. */
export function findHits(lexicon: Lexicon, words: readonly string[], stems: readonly string[]): Hit[] {
  const hits: Hit[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const length = matchLength(lexicon, words, stems, index);
    if (length > 0) {
      hits.push({ first: index, last: index + length - 1 });
      index += length - 1;
    }
  }
  return hits;
}

function matchLength(lexicon: Lexicon, words: readonly string[], stems: readonly string[], index: number): number {
  const word = words[index] ?? '';
  const phrases = lexicon.phrases.get(word);
  let longest = 0;
  if (phrases !== undefined) {
    for (const phrase of phrases) {
      if (phrase.length > longest && standsAt(phrase, words, index)) longest = phrase.length;
    }
  }
  if (longest > 0) return longest;
  return lexicon.stems.has(stems[index] ?? '') || lexicon.exact.has(word) ? 1 : 0;
}

function standsAt(phrase: readonly string[], words: readonly string[], index: number): boolean {
  for (let offset = 1; offset < phrase.length; offset += 1) {
    if (words[index + offset] !== phrase[offset]) return false;
  }
  return true;
}
