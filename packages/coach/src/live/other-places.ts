type Told = { text: string; employer: string; title: string; isCurrent: boolean };

const WORD = String.raw`\p{Lu}[\p{Lu}\d'’&.-]*`;
/** "ST BRANNOC'S HOSPITAL, Ipswich": at least two words in capitals, with a place or nothing behind them. */
const HEADING = new RegExp(String.raw`^(${WORD}(?: ${WORD}){1,5})(?:, \p{Lu}[\p{L} .'’-]{2,40})?$`, 'u');
const DATE = String.raw`(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* )?(?:\d{1,2}[./])?(?:19|20)\d\d`;
const SPAN = String.raw`${DATE} ?(?:[-–—]|to|until) ?(?:${DATE}|now|present|today)`;
/** "Oct 2017 - Jan 2019: not working": a time of its own, in which the job above was over. */
const OTHER_TIME = new RegExp(`^${SPAN}`, 'iu');
/** "Pharmacy Assistant March 2014 - Oct 2017 140 beds." */
const TITLE_WITH_TIME = new RegExp(String.raw`^.{3,70}? ${SPAN}\s*`, 'iu');
/** Says why a job ended or when one worked, and tells nothing that was done. */
const NO_DEED = /^(?:reasons? for (?:wanting to )?leav\w+\b.*|\([^()]*\))$/i;

const asName = (heading: string): string =>
  heading
    .replace(/^ST /, 'St ')
    .replace(/\p{Lu}[\p{Lu}'’]+/gu, (word) =>
      word.length < LEAST ? word : word.charAt(0) + word.slice(1).toLowerCase(),
    );
const LEAST = 4;

/**
 * Lines that the reading put below one job although they tell of another: from a heading on they belong to the place that it names, and
 * from other dates on to no known place. A line told of the wrong employer would be a false claim.
 */
export function toldElsewhere<T extends Told>(facts: readonly T[]): T[] {
  const told: T[] = [];
  let place: Pick<Told, 'employer' | 'title' | 'isCurrent'> | undefined;
  for (const fact of facts) {
    const heading = HEADING.exec(fact.text)?.[1];
    if (heading !== undefined) place = { employer: asName(heading), title: '', isCurrent: false };
    else if (OTHER_TIME.test(fact.text)) place = { employer: '', title: '', isCurrent: false };
    if (heading !== undefined || NO_DEED.test(fact.text)) continue;
    const text = place === undefined || place.employer === '' ? fact.text : fact.text.replace(TITLE_WITH_TIME, '');
    if (text !== '') told.push({ ...fact, ...place, text });
  }
  return told;
}
