import { isTitle } from '../entities/classify-part.ts';
import { isStillStudied } from '../entities/still-studied.ts';
import { EXPIRED } from '../evidence/credential-patterns.ts';
import { joinPattern } from '../text/join-pattern.ts';
import type { ResumeFacts, ResumeJob } from './resume-facts.ts';
import { lowerFirst } from './say-fact.ts';
import { tellingWords } from './telling-words.ts';

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

const SAYS_AIM = /\b(?:look(?:ing)? for|seek\w*|would like|objective|hope|want)\b|^to \p{Ll}+\b/iu;
const SAYS_YEARS = /\byears?\b|\bsince (?:19|20)\d\d\b|\bqualified\b/i;
const WORDS = { least: 5, most: 34, paragraph: 10 };
const articleOf = (text: string): string =>
  /^[aeiou]/i.test(text) && !/^(?:\p{Lu}{2}|uni|use|eu)/u.test(text) ? 'an' : 'a';

/** The first sentences of the summary; where none was read, the first paragraph of the resume that speaks of oneself. */
function openingSentences({ lines, text }: ResumeFacts): string[] {
  const summary = lines.find(({ kind }) => kind === 'summary')?.text ?? '';
  const first = text
    .split('\n', LINES_OF_HEAD)
    .find((line) => OF_ONESELF.test(line.trim()) && !/[@|]/.test(line) && line.split(' ').length >= WORDS.paragraph);
  return (summary === '' ? (first ?? '') : summary)
    .split(SENTENCE_OF_SUMMARY)
    .map((sentence) => sentence.trim().replace(/(?<![.\s])[.\s]+$/u, ''))
    .filter((sentence) => sentence !== '');
}
/** "… except Year 1. At present …" */
const SENTENCE_OF_SUMMARY = /(?<=[\p{Ll}\d)][.!?])(?<!\b(?:St|Dr|Mr|Mrs|Ms|Co|no)\.)\s+(?=\p{Lu})/u;
const LINES_OF_HEAD = 12;
const OF_ONESELF = /^I(?:['’]m|['’]ve)?\b/u;
/** Stock words, or the wish for a post. */
const SAYS_LITTLE = joinPattern(
  'iu',
  String.raw`\b(?:motivated|hard[- ]?working|passionate|enthusiastic|dynamic|reliable|dedicated|results?[- ](?:driven|oriented)|detail[- ]oriented|team player)\b`,
  String.raw`|\b(?:job|position|post|role)(?: (?:with|in|at|where|that|full|part|wanted|sought)\b|$)|:`,
);

/** "Shift supervisor with 13 years in distribution", "Clinical pharmacist with ten years on the register": who one is, without an "I". */
function asOneself(sentence: string): string {
  if (OF_ONESELF.test(sentence)) return `${sentence}.`;
  const [name = ''] = sentence.split(/,| with | in | who | and | of /u);
  if (!isTitle(name) || !/^\p{Lu}/u.test(name)) return '';
  return `I am ${articleOf(name)} ${/^\p{Lu}\p{Ll}/u.test(sentence) ? inLowerCase(sentence) : sentence}.`;
}
/** "Payroll officer" in small letters; a title of capitals ("Registered Nurse") is a name and stays. */
const inLowerCase = (sentence: string): string =>
  /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(sentence) ? sentence : lowerFirst(sentence);

/** "I am a recruiter, nine years in HR and staffing": the sentence in which the summary says so. Empty where it has none. */
export function sayOneself(facts: ResumeFacts): string {
  const [sentence = ''] = openingSentences(facts);
  const count = sentence.split(' ').length;
  if (count < WORDS.least || count > WORDS.most || SAYS_AIM.test(sentence) || SAYS_LITTLE.test(sentence)) return '';
  // A sentence with "I" may be about anything, so it has to name years.
  return SAYS_YEARS.test(sentence) || !OF_ONESELF.test(sentence) ? asOneself(sentence) : '';
}

/** Not yet held, or no paper at all. */
const NOT_HELD = joinPattern(
  'iu',
  String.raw`\b(?:not yet|closed|furlough|covid|planned|scheduled|in progress|pending|expected|applied|application|candidate`,
  String.raw`|citizen(?:ship)?|free to work|right to work|own car|driving|exam|part \d|workshop|in-house|awareness)\b`,
  String.raw`|[|:;/]|^[^\p{Lu}]|^Not? |^I \p{Ll}|\bno points\b|\b(?:skills|experience|languages?|projects?)$`,
);
/** "TRAINING (all in date)" */
const IS_HEADING = /^\p{Lu}{4,}(?: \(| \d{1,2}$|$)|\ball in date\b/u;
const LONGEST_PAPER = 8;
const MOST_PAPERS = 2;

/** "Other" is a heading. */
const NAMES_PAPER = /\s|\d|\p{Lu}{2}/u;
/** "Planning to sit for the PE in 2026" is no paper yet. */
const PLANNED = /\b(?:plan(?:s|ned|ning)?|scheduled|intend\w*|sit(?:ting)?) (?:to|for|in)\b/iu;

/** In nearly every resume, so said only where the advertisement asks for it. */
const OF_EVERYBODY = joinPattern(
  'iu',
  String.raw`\b(?:first aid|safeguarding|gdpr|refresher|awareness|induction|manual handling|hygiene|dbs|annual(?:ly)?|yearly|each year|every year|cpr|mandatory`,
  String.raw`|data protection|health (?:and|&) safety|e-?learning)\b|\b(?:car|driving|driver['’]?s?|full|clean|code \d+) (?:uk )?licen[cs]e\b|\blicen[cs]e full\b`,
);

/** How many telling words of an advertisement a paper has; initials count most: "QTS". */
function sharedWith(job: string, text: string): number {
  const words = new Set(tellingWords(job));
  const initials = (text.match(/\b\p{Lu}{3,5}\b/gu) ?? []).filter((name) => new RegExp(`\\b${name}\\b`, 'u').test(job));
  return tellingWords(text).filter((stem) => words.has(stem)).length + 2 * initials.length;
}

/** The papers that the advertisement asks for, else the degree and the first certificate that not everybody has. Empty where it has none. */
export function sayPapers({ lines, education, text: whole }: ResumeFacts, asked = '', jobDescription = ''): string {
  const papers = lines
    .filter(({ kind, text }) => kind === 'certificate' && text.split(' ').length <= LONGEST_PAPER)
    .map(({ text }) => text)
    .filter(
      (text) =>
        !NOT_HELD.test(text) &&
        !IS_HEADING.test(text) &&
        !PLANNED.test(text) &&
        NAMES_PAPER.test(text) &&
        !EXPIRED.test(text) &&
        !isStillStudied(text, whole),
    )
    .map((text) => ({ text, shared: text === asked ? SURELY_ASKED : sharedWith(jobDescription, text) }))
    .filter(({ text, shared }) => shared > 0 || !OF_EVERYBODY.test(text))
    .toSorted((one, other) => other.shared - one.shared);
  const isStudied =
    education.startsWith('**') &&
    !OF_SCHOOL.test(education) &&
    !papers.some(({ text }) => isSamePaper(text, education));
  const held = papers.slice(0, isStudied ? 1 : MOST_PAPERS).map(({ text }) => `**${text}**`);
  const studied = isStudied ? `I studied ${education}` : '';
  if (held.length === 0) return studied === '' ? '' : `${studied}.`;
  return studied === '' ? `I hold ${held.join(' and ')}.` : `${studied}, and I hold ${held[0]}.`;
}
const SURELY_ASKED = 9;
const OF_SCHOOL = /^\*\*(?:GCSEs?|A[- ]levels?|high school|diploma\*\* at \*\*[^*]*school)\b/iu;
/** "PGCE Primary (QTS), Cardiff, 2014" is the same paper as the degree "PGCE Primary (QTS)". */
const isSamePaper = (paper: string, education: string): boolean => {
  const name = /\*\*([^*]+)\*\*/u.exec(education)?.[1] ?? '';
  return name !== '' && paper.toLowerCase().includes(name.toLowerCase());
};
