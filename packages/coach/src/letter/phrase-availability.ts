import { joinPattern } from '../text/join-pattern.ts';

const NOTICE = joinPattern(
  'iu',
  String.raw`\bnotice(?: period)?\s{0,3}(?:is|:|–|-)?\s{0,3}((?:\d{1,2}|one|two|three|four|six|eight|twelve)[ -](?:calendar |full )?(?:weeks?|months?))\b`,
  String.raw`|\b((?:\d{1,2}|one|two|three|four|six|eight|twelve)[ -](?:weeks?|months?)['’]?)(?: of)? notice\b`,
);
const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const START = new RegExp(
  String.raw`\b(?:available|ready|free|able|can)(?: to (?:start|begin)| start| begin)?(?: again)?:?\s{1,3}(immediately|at once` +
    String.raw`|in (?:a|an|one|two|three|four|six|eight|\d{1,2}) (?:week|month)s?|from (?:\d{1,2} )?${MONTH}(?: 20\d\d)?)`,
  'iu',
);

/** When the person could begin, where the resume says it; else ''. */
export function phraseAvailability(resumeText: string): string {
  // A margin may break the words anywhere.
  const text = resumeText.replace(/\s+/gu, ' ');
  const [, named = '', counted = ''] = NOTICE.exec(text) ?? [];
  const notice = `${named}${counted}`.replace(/['’]$/u, '');
  if (notice !== '') return `My notice period is ${notice.toLowerCase().replace('-', ' ')}.`;
  const [, start = ''] = START.exec(text) ?? [];
  return start === ''
    ? ''
    : /^in /iu.test(start)
      ? `I can start ${start.toLowerCase()}.`
      : `I am available ${start.replace(/^From|^Immediately|^At once/u, (word) => word.toLowerCase())}.`;
}
