/** Numbers as a recogniser writes them, by their value. */
const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SMALLEST_TENS = 2;
const SMALL = new Map<string, number>([
  ...ONES.map((word, value) => [word, value] as const),
  ...TENS.map((word, at) => [word, (at + SMALLEST_TENS) * 10] as const),
]);
const LARGE = new Map<string, number>([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
]);
const TEN = 10;

/** Adds one number word to what was read of a number; undefined where it begins another number: "thirty eight / twenty seven". */
function extend(read: { total: number; rest: number }, word: string): { total: number; rest: number } | undefined {
  const large = LARGE.get(word);
  const { total, rest } = read;
  if (large === 100 && rest > 0 && rest < 100) return { total, rest: rest * 100 };
  if (large !== undefined && rest > 0) return { total: total + rest * large, rest: 0 };
  const small = SMALL.get(word);
  if (small === undefined) return undefined;
  const isOpen = rest % 100 === 0 || (small < TEN && small > 0 && rest % TEN === 0 && rest % 100 > TEN);
  return isOpen ? { total, rest: rest + small } : undefined;
}

/** The digits behind "point" at a place of the words. */
function readDecimals(words: readonly string[], at: number): string {
  const digits: number[] = [];
  if (words[at] !== 'point') return '';
  for (const word of words.slice(at + 1)) {
    const digit = SMALL.get(word);
    if (digit === undefined || digit >= TEN) break;
    digits.push(digit);
  }
  return digits.join('');
}

/** The number that begins at a word, and the place behind it; undefined where none begins. */
function readNumber(words: readonly string[], from: number): { value: number; end: number } | undefined {
  let read = extend({ total: 0, rest: 0 }, words[from] ?? '');
  if (read === undefined) return undefined;
  for (let end = from + 1; ; ) {
    const skip = words[end] === 'and' && LARGE.has(words[end - 1] ?? '') ? 1 : 0;
    const next = extend(read, words[end + skip] ?? '');
    if (next === undefined) return { value: read.total + read.rest, end };
    read = next;
    end += skip + 1;
  }
}

/** The numbers that a turn says in words: "ninety eight point one", "two hundred and ten thousand". */
function numbersInWords(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const found: string[] = [];
  for (let at = 0; at < words.length; ) {
    const number = readNumber(words, at);
    const decimals = number === undefined ? '' : readDecimals(words, number.end);
    if (number !== undefined) found.push(`${number.value}${decimals === '' ? '' : `.${decimals}`}`);
    at = (number?.end ?? at + 1) + (decimals === '' ? 0 : decimals.length + 1);
  }
  return found;
}

const IN_DIGITS = /(?<![\p{L}\d.])(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?: ?(k|m|million|thousand)(?![\p{L}]))?/giu;
const UNITS: Record<string, number> = { k: 1000, thousand: 1000, m: 1_000_000, million: 1_000_000 };
const numbersInDigits = (text: string): string[] =>
  [...text.matchAll(IN_DIGITS)].map(([, whole = '', decimals = '', unit = '']) => {
    const value = Number(`${whole.replaceAll(',', '')}${decimals}`) * (UNITS[unit.toLowerCase()] ?? 1);
    return String(value);
  });

/** Small numbers are in many lines. */
const isTelling = (number: string): boolean => Number(number) > TEN || number.includes('.');

/** "Twenty twenty one to twenty three", "2022-23": years say when. */
const TEEN = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const UNIT = 'one|two|three|four|five|six|seven|eight|nine';
const YEAR = `(?:twenty|nineteen) (?:(?:twenty|seventy|eighty|ninety)(?: (?:${UNIT}))?|${TEEN})`;
const YEARS = new RegExp(
  String.raw`\b${YEAR}(?: (?:to|and|till|until) (?:twenty|ninety)(?: (?:${UNIT}))?)?\b|\b(?:19|20)\d\d(?: ?[-–/] ?\d\d)?\b`,
  'gi',
);

/** The numbers of a text that may tell one line from another, in words or in digits. */
export const numbersIn = (text: string): Set<string> =>
  new Set(
    [text.replace(YEARS, ' , ')]
      .flatMap((rest) => [...numbersInDigits(rest), ...numbersInWords(rest)])
      .filter(isTelling),
  );
