const NUMBER = /(?<![\p{L}\p{N}])[$€£]?\d(?:[\d,.]*\d)?(?:\s?%)?(?![\p{L}\p{N}])/gu;
const FIRST_PERSON = /\b(?:i|i'm|i've|my|me|we|we've|our|us)\b/i;
/** Counts this small are words of speech ("two reasons"), not claims. */
const LARGEST_SMALL_NUMBER = 3;

const digitsOf = (text: string): string => text.replace(/[^\d.]/g, '').replace(/\.$/, '');
const numbersIn = (text: string): Set<string> => new Set((text.match(NUMBER) ?? []).map(digitsOf));

/** Numbers of a text that are in none of the sources and are more than a small count. */
export function untracedNumbers(text: string, sources: readonly string[]): string[] {
  const known = numbersIn(sources.join('\n'));
  return (text.replace(/\[[^\]]*\]/g, '').match(NUMBER) ?? []).filter(
    (number) => !known.has(digitsOf(number)) && Number(digitsOf(number)) > LARGEST_SMALL_NUMBER,
  );
}

/**
 * The text with `[number]` in place of numbers that a sentence claims of the person and no source bears out. Sentences
 * that speak of no one ("port 443") are left alone.
 */
export function maskUntracedNumbers(text: string, sources: readonly string[]): string {
  const known = numbersIn(sources.join('\n'));
  return text
    .split(/(?<=[.!?])(?=\s)/)
    .map((sentence) =>
      FIRST_PERSON.test(sentence)
        ? sentence.replace(NUMBER, (number) =>
            known.has(digitsOf(number)) || Number(digitsOf(number)) <= LARGEST_SMALL_NUMBER ? number : '[number]',
          )
        : sentence,
    )
    .join('');
}
