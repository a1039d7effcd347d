import type { ParsedResume } from '@greenroom/contract/resume';
import { linesBefore } from './phrase-profile.ts';
import { SELF_PRAISE } from './self-praise.ts';
import { isBaseVerb, isLikelyVerb, isPastForm } from './verb-first.ts';

const TOLD = /^I (\p{Ll}+) (\P{Lu}.{10,180}?)\.?$/u;
const FIGURE = /(?<![\d.,/])\d{2,}(?![\d/])/u;
const YEAR = /\b(?:19|20)\d{2}\b/u;
const NO_WORK = /\b(?:want|wish|hope|look(?:ing)? for|like|love|enjoy|seek|believe|years?|aim|goal|next)\b/iu;
const MOST_WORDS = 28;

/** The work of today that the first lines of a resume tell in a sentence with a figure: "I run a payroll for 430 people." Else ''. */
export function phraseSummaryWork({ text, experience }: Pick<ParsedResume, 'text' | 'experience'>): string {
  const [job] = experience;
  if (job?.endDate !== 'Present' || job.employer === '') return '';
  const found = linesBefore(text, job.employer).find((line) => {
    const [, verb = ''] = TOLD.exec(line) ?? [];
    return (
      (isBaseVerb(verb) || isLikelyVerb(verb)) &&
      !isPastForm(verb) &&
      FIGURE.test(line.replace(YEAR, '')) &&
      !NO_WORK.test(line) &&
      !SELF_PRAISE.test(line) &&
      line.split(' ').length <= MOST_WORDS
    );
  });
  return found === undefined ? '' : found.replace(/\.?$/u, '.');
}
