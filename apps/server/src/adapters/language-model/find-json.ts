import { cleanText } from './clean-text.ts';

/** Longest reply that is searched, in characters: a runaway model must not keep the process busy. */
const SEARCHED_CHARS = 200_000;

/** Index of the closing quote of the string that opens at `start`; the length of the text if it does not close. */
function endOfString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === '"') return index;
  }
  return text.length;
}

/** Index after the object that begins at `start`, or -1 when it does not end. Braces inside strings do not count. */
function endOfObject(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') index = endOfString(text, index);
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return -1;
}

/** The largest JSON object in a reply, with any prose or code fence around it; undefined when there is none. */
export function findJson(reply: string): unknown {
  const text = cleanText(reply.slice(0, SEARCHED_CHARS));
  let largest = '';
  for (let start = text.indexOf('{'); start >= 0; ) {
    const end = endOfObject(text, start);
    if (end < 0) break;
    const candidate = text.slice(start, end);
    if (candidate.length > largest.length && isJson(candidate)) largest = candidate;
    start = text.indexOf('{', end);
  }
  return largest === '' ? undefined : (JSON.parse(largest) as unknown);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
