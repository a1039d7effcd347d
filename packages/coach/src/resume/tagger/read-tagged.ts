import type { ParsedResume, ResumeEducation, ResumeExperience } from '@greenroom/contract/resume';
import chainData from '../../../data/resume/tagger.json' with { type: 'json' };
import linkData from '../../../data/resume/tagger-links.json' with { type: 'json' };
import { findDateOrRange, findDateRange } from '../../entities/dates.ts';
import { type Details, detailsOf, isMostlyProse } from './entry-details.ts';
import { findMentions } from './find-mentions.ts';
import { type LinearChain, type LinearChainData, openLinearChain } from './linear-chain.ts';
import { type LinkedEntry, type LinkWeights, linkEntries, type Mention, type Period } from './link-posts.ts';
import { type Learned, mergeEntries } from './merge-entries.ts';
import { markRules, type RuleMark } from './rule-marks.ts';

/** The learned models, and the measured share of right entries by certainty. */
export type TaggerModels = Readonly<{
  chain: LinearChain;
  links: LinkWeights;
  shares: readonly (readonly [number, number])[];
}>;

/** Entries below it are wrong in three of four cases. */
const LEAST_CERTAINTY = 0.3;
const LEAST_OF_NAME = 0.6;
/** Entries count as certain from a share of four in five on, so that nine in ten of them are right. */
const CAUTION = 0.875;
const MOST_ENTRIES = 60;
const CUE_LENGTH = 12;

let models: TaggerModels | undefined;
const shipped = (): TaggerModels => {
  const { links, shares } = linkData as unknown as { links: LinkWeights; shares: [number, number][] };
  models ??= { chain: openLinearChain(chainData as unknown as LinearChainData), links, shares };
  return models;
};

/**
 * A pasted resume as the learned models read it, with what the rules read as one of their signs. Sections that hold no entries, and whatever the models
 * do not see, stay as the rules have them.
 */
export function readTagged(
  text: string,
  rules: ParsedResume,
  isPage = false,
  { chain, links, shares }: TaggerModels = shipped(),
): ParsedResume {
  const marks = markRules(text, rules);
  const mentions = findMentions(text, chain, marks);
  const entries = linkEntries(mentions, links, text, marks);
  const details = detailsOf(entries, text);
  const confidenceOf = (certainty: number) => Math.round(shareAt(shares, certainty) * CAUTION * 100) / 100;
  const kind = { isPage, isProse: isMostlyProse(text) };
  const likely = entries.filter(({ certainty }) => certainty >= LEAST_CERTAINTY);
  const jobs = likely
    .filter(({ head }) => head.kind === 'title')
    .map((linked): Learned<ResumeExperience> => {
      const ruled = ruleOf(linked, marks, rules.experience);
      const entry = {
        title: tidy(linked.head.text),
        employer: tidy(linked.body?.text ?? ''),
        ...postDates(linked, entries, text),
        achievements: achievementsOf(details.get(linked), ruled),
        confidence: confidenceOf(linked.certainty),
      };
      return { linked, entry };
    });
  const schools = likely
    .filter(({ head }) => head.kind === 'degree')
    .map((linked): Learned<ResumeEducation> => {
      const entry = {
        degree: tidy(linked.head.text),
        institution: tidy(linked.body?.text ?? ''),
        ...datesOf(linked.period, text),
        confidence: confidenceOf(linked.certainty),
      };
      return { linked, entry };
    });
  return {
    ...rules,
    fullName: nameOf(mentions, rules, isPage),
    experience: mergeEntries(jobs, rules.experience, marks, FIRST_JOB, kind).slice(0, MOST_ENTRIES),
    education: mergeEntries(schools, rules.education, marks, FIRST_JOB + rules.experience.length, kind).slice(
      0,
      MOST_ENTRIES,
    ),
  };
}
/** In the marks the person's name comes before the jobs. */
const FIRST_JOB = 1;

/** The rules join the lines of a list better, the sentences of a paragraph worse. */
function achievementsOf(details: Details | undefined, ruled: ResumeExperience | undefined): string[] {
  const isRuled = details?.isProse !== true && ruled !== undefined && ruled.achievements.length > 0;
  return (isRuled ? ruled.achievements : (details?.told ?? [])).map((line) => line.replace(/^[~=+>»]+\s+/u, ''));
}

/** The rules' entry with the same title. */
function ruleOf(
  { head }: LinkedEntry,
  marks: readonly RuleMark[],
  experience: readonly ResumeExperience[],
): ResumeExperience | undefined {
  const mark = marks.find(({ kind, from, to }) => kind === 'title' && from < head.to && head.from < to);
  return mark === undefined ? undefined : experience[mark.entry - FIRST_JOB];
}

const tidy = (name: string): string =>
  name
    .replace(/\s+/gu, ' ')
    .replace(/[\s,;:–—-]+$/u, '')
    .trim();

/** The dates as the resume writes them; "Present" for what goes on. */
function datesOf(period: Period | undefined, text: string): { startDate: string; endDate: string } {
  if (period === undefined) return { startDate: '', endDate: '' };
  const line = text.lastIndexOf('\n', period.from) + 1;
  const from = Math.max(line, period.from - CUE_LENGTH);
  const stretch = text.slice(from, period.to + 1);
  const range = findDateRange(stretch);
  if (range !== undefined && range.end > period.from - from)
    return { startDate: range.startDate, endDate: range.endDate };
  const { start, end } = period;
  if (start !== undefined) return { startDate: start.text, endDate: end?.text ?? '' };
  const single = findDateOrRange(stretch);
  return { startDate: '', endDate: single?.endDate ?? end?.text ?? '' };
}

/** The dates of a post. "Since 1997" without an end goes on only where no later post begins. */
function postDates({ period }: LinkedEntry, entries: readonly LinkedEntry[], text: string) {
  const dates = datesOf(period, text);
  if (period?.end !== undefined || dates.endDate !== 'Present') return dates;
  const own = yearOf(dates.startDate);
  const isLast = !entries.some((other) => other.head.kind === 'title' && yearOf(other.period?.start?.text ?? '') > own);
  return isLast ? dates : { ...dates, endDate: '' };
}

const yearOf = (date: string): number => Number(/(?:19|20)\d{2}/u.exec(date)?.[0] ?? 0);

/** The learned name where it is likely, the rules' otherwise and on a page, where they go by size and place. A text without anything else of a resume has none that is learned. */
function nameOf(
  mentions: readonly Mention[],
  { fullName, emailAddress, phoneNumber }: ParsedResume,
  isPage: boolean,
): string {
  const isResume = emailAddress !== '' || phoneNumber !== '' || mentions.some(({ kind }) => kind !== 'name');
  const [best] = mentions.filter(({ kind }) => kind === 'name').sort((left, right) => right.certainty - left.certainty);
  const isKept = isPage && fullName !== '' && !HEADING_WORD.test(fullName);
  const isLearned = isResume && !isKept && best !== undefined && best.certainty >= LEAST_OF_NAME;
  const name = isLearned ? tidy(best.text) : fullName;
  return HEADING_WORD.test(name) ? '' : name;
}
/** "Top Skills" at the head of a profile is a heading and no name. */
const HEADING_WORD =
  /(?<!\p{L})(?:skills|experience|education|summary|languages|contact|certifications|profile|resume|curriculum)(?!\p{L})/iu;

/** How often an entry of this certainty is right, between the measured points. */
export function shareAt(shares: readonly (readonly [number, number])[], certainty: number): number {
  const above = shares.findIndex(([from]) => from >= certainty);
  const [upper, lower] = [
    shares[above < 0 ? shares.length - 1 : above],
    shares[Math.max(0, (above < 0 ? shares.length : above) - 1)],
  ];
  if (upper === undefined || lower === undefined) return 0;
  const width = upper[0] - lower[0];
  const share = width <= 0 ? upper[1] : lower[1] + ((certainty - lower[0]) / width) * (upper[1] - lower[1]);
  return Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
}
