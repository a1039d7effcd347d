import { isTitle } from '../entities/classify-part.ts';
import { isStillStudied } from '../entities/still-studied.ts';
import { EXPIRED } from '../evidence/credential-patterns.ts';
import { joinPattern } from '../text/join-pattern.ts';
import type { ResumeFacts, ResumeJob } from './resume-facts.ts';
import { lowerFirst } from './say-fact.ts';

/** A post beside work or school is nothing that one is. */
const BESIDE_WORK = /\b(?:volunteer|helper|member|coach|student|captain|treasurer|chair\w*|co-?organi[sz]er)\b/i;

/** The same facts with the post that a resume calls present, where it does not come first. */
export function withPresentJob(facts: ResumeFacts): ResumeFacts {
  const present = facts.jobs.filter(({ title, isCurrent }) => isCurrent && isTitle(title) && !BESIDE_WORK.test(title));
  const [job] = present;
  if (facts.isCurrent || job === undefined || present.length > 1) return facts;
  return { ...facts, title: job.title, employer: job.employer, isCurrent: true };
}

/** Posts before the latest one by their years, the last of them first, where none surely came right before it. */
export function earlierJobs({ jobs, title }: ResumeFacts): ResumeJob[] {
  const latest = jobs.find((job) => job.title === title);
  if (latest === undefined || latest.since === 0) return [];
  return jobs
    .filter(
      (job) =>
        !job.isCurrent &&
        job.since > 0 &&
        job.since < latest.since &&
        isPlainTitle(job.title) &&
        job.title !== latest.title,
    )
    .toSorted((one, other) => other.since - one.since)
    .slice(0, MOST_JOBS);
}
/** "Before teaching: travel agent" is a label with a title behind it. */
const isPlainTitle = (title: string): boolean =>
  isTitle(title) && !/[:;|]|^(?:before|after|while|during)\b/iu.test(title);
const MOST_JOBS = 2;

const SENTENCE_END = /(?<=[\p{Ll}\d)]{2}[.!?])\s+(?=\p{Lu})/u;
const SAYS_AIM = /\b(?:look(?:ing)? for|seek\w*|would like|objective|hope|want)\b|^to \p{Ll}+\b/iu;
const SAYS_YEARS = /\byears?\b/i;
const WORDS = { least: 5, most: 30 };
const articleOf = (text: string): string =>
  /^[aeiou]/i.test(text) && !/^(?:\p{Lu}{2}|uni|use|eu)/u.test(text) ? 'an' : 'a';

/** "I am a recruiter, nine years in HR and staffing": the sentence in which the summary says so. Empty where it has none. */
export function sayOneself({ lines }: ResumeFacts): string {
  const summary = lines.find(({ kind }) => kind === 'summary')?.text ?? '';
  const [first = ''] = summary.split(SENTENCE_END);
  const sentence = first.replace(/[.\s]+$/u, '');
  const count = sentence.split(' ').length;
  if (count < WORDS.least || count > WORDS.most || SAYS_AIM.test(sentence) || !SAYS_YEARS.test(sentence)) return '';
  if (/^I(?:'m| am| have)\b/u.test(sentence)) return `${sentence}.`;
  const [name = ''] = sentence.split(/,| with | who | and /u);
  return isTitle(name) && /^\p{Lu}/u.test(name) ? `I am ${articleOf(name)} ${lowerFirst(sentence)}.` : '';
}

/** Not yet held, or no paper at all. */
const NOT_HELD = joinPattern(
  'iu',
  String.raw`\b(?:not yet|planned|scheduled|in progress|pending|expected|applied|application|candidate|exam|part \d|workshop|in-house|awareness)\b`,
  String.raw`|[|:;/]|^[^\p{Lu}]|\b(?:skills|experience|languages?|projects?)$`,
);
const LONGEST_PAPER = 8;
const MOST_PAPERS = 2;

/** "Other" is a heading. */
const NAMES_PAPER = /\s|\d|\p{Lu}{2}/u;
/** "Planning to sit for the PE in 2026" is no paper yet. */
const PLANNED = /\b(?:plan(?:s|ned|ning)?|scheduled|intend\w*|sit(?:ting)?) (?:to|for|in)\b/iu;

/** The paper that the advertisement asks for and those that a resume names first, or the degree. Empty where it has neither. */
export function sayPapers({ lines, education, text: whole }: ResumeFacts, asked = ''): string {
  const papers = lines
    .filter(({ kind, text }) => kind === 'certificate' && text.split(' ').length <= LONGEST_PAPER)
    .map(({ text }) => text)
    .filter(
      (text) =>
        !NOT_HELD.test(text) &&
        !PLANNED.test(text) &&
        NAMES_PAPER.test(text) &&
        !EXPIRED.test(text) &&
        !isStillStudied(text, whole),
    )
    .toSorted((one, other) => Number(other === asked) - Number(one === asked))
    .slice(0, MOST_PAPERS);
  if (papers.length > 0) return `I hold ${papers.map((paper) => `**${paper}**`).join(' and ')}.`;
  return education.startsWith('**') ? `I studied ${education}.` : '';
}
