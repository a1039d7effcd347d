/** Shortest quote that proves anything, in letters. */
const FEWEST_LETTERS = 3;

/** The text with single spaces and plain quotation marks in lower case, and where each of its characters stood. */
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

/**
 * The words of `source` that a quote stands for, exactly as they stand there; null when they do not. White space, case and
 * the shape of quotation marks may differ, as may dots or quotation marks around the quote; nothing else.
 */
export function findQuote(quote: string, source: string): string | null {
  const wanted = normalise(
    quote.trim().replace(/^(?:["'“”‘’]|\.{3}|…|\s)+|(?:["'“”‘’]|\.{3}|…|\s)+$/g, ''),
  ).plain.trim();
  if (wanted.replace(/[^\p{L}\p{N}]/gu, '').length < FEWEST_LETTERS) return null;
  const { plain, positions } = normalise(source);
  const at = plain.indexOf(wanted);
  const [first, last] = [positions[at], positions[at + wanted.length - 1]];
  return at < 0 || first === undefined || last === undefined ? null : source.slice(first, last + 1);
}
