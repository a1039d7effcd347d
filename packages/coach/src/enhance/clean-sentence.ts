import { joinPattern } from '../text/join-pattern.ts';
import { GRAMMAR_PATTERNS } from './grammar-patterns.ts';

/** Sounds that are never words. */
const HESITATION = /(?:^|(?<=[\s,.;:!?]))(?:u+h+m?|u+m+|e+r+m+|h+m+|mm+)\b[,.…]*\s*/giu;
/** "You know" and "like" only between two commas, where nothing depends on them: "a company like yours" stays. */
const BRACKETED_FILLER = /,\s*(?:you know|like|i mean|sort of|kind of|you see)\s*,/giu;
/** One word said twice in a row; "had had", "that that" and "very very" can be meant. */
const DOUBLED = /\b(i|the|a|an|we|and|to|my|our|he|she|they|in|of|was|it|is|so|but|for|with)(?:,?\s+\1)+\b/giu;
/** Talk about the answer instead of the answer, as a whole sentence. */
const ASIDE = joinPattern(
  'iu',
  "^(?:so |well |ok(?:ay)? |and |yeah |but )*(?:that(?:'s| is|’s) (?:it|all|about it|my answer|basically it)|let me (?:think|start|see)",
  "|(?:that(?:'s| is|’s) a |what a )?(?:good|great|tough|hard) question|does that (?:answer (?:your|the) question|make sense)|i (?:don't",
  '|do not) know what else to say|thank you|thanks)[.!?]*$',
);

/** One sentence of the speaker without what is certainly no part of it; '' for an aside. Every other word stays. */
export function cleanSentence(sentence: string): string {
  let text = sentence.replace(HESITATION, '').replace(BRACKETED_FILLER, ',').replace(DOUBLED, '$1').trim();
  if (text === '' || !/\p{L}/u.test(text) || ASIDE.test(text)) return '';
  for (const { pattern, replacement } of GRAMMAR_PATTERNS) text = text.replace(pattern, replacement);
  text = text
    .replace(/\s+/gu, ' ')
    .replace(/\s+([,.;:!?])/gu, '$1')
    .replace(/^[,;.]\s*/u, '');
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…"”)]$/u.test(capital) ? capital : `${capital}.`;
}
