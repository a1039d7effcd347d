import { joinPattern } from '../text/join-pattern.ts';
import type { ResumeFacts, ResumeJob } from './resume-facts.ts';
import { withArticle, withoutBrackets } from './say-fact.ts';
import type { SpokenAnswer } from './spoken-answer.ts';

/** Asks for all the years in the trade, and names no tool. */
const ASKS_FOR_YEARS = joinPattern(
  'u',
  String.raw`\bhow (?:long|many years)\b.*\b(?:been (?:doing this|in (?:the|this)|an? \p{L}+$|working$)|of experience|in (?:total|all)\b|altogether`,
  String.raw`|(?:the|this) (?:trade|field|industry|business|profession|job)\b|you have$)`,
);
/** "with nine years in multi-site payroll": the summary counts itself. */
const COUNTED = /\b(?:\d{1,2}\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) years\b/i;
const LONGEST_SUMMARY = 25;

const sayJob = ({ title, since }: ResumeJob): string => `${withArticle(withoutBrackets(title))} since **${since}**`;

/** "How many years have you been doing this": what the summary says, else the years in which the first and the present job began. Null where neither is read. */
export function answerYears(question: string, { lines, jobs }: ResumeFacts): SpokenAnswer | null {
  if (!ASKS_FOR_YEARS.test(question)) return null;
  const summary = lines.find(({ kind }) => kind === 'summary')?.text ?? '';
  const counted =
    summary
      .split(/[.;\n]/)
      .find((part) => COUNTED.test(part))
      ?.trim() ?? '';
  if (counted !== '' && counted.split(' ').length <= LONGEST_SUMMARY) {
    return { paragraph1: `As my resume says: **${counted}**.`, paragraph2: '' };
  }
  const dated = jobs.filter(({ since }) => since > 0).toSorted((one, other) => one.since - other.since);
  const [first] = dated;
  const present = dated.findLast(({ isCurrent }) => isCurrent);
  if (first === undefined || dated.length < jobs.length) return null;
  if (present === undefined) return { paragraph1: `I have worked since **${first.since}**.`, paragraph2: '' };
  const now = `I have been ${sayJob(present)}.`;
  return {
    paragraph1: now,
    paragraph2: first === present ? '' : `My first job on the resume began in **${first.since}**.`,
  };
}
