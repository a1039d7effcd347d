import { contentStems } from '../text/content-stems.ts';
import { shareOfTool, sharesOfThings } from './judge-wording.ts';
import type { LetterFacts } from './letter-facts.ts';
import { rowItems } from './row-items.ts';
import { isNameable } from './tell-row.ts';
import { tellingStems } from './telling-stems.ts';

/** From this share on a row outside the jobs answers a demand, from the surer one on by all of its things. */
const ANSWERS = 0.3;
const SURELY = 0.6;
const LEAST_NAMED = 0.4;
const MOST_OF_ROW = 3;
const FEWEST_ITEMS = 2;
/** Claims less than the name. */
const LIMITED =
  /\b(?:not|no|never|only|basic|basics|beginner|some|little|bit|learning|saw|demonstration|once|rusty|read|elementary|under supervision)\b/iu;

/** Things of rows below headings of skills, `listed`, that answer a demand which is no paper, what is required first: "serial dilutions" for "media preparation". */
export function skillsOfRows(facts: LetterFacts, told: string, listed: readonly string[]): string[] {
  const { demands, evidence, shows, job } = facts;
  const known = new Set(contentStems(told));
  const order = demands
    .map((demand, at) => ({ ...demand, at }))
    .toSorted((one, other) => Number(one.isNice) - Number(other.isNice));
  const found = order.flatMap(({ text, asked, at }) => {
    if (/^(?:paper|language|availability)$/u.test(asked?.kind ?? '')) return [];
    const stems = new Set(tellingStems(text, job.roleTitle));
    return evidence.flatMap(({ line, placeIndex }, place) => {
      const share = placeIndex === undefined ? (shows[at]?.[place] ?? 0) : 0;
      return share >= ANSWERS && listed.some((one) => one.includes(line)) ? itemsOf(line, share, stems) : [];
    });
  });
  return [...new Set(found.filter((item) => isNameable(item) && !/\d/u.test(item)))].filter((item) =>
    contentStems(item).some((stem) => !known.has(stem)),
  );
}

/** The things of a row that have a word of the demand, or all where the row surely answers it. */
function itemsOf(line: string, share: number, stems: ReadonlySet<string>): string[] {
  const items = LIMITED.test(line) || /\s[–—-]\s/u.test(line) ? [] : rowItems(line);
  if (items.length < FEWEST_ITEMS) return [];
  const shares = sharesOfThings(items, true);
  const shared = items.filter((item) => contentStems(item).some((stem) => stems.has(stem)));
  const able = items.filter((_, at) => Math.max(shares[at] ?? 0, shareOfTool(items, at, true)) >= LEAST_NAMED);
  return (shared.length > 0 ? shared : share >= SURELY ? able : []).slice(0, MOST_OF_ROW);
}
