/** Languages and the like keep their capital. */
const NAME =
  /^(?:English|French|German|Spanish|Italian|Irish|Welsh|Dutch|Portuguese|Russian|Arabic|Chinese|Japanese|Latin|Greek|Hindi|Mandarin|Urdu|Ukrainian)\b/u;

/** A name in capitals, of two words, or with a capital inside ("PayPal") stays. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}(?:\p{Ll}|\s)/u.test(text) && !/^\p{Lu}\p{Ll}+ ?\p{Lu}/u.test(text) && !NAME.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
