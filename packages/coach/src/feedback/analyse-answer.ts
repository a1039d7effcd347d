import { type Clause, splitClauses } from '../text/clauses.ts';
import { FUNCTION_WORDS } from '../text/function-words.ts';
import { stem } from '../text/stem.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import { keepOwnWords } from './others-words.ts';
import { undoMishearing } from './undo-mishearing.ts';

/** An answer taken apart once, so that every measure reads the same words. */
export type AnswerAnalysis = {
  text: string;
  tokens: readonly Token[];
  words: readonly string[];
  stems: readonly string[];
  clauses: readonly Clause[];
  /** Stems of the words that carry content, in order, repeats included. */
  contentStems: readonly string[];
};

/** `question` tells which terms a recogniser may have misheard; quotes are cut from the text as it stands. */
export function analyseAnswer(text: string, question = ''): AnswerAnalysis {
  const tokens = keepOwnWords(text, tokenize(text));
  const heard = tokens.map((token) => token.word);
  const words = undoMishearing(heard, text, question);
  const stems = words.map(stem);
  return {
    text,
    tokens,
    words,
    stems,
    clauses: splitClauses(text, tokens),
    contentStems: stems.filter((_, index) => isContentWord(words[index] ?? '')),
  };
}

export function isContentWord(word: string): boolean {
  return word.length > 2 ? !FUNCTION_WORDS.has(word) : /\d/.test(word);
}
