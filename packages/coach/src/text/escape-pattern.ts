/** A text as part of a regular expression that matches it as it is: the words of a resume or an advertisement have brackets and signs. */
export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
