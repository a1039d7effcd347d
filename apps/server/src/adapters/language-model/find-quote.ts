/** A quote or name with fewer letters than this matches only in the same case ("R", "Go", "C#"). */
const LETTERS_OF_A_WORD = 3;
const WORD_CHARACTER = /[\p{L}\p{N}]/u;
/** Belongs to the name before it: "C" is not in "C++" or "C#". */
const NAME_SIGN = /[+#]/;

/** The text in lower case with single spaces and plain quotation marks, and the original position of each character. */
function normalise(text: string): { plain: string; positions: number[] } {
  let plain = '';
  const positions: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const character = (text[index] ?? '').replace(/[’‘]/, "'").replace(/[“”]/, '"').replace(/\s/, ' ');
    if (character === ' ' && (plain === '' || plain.endsWith(' '))) continue;
    plain += character.toLowerCase().slice(0, 1);
    positions.push(index);
  }
  return { plain, positions };
}

/** True when the words of `text` from `start` to `end` are whole words: "Excel" in "Excellent" is not. */
function areWholeWords(text: string, start: number, end: number): boolean {
  const [first, last] = [text[start] ?? '', text[end - 1] ?? ''];
  if (WORD_CHARACTER.test(first) && WORD_CHARACTER.test(text[start - 1] ?? '')) return false;
  const after = text[end] ?? '';
  return !(WORD_CHARACTER.test(last) && (WORD_CHARACTER.test(after) || NAME_SIGN.test(after)));
}

/**
 * The passage of `source` that a quote means, exactly as written there; null if there is none. White space, case and the
 * shape of quotation marks may differ, as may dots or quotation marks around the quote; nothing else. Only whole words are
 * found, and a quote of fewer than three letters only in the same case.
 */
export function findQuote(quote: string, source: string): string | null {
  const bare = quote.trim().replace(/^(?:["'“”‘’]|\.{3}|…|\s)+|(?:["'“”‘’]|\.{3}|…|\s)+$/g, '');
  const wanted = normalise(bare).plain.trim();
  const letters = wanted.replace(/[^\p{L}\p{N}]/gu, '').length;
  if (letters === 0) return null;
  const { plain, positions } = normalise(source);
  for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + 1)) {
    const [first, last] = [positions[at], positions[at + wanted.length - 1]];
    if (first === undefined || last === undefined || !areWholeWords(plain, at, at + wanted.length)) continue;
    const found = source.slice(first, last + 1);
    if (letters >= LETTERS_OF_A_WORD || (found === bare && /\p{Lu}/u.test(found))) return found;
  }
  return null;
}
