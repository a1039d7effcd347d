import { lowerFirst } from './lower-first.ts';
import type { ToldDeed } from './told-deed.ts';

const FIGURE = String.raw`[£$€]?\d[\d.,]*%?`;
const WHEN = String.raw`(?:(?:spring|summer|autumn|winter|fall|early|late|\p{Lu}\p{Ll}{2,8}) )?(?:19|20)\d\d`;
/** "Recordable injuries on my shift: 5 in 2020, 1 in 2024" */
const TWO_YEARS = new RegExp(
  String.raw`^(\p{Lu}[^:;.,]{4,80})(?: (?:was|were)|:|) (${FIGURE}) in (${WHEN}), (${FIGURE}) in (${WHEN})$`,
  'u',
);
/** "Yearly attrition in my team 19% in 2024 (site: 31%)" */
const ONE_YEAR = new RegExp(
  String.raw`^(\p{Lu}[\p{L}’' -]{6,60}) (${FIGURE}) in (${WHEN})(?: \(([\p{L} ]{3,20}): (${FIGURE})\))?$`,
  'u',
);
/** "Reportable items down from 0.31 to 0.17 per inspection", "On-time delivery 81 % to 90 % for the biggest suppliers" */
const MOVED = new RegExp(
  String.raw`^(\p{Lu}[^,;:.()]{6,70}?) (?:(down|up) from (${FIGURE}[^;]{0,30}?)|(\d[\d.,]* ?%)) to (${FIGURE}[^;]{0,60})$`,
  'u',
);
const HAS_VERB =
  /\b(?:is|are|was|were|has|had|have|fell|rose|went|came|grew|dropped|won|took|got|about|to|of|for|by|from|with|over|under|\p{L}+ed)$/u;
/** "Guest satisfaction score for arrival" is one of several. */
const ONE_OF_SEVERAL =
  /^(?:(?!(?:at|of|in|on|for|with|per)\b)[\p{L}'’-]+ ){0,3}(?:score|rate|ratio|share|number|bill|level|balance|average|time)(?=$| (?:of|for|in|on|at|with|per) )/u;
const withThe = (subject: string): string =>
  ONE_OF_SEVERAL.test(subject) && !/^(?:The|My|Our)\b/u.test(subject) ? `The ${lowerFirst(subject)}` : subject;
/** A verb within the subject, or one that begins the line. */
const FINITE =
  /^\p{Lu}\p{Ll}+(?:ed|t)\b|\b(?:is|are|was|were|has|had|have|fell|rose|went|came|grew|brought|cut|took|kept|moved|I|we)\b/u;
/** "Guests have named me in nine reviews" */
const OF_OTHERS = /^\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2} (?:have|has) \p{Ll}+ (?:me|my)\b[^;:]{4,100}$/u;

/** A figure of two years or of one without its verb, and what others have said of the person, as sentences of their own. */
export function tellChange(line: string): ToldDeed | undefined {
  const text = line.trim().replace(/[\s.;,]+$/u, '');
  const [, subject = '', before = '', start = '', after = '', end = ''] = TWO_YEARS.exec(text) ?? [];
  if (subject !== '')
    return { kind: 'sentence', text: `${withThe(subject)} went from ${before} in ${start} to ${after} in ${end}` };
  const [, thing = '', share = '', year = '', other = '', theirs = ''] = ONE_YEAR.exec(text) ?? [];
  if (thing !== '' && !HAS_VERB.test(thing) && !/\b(?:I|we)\b/u.test(thing)) {
    const beside = other === '' ? '' : ` (${lowerFirst(other)}: ${theirs})`;
    return { kind: 'sentence', text: `${withThe(thing)} was ${share} in ${year}${beside}` };
  }
  const [, moved = '', way = '', from = '', share2 = '', to = ''] = MOVED.exec(text) ?? [];
  if (moved !== '' && !HAS_VERB.test(moved) && !FINITE.test(moved))
    return {
      kind: 'sentence',
      text: `${withThe(moved)} went ${way === '' ? '' : `${way} `}from ${from || share2} to ${to}`,
    };
  return OF_OTHERS.test(text) ? { kind: 'sentence', text } : undefined;
}
