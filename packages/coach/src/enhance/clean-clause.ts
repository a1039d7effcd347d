import type { AnswerAnalysis } from '../feedback/analyse-answer.ts';
import type { Clause } from '../text/clauses.ts';
import { FUNCTION_WORDS } from '../text/function-words-data.ts';

const MEANT_DOUBLES = new Set(['very', 'really', 'that', 'had']);
const WEAK_OPENERS = new Set([
  'and',
  'so',
  'but',
  'well',
  'okay',
  'ok',
  'yeah',
  'right',
  'then',
  'also',
  'or',
  'anyway',
]);
const WEAK_ENDINGS = new Set(['and', 'so', 'but', 'or', 'because', 'the', 'a', 'an', 'then', 'which', 'yeah', 'okay']);
const ALWAYS_CAPITAL = /^(i|i'm|i've|i'd|i'll)$/;

/** A clause as a written sentence: the speaker's own words without fillers and false starts; '' when nothing is left to say. */
export function cleanClause(analysis: AnswerAnalysis, clause: Clause, fillerTokens: ReadonlySet<number>): string {
  const kept = keepWords(analysis, clause, fillerTokens);
  const hasContent = kept.some((index) => !FUNCTION_WORDS.has(analysis.words[index] ?? ''));
  const isName = kept.length === 2 && /^(i'm|i am)$/.test(analysis.words[kept[0] ?? 0] ?? '');
  if (!hasContent || (kept.length < 3 && !isName)) return '';
  const text = kept.map((index, position) => writeWord(analysis, index, kept[position + 1])).join('');
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return /[?!]$/.test(sentence) ? sentence : `${sentence}.`;
}

function keepWords(analysis: AnswerAnalysis, clause: Clause, fillerTokens: ReadonlySet<number>): number[] {
  const kept: number[] = [];
  for (let index = clause.first; index <= clause.last; index += 1) {
    if (fillerTokens.has(index)) continue;
    const word = analysis.words[index] ?? '';
    const previous = kept.at(-1);
    if (previous !== undefined && analysis.words[previous] === word && !MEANT_DOUBLES.has(word)) continue;
    const beforeThat = kept.at(-2);
    const earlier = kept.at(-3);
    const restarts =
      previous !== undefined &&
      beforeThat !== undefined &&
      earlier !== undefined &&
      analysis.words[earlier] === analysis.words[previous] &&
      analysis.words[beforeThat] === word;
    if (restarts) {
      kept.pop();
      continue;
    }
    kept.push(index);
  }
  while (kept.length > 0 && WEAK_OPENERS.has(analysis.words[kept[0] ?? 0] ?? '')) kept.shift();
  while (kept.length > 0 && WEAK_ENDINGS.has(analysis.tokens[kept.at(-1) ?? 0]?.text ?? '')) kept.pop();
  return kept;
}

/** Recognised speech has no capitals; what follows "my name is" is sure to be a name. */
function isOwnName(words: readonly string[], index: number): boolean {
  return words[index - 3] === 'my' && words[index - 2] === 'name' && words[index - 1] === 'is';
}

/** The word and what stands between it and the next one: the writer's own comma, else a space. */
function writeWord(analysis: AnswerAnalysis, index: number, next: number | undefined): string {
  const token = analysis.tokens[index];
  if (token === undefined) return '';
  const text =
    ALWAYS_CAPITAL.test(token.word) || isOwnName(analysis.words, index)
      ? token.text.charAt(0).toUpperCase() + token.text.slice(1)
      : token.text;
  if (next === undefined) return text;
  const following = analysis.tokens[index + 1];
  const gap = following === undefined ? ' ' : analysis.text.slice(token.end, following.start);
  const isWritersOwn = next === index + 1 && /^\s*[,;:–—-]\s*$|^\s$/.test(gap);
  return `${text}${isWritersOwn ? gap : ' '}`;
}
