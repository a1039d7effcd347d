import { joinPattern } from '../text/join-pattern.ts';

/** "From 74 to 52 minutes": a change is read as a whole. */
const CHANGE = joinPattern(
  'u',
  String.raw`(?<=\bfrom )[$€£]?\d[^;.()]{0,30}?(?: \((?:19|20)\d\d\))? to [$€£R]?\d(?:[\d.,]*\d)?(?: \d{3}(?!\d))*`,
  String.raw`(?: ?(?:%|percent\b)| (?!(?:across|was|its|this|less|as|plus|versus|has|does|towards)\b)\p{Ll}{3,}s\b)?(?![\p{L}\d])`,
);
/** A number with its sign, the number that ends its range, and the things that it counts. */
const FIGURE = joinPattern(
  'gu',
  String.raw`(?<![\p{L}\p{N}*.,:/#-]|\d )(?:[$€£]|(?:R|CAD|USD|GBP|EUR|NOK|AUD) ?)?\d(?:[\d.,]*\d)?(?: \d{3}(?!\d))*(?: ?(?:%|percent\b|[km]\b|million\b|billion\b`,
  String.raw`|\+))?(?: ?(?:-|–|to|up to|of) ?[$€£R]?\d[\d.,]*(?: \d{3}(?!\d))*(?: ?%)?)?(?:(?: (?!from|and|with|for|per)\p{Ll}{3,12})? (?:people|staff`,
  String.raw`|\p{L}{2,}[^s\W]s)\b)?(?![\p{L}\p{N}*:/]|[.,]\d)`,
);
const YEAR = /^(?:19|20)\d\d(?: ?(?:-|–|to) ?(?:19|20)?\d\d)?$/;
/** A number that only names: "section 106", "Level 3", "ISO 15189". */
const NAMES_BEFORE =
  /(?:\b(?:section|level|class|grade|phase|unit|type|block|stage|key|act|form|band|step|year|code|covid|tier|summer|winter) |\b(?:one|\d) in |[/-])$/iu;
const CODE_BEFORE = /\b\p{Lu}{2,} $/u;
const IS_SUM = /[$€£%]|^(?:R|CAD|USD|GBP|EUR|NOK|AUD) ?\d|percent|million|\bk\b/;
const COUNTS = /\p{Ll}{3,}/u;

function weightOf(found: string, before: string): number {
  if (YEAR.test(found)) return 0;
  if (IS_SUM.test(found)) return 3;
  if (NAMES_BEFORE.test(before) || CODE_BEFORE.test(before)) return 0;
  return COUNTS.test(found) ? 2 : 1;
}

/** The text with the figure that says most in bold: a change, a sum or a share before a count, and no year or time of day. */
export function markFigure(text: string): string {
  if (text.includes('**')) return text;
  const change = CHANGE.exec(text);
  if (change !== null) return bold(text, change.index, change[0]);
  let best: { at: number; found: string; weight: number } | undefined;
  for (const match of text.matchAll(FIGURE)) {
    const found = match[0].trimEnd();
    const weight = weightOf(found, text.slice(Math.max(0, match.index - BEFORE), match.index));
    if (weight > (best?.weight ?? LEAST_OF_WEIGHT)) best = { at: match.index, found, weight };
  }
  return best === undefined ? text : bold(text, best.at, best.found);
}
const BEFORE = 12;
/** A bare number says nothing at a glance. */
const LEAST_OF_WEIGHT = 1;
const bold = (text: string, at: number, part: string): string =>
  `${text.slice(0, at)}**${part}**${text.slice(at + part.length)}`;
