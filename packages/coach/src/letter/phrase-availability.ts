const NOTICE =
  /\bnotice(?: period)?\s{0,3}(?:is|:|–|-)?\s{0,3}((?:\d{1,2}|one|two|three|four|six|eight)[ -](?:weeks?|months?))\b/iu;
const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const START = new RegExp(
  String.raw`\bavailable(?: to start)?:?\s{1,3}(immediately|from (?:\d{1,2} )?${MONTH}(?: 20\d\d)?)`,
  'iu',
);

/** When the person could begin, where the resume says it; else ''. */
export function phraseAvailability(resumeText: string): string {
  const [, notice = ''] = NOTICE.exec(resumeText) ?? [];
  if (notice !== '') return `My notice period is ${notice.toLowerCase().replace('-', ' ')}.`;
  const [, start = ''] = START.exec(resumeText) ?? [];
  return start === '' ? '' : `I am available ${start.replace(/^From|^Immediately/u, (word) => word.toLowerCase())}.`;
}
