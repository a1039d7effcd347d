const isClean = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
const cleaned = (text: string): string => (isClean(text) ? text : text.replaceAll('\0', '').toWellFormed());

/**
 * PostgreSQL keeps neither the character NUL nor half of a surrogate pair, and both come in with what people paste, or where a text was
 * cut in the middle of an emoji. Nothing may be lost over them: NUL is left out of every text in a value of JSON, and a lone
 * half becomes the sign for what cannot be read.
 */
export function cleanText<Value>(value: Value): Value {
  if (typeof value === 'string') return cleaned(value) as Value;
  if (Array.isArray(value)) return value.map(cleanText) as Value;
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [cleaned(key), cleanText(one)])) as Value;
}
