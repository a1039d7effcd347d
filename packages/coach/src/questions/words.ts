import { rememberShort } from '../text/remember.ts';

const STOP_WORDS = new Set(
  `a about after all also an and any are as at be been before being but by can could did do does doing done for from get
  give had has have how i if in into is it its just know like made make me more most much my no not of on one or our out
  own over say so some such take tell than that the their them then there they this those through time to up us was way
  we well went were what when where which while who why will with without would you your yourself describe explain walk
  example talk share situation work working job role ever`.split(/\s+/),
);

/** Lower case without accents, so that "Infirmière" and "infirmiere" are one word. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/ß/g, 'ss')
    .toLowerCase();
}

/** The words of a text, folded; "c++", "c#" and "node.js" stay whole. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+(?:[.'’-][\p{L}\p{N}]+)*[+#]*/gu) ?? [];
}

/** The words that carry the meaning, cut to rough stems so that "priorities" meets "priority". */
export function contentStems(text: string): Set<string> {
  const stems = new Set<string>();
  for (const word of wordsOf(text)) {
    if (word.length > 2 && !STOP_WORDS.has(word)) stems.add(stemOf(word));
  }
  return stems;
}

/** How much of the smaller set the two share, 0 to 1. */
export function overlapOf(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  if (left.size === 0 || right.size === 0) return 0;
  const [small, large] = left.size <= right.size ? [left, right] : [right, left];
  let shared = 0;
  for (const word of small) if (large.has(word)) shared++;
  return shared / small.size;
}

/** Folded words joined by single spaces: two texts that differ in case and punctuation only become the same. */
export const comparableText = rememberShort((text: string): string => wordsOf(text).join(' ').replace(/['’]/g, ''));

function stemOf(word: string): string {
  return word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:ing|ed|es|s|ly)$/, (ending) => (word.length - ending.length >= 4 ? '' : ending));
}
