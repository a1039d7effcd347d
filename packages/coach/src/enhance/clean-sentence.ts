import { cutBetweenCommas } from './bracketed-fillers.ts';
import { cutSounds, onceSaid } from './cut-sounds.ts';
import { ASIDE, DOUBLES, FILLERS, LAST_ASIDE, OPENING } from './filler-patterns.ts';
import { GRAMMAR_PATTERNS } from './grammar-patterns.ts';
import { mendSpelling } from './mend-spelling.ts';

type CleanOptions = {
  /** The sentence begins the answer: "Yeah, so" before it says nothing. */
  isFirst?: boolean;
  /** It ends the answer: "That's it" behind it says nothing. */
  isLast?: boolean;
  /** A line of speech without stops gets neither a capital nor a full stop: where its sentence ends is not known. */
  isLine?: boolean;
};

/** One sentence of the speaker without what is certainly no part of it; '' for an aside. Every other word stays. */
export function cleanSentence(
  sentence: string,
  { isFirst = false, isLast = false, isLine = false }: CleanOptions = {},
): string {
  const cuts = [...FILLERS, ...DOUBLES, ...(isFirst ? [OPENING] : [])];
  let text = cutSounds(cutBetweenCommas(onceSaid(mendSpelling(sentence.trim()))));
  for (const { pattern, replacement } of cuts) text = text.replace(pattern, replacement);
  text = text.trim();
  if (text === '' || !/\p{L}/u.test(text) || ASIDE.test(text) || (isLast && LAST_ASIDE.test(text))) return '';
  // A slip takes two words.
  for (const { pattern, replacement } of text.includes(' ') ? GRAMMAR_PATTERNS : [])
    text = text.replace(pattern, replacement);
  text = text
    .replace(/\s+/gu, ' ')
    .replace(/\s+([,.;:!?])/gu, '$1')
    .replace(/^[,;.]\s*/u, '');
  if (isLine) return text;
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…"”)]['’]?$/u.test(capital) ? capital : `${capital.replace(/[,;:]$/u, '')}.`;
}
