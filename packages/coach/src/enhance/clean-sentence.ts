import { joinPattern } from '../text/join-pattern.ts';
import { GRAMMAR_PATTERNS } from './grammar-patterns.ts';

/** Sounds that are never words. */
const HESITATION = /(?:^|(?<=[\s,.;:!?]))(?:u+h+m?|u+m+|e+r+m+|h+m+|mm+)\b[,.…]*\s*/giu;
/** "You know" and "like" only between two commas, where nothing depends on them: "a company like yours" stays. */
const BRACKETED_FILLER = /,\s*(?:you know|like|i mean|sort of|kind of|you see)\s*,/giu;
/** Before a preposition the commas belong to the filler: "I was working, you know, in a shop". */
const FILLER_WITH_COMMAS =
  /,\s*(?:you know|like|i mean|sort of|kind of|you see)\s*,(?=\s+(?:in|at|on|with|from|of)\s)/giu;
/** Words that never end a clause, said twice in a row: "the, the valve". Any other word can be meant: "the way I see it, it works". */
const DOUBLED_WITH_COMMA = /\b(the|an|and|my|our)(?:,?\s+\1)+\b/giu;
/** In lower case alone: "vitamin A a day". */
const DOUBLED_ARTICLE = /\ba(?:,?\s+a)+\b/gu;
/** Words that can end a clause before a comma: "so did I, I left". */
const DOUBLED = /\b(i|we|he|she|they|but)(?:\s+\1)+\b/giu;
/** Talk about the answer instead of the answer, as a whole sentence. */
const ASIDE = joinPattern(
  'iu',
  "^(?:so |well |ok(?:ay)? |and |yeah |but )*(?:that(?:'s| is|’s) (?:it|all|about it|my answer|basically it)|let me (?:think|start|see)",
  "|(?:that(?:'s| is|’s) a |what a )?(?:good|great|tough|hard) question|does that (?:answer (?:your|the) question|make sense)|i (?:don't",
  '|do not) know what else to say|thank you|thanks)[.!?]*$',
);

/** One sentence of the speaker without what is certainly no part of it; '' for an aside. Every other word stays. */
export function cleanSentence(sentence: string): string {
  let text = sentence
    .replace(HESITATION, '')
    .replace(FILLER_WITH_COMMAS, '')
    .replace(BRACKETED_FILLER, ',')
    .replace(DOUBLED_WITH_COMMA, '$1')
    .replace(DOUBLED_ARTICLE, 'a')
    .replace(DOUBLED, '$1')
    .trim();
  if (text === '' || !/\p{L}/u.test(text) || ASIDE.test(text)) return '';
  for (const { pattern, replacement } of GRAMMAR_PATTERNS) text = text.replace(pattern, replacement);
  text = text
    .replace(/\s+/gu, ' ')
    .replace(/\s+([,.;:!?])/gu, '$1')
    .replace(/^[,;.]\s*/u, '');
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…"”)]$/u.test(capital) ? capital : `${capital}.`;
}
