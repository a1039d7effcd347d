import { isTitle } from '../../entities/classify-part.ts';
import { GIVEN_NAMES } from '../../entities/name-lists.ts';
import type { JudgedLine } from '../read-asking-lines.ts';
import { demandFeatures, type LineToken } from './demand-features.ts';

const FIRST_LINES = 6;
const MANY = 3;

/** The features of the tokens of a line for the model that finds the post, the employer and the person to write to. */
export function headFeatures(lines: readonly JudgedLine[], at: number, tokens: readonly LineToken[]): string[][] {
  const text = lines[at]?.text ?? '';
  const place = Math.min(at, FIRST_LINES);
  const fromEnd = Math.min(lines.length - 1 - at, FIRST_LINES);
  const all = wholeText(lines);
  const isPost = isTitle(text);
  return demandFeatures(lines, at, tokens).map((features, index) => {
    const word = tokens[index]?.text ?? '';
    const isName = /^\p{Lu}/u.test(word);
    const count = isName ? countUpTo(MANY, all, word) : 0;
    return [
      ...features,
      `line=${place}`,
      `line,at=${place} ${Math.min(index, 3)}`,
      `end-line=${fromEnd}`,
      `post=${isPost}`,
      `post,line=${isPost} ${place}`,
      `count=${count}`,
      `count,line=${count} ${place}`,
      `given=${GIVEN_NAMES.has(word.toLowerCase())}`,
      `caps=${text === text.toUpperCase()}`,
      ...nextNames(tokens, index),
    ];
  });
}

/** Joined once for all lines of a text. */
const wholeTexts = new WeakMap<readonly JudgedLine[], string>();
function wholeText(lines: readonly JudgedLine[]): string {
  const text = wholeTexts.get(lines) ?? lines.map((line) => line.text).join('\n');
  wholeTexts.set(lines, text);
  return text;
}

/** How often a word stands in a text, but no more than `most`. */
function countUpTo(most: number, text: string, word: string): number {
  let count = 0;
  for (let at = text.indexOf(word); at >= 0 && count < most; at = text.indexOf(word, at + word.length)) count += 1;
  return count;
}

/** Whether the words beside a token begin with a capital. */
function nextNames(tokens: readonly LineToken[], index: number): string[] {
  const isName = (at: number) => /^\p{Lu}/u.test(tokens[at]?.text ?? '');
  return [`names=${isName(index - 1)} ${isName(index)} ${isName(index + 1)}`];
}
