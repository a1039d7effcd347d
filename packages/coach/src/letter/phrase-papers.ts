import { POINT_MARK, withPoints } from './point-text.ts';

const LANGUAGES = /^Languages: (.+)$/u;

/** "Nursing licence: No. 0X-11, retained for 2026". */
const PAPER_LABEL = /^([^:()]{0,35}\b(?:licen[cs]e|registration|membership|card|certificate)): ([^:()]{2,60})$/iu;
/** More, or longer ones, are a list. */
const MOST_SAID = 4;
const LONGEST_SAID = 260;
const LONGEST_ITEM = 90;

type Papers = { items: readonly string[]; lead: string; sentenceLead: string; work: readonly string[] };

/** A list of papers, languages and tools behind `lead`. One paper and the languages become sentences if the work is told in sentences. */
export function phrasePapers({ items, lead, sentenceLead, work }: Papers): string {
  if (items.length === 0) return '';
  const isProse = work.length > 0 && !work.some((text) => text.includes(POINT_MARK));
  const languages = items.flatMap((item) => LANGUAGES.exec(item)?.[1] ?? []);
  const papers = items.filter((item) => !LANGUAGES.test(item)).map((item) => item.replace(PAPER_LABEL, '$1 ($2)'));
  const isShort =
    papers.length <= MOST_SAID &&
    papers.join('; ').length <= LONGEST_SAID &&
    !papers.some((item) => item.includes(': ') || item.length > LONGEST_ITEM || /\byears\b/iu.test(item));
  if (!isProse || !isShort) return withPoints(lead, items);
  return [
    ...(papers.length > 0 ? [`${sentenceLead} ${papers.join('; ')}.`] : []),
    ...languages.map((named) => `I speak ${withAnd(named)}.`),
  ].join(' ');
}

/** "Polish (native), English (B2, spoken)" with "and" before the last. */
const withAnd = (list: string): string => {
  const names = list.split(/, (?![^()]*\))/u);
  return names.length < 2 ? list : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
};
