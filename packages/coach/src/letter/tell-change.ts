import { lowerFirst } from './lower-first.ts';
import type { ToldDeed } from './told-deed.ts';

const FIGURE = String.raw`[£$€]?\d[\d.,]*%?`;
const WHEN = String.raw`(?:(?:spring|summer|autumn|winter|fall|early|late|\p{Lu}\p{Ll}{2,8}) )?(?:19|20)\d\d`;
/** "Recordable injuries on my shift: 5 in 2020, 1 in 2024" */
const TWO_YEARS = new RegExp(
  String.raw`^(\p{Lu}[^:;.,]{4,80})(?: (?:was|were)|:) (${FIGURE}) in (${WHEN}), (${FIGURE}) in (${WHEN})$`,
  'u',
);
/** "Yearly attrition in my team 19% in 2024 (site: 31%)" */
const ONE_YEAR = new RegExp(
  String.raw`^(\p{Lu}[\p{L}’' -]{6,60}) (${FIGURE}) in (${WHEN})(?: \(([\p{L} ]{3,20}): (${FIGURE})\))?$`,
  'u',
);
const HAS_VERB =
  /\b(?:is|are|was|were|has|had|have|fell|rose|went|came|grew|dropped|won|took|got|about|to|of|for|by|from|with|over|under|\p{L}+ed)$/u;
/** "Guests have named me in nine reviews" */
const OF_OTHERS = /^\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2} (?:have|has) \p{Ll}+ (?:me|my)\b[^;:]{4,100}$/u;

/** A figure of two years or of one without its verb, and what others have said of the person, as sentences of their own. */
export function tellChange(line: string): ToldDeed | undefined {
  const text = line.trim().replace(/[\s.;,]+$/u, '');
  const [, subject = '', before = '', start = '', after = '', end = ''] = TWO_YEARS.exec(text) ?? [];
  if (subject !== '')
    return { kind: 'sentence', text: `${subject} went from ${before} in ${start} to ${after} in ${end}` };
  const [, thing = '', share = '', year = '', other = '', theirs = ''] = ONE_YEAR.exec(text) ?? [];
  if (thing !== '' && !HAS_VERB.test(thing) && !/\b(?:I|we)\b/u.test(thing)) {
    const beside = other === '' ? '' : ` (${lowerFirst(other)}: ${theirs})`;
    return { kind: 'sentence', text: `${thing} was ${share} in ${year}${beside}` };
  }
  return OF_OTHERS.test(text) ? { kind: 'sentence', text } : undefined;
}
