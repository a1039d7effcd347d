import { lowerFirst } from './lower-first.ts';
import { POINT_MARK, withPoints } from './point-text.ts';

const LANGUAGES = /^Languages: (.+)$/u;

/** "Nursing licence: No. 0X-11, retained for 2026". */
const PAPER_LABEL = /^([^:()]{0,35}\b(?:licen[cs]e|registration|membership|card|certificate)): ([^:()]{2,60})$/iu;
/** "Excel: pivot tables, Power Query" */
const LABEL = /^((?!tools\b|skills\b|in progress\b|studying\b)[\p{L}\d/&-]+(?: [\p{L}\d/&-]+)?): ([^:()]{2,70})$/iu;
/** More, or longer ones, are a list. */
const MOST_SAID = 5;
const LONGEST_SAID = 300;
const LONGEST_ITEM = 90;

/** "Six years on acute wards" */
const YEARS_OF =
  /^(?:(?:over|more than|nearly) )?(?:\d{1,2}\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) years (?!old\b)[^.:;]{8,120}$/iu;
/** "Cook from Chioggia, eight years in kitchens" is a summary and no paper. */
const OF_PERSON =
  /\b(?:years (?:in|on|of|with|at|who|across|behind)|years['’] experience|would like|looking (?:for|to)|seeking)\b/iu;

type Papers = { items: readonly string[]; lead: string; sentenceLead: string; work: readonly string[] };

/** A list of papers, languages and tools behind `lead`. One paper and the languages become sentences if the work is told in sentences. */
export function phrasePapers({ items: all, lead, sentenceLead, work }: Papers): string {
  const years = all.filter((item) => YEARS_OF.test(item)).map((item) => `I have ${lowerFirst(item)}.`);
  const items = all.filter((item) => !YEARS_OF.test(item) && !OF_PERSON.test(item));
  if (items.length === 0) return years.join(' ');
  const isProse = work.length > 0 && !work.some((text) => text.includes(POINT_MARK));
  const languages = items.flatMap((item) => LANGUAGES.exec(item)?.[1] ?? []);
  const papers = items
    .filter((item) => !LANGUAGES.test(item))
    .map((item) => item.replace(PAPER_LABEL, '$1 ($2)').replace(LABEL, '$1 ($2)'));
  const isShort =
    papers.length <= MOST_SAID &&
    papers.join('; ').length <= LONGEST_SAID &&
    !papers.some((item) => item.includes(': ') || item.length > LONGEST_ITEM || /\byears\b/iu.test(item));
  if (!isProse || !isShort) return [...years, withPoints(lead, items)].join('\n');
  return [
    ...years,
    ...(papers.length > 0 ? [`${sentenceLead} ${papers.join('; ')}.`] : []),
    ...languages.map((named) => `I speak ${withAnd(named)}.`),
  ].join(' ');
}

/** "Polish (native), English (B2, spoken)" with "and" before the last. */
const withAnd = (list: string): string => {
  const names = list.split(/, (?![^()]*\))/u);
  return names.length < 2 ? list : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
};
