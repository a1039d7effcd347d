import { contentStems } from '../text/content-stems.ts';
import type { LetterFacts } from './letter-facts.ts';
import type { DemandMatch } from './match-demands.ts';
import { withPoints } from './point-text.ts';

const FEWEST_ITEMS = 4;
const LONGEST_ITEM = 5;

/** Before a demand that stands by itself. */
const ASKED = 'You ask for ';

/** Each demand in the words of the advertisement, and below it the lines that show it, with the employer where one is known. */
export function phraseMatches(matches: readonly DemandMatch[], { places }: LetterFacts, opening = ''): string {
  const blocks = matches.map(({ quote, lines }) =>
    withPoints(
      `${opening === '' ? ASKED : ''}“${quote.charAt(0).toUpperCase()}${quote.slice(1)}”:`,
      lines.map(({ line, placeIndex }) => {
        const employer = placeIndex === undefined ? '' : (places[placeIndex]?.employer ?? '');
        return employer === '' ? ofDemand(line, quote) : `${line} (${employer})`;
      }),
    ),
  );
  return [...(opening === '' ? [] : [opening]), ...blocks].join('\n');
}

/** Of a list of names those that the demand has words of: "Opera" of "Opera, Micros, SiteMinder, Excel". */
function ofDemand(line: string, quote: string): string {
  const [, label = '', list = ''] = /^([^:,]{2,30}: )?(.+)$/u.exec(line) ?? [];
  const items = list.split(/,\s+(?![^()]*\))/u);
  const isList =
    !YEAR.test(line) && items.length >= FEWEST_ITEMS && items.every((item) => lengthOf(item) <= LONGEST_ITEM);
  const asked = new Set(contentStems(quote));
  const fitting = items.filter((item) => contentStems(item).some((word) => asked.has(word)));
  return isList && fitting.length > 0 ? `${label}${fitting.join(', ')}` : line;
}

const YEAR = /\b(?:19|20)\d\d\b/u;
const lengthOf = (item: string) => item.replace(/\s*\([^()]*\)/gu, '').split(' ').length;
