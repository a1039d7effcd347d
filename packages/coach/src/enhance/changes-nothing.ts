/** A note of the coach beside the words of the person. */
const NOTE = /\[[^[\]]*\]/gu;
const ownWords = (text: string): string => text.replace(NOTE, ' ').trim().replace(/\s+/gu, ' ');

/** Whether an enhanced answer says the same words as the answer, or none at all. Notes in brackets and line breaks do not count. */
export function changesNothing(answer: string, enhanced: string): boolean {
  const words = ownWords(enhanced);
  return words === '' || words === ownWords(answer);
}
