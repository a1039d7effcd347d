/** A name in capitals or of two words stays. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}(?:\p{Ll}|\s)/u.test(text) && !/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
