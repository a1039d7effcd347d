import type { ParsedResume } from '@greenroom/contract/resume';
import { isCompany, isTitle } from '../entities/classify-part.ts';
import { isAbbreviation } from '../letter/calm-capitals.ts';
import { writtenCompany } from '../letter/written-company.ts';
import { LEANS } from '../text/leaning-sentence.ts';
import { linesBelowReferences, namesWithoutTelling } from './no-deeds.ts';
import { MEASURED_CHANGE } from './shown-in.ts';
import { withUnread } from './text-facts.ts';

/** One thing that the resume says was done, with where; `employer` and `title` are empty when the resume does not say. */
export type ResumeFact = {
  text: string;
  /** The employer, or the project's name. */
  employer: string;
  title: string;
  isProject: boolean;
  isCurrent: boolean;
  order: number;
};
/** A line of the resume that lists something without telling of it. */
export type ResumeLine = {
  kind: 'skill' | 'certificate' | 'education' | 'thesis' | 'language' | 'summary';
  text: string;
};
/** Below this confidence of the reading a place may have been taken for the employer, so an earlier job is told without it. */
const SURE_OF_EMPLOYER = 0.7;
/** `since` and `until` are the years in which the job began and ended, 0 where the resume does not say; `place` is its place among all jobs of the resume. */
export type ResumeJob = {
  title: string;
  employer: string;
  since: number;
  until: number;
  isCurrent: boolean;
  place: number;
};
export type ResumeFacts = {
  title: string;
  employer: string;
  isCurrent: boolean;
  education: string;
  skills: string[];
  facts: ResumeFact[];
  lines: ResumeLine[];
  /** The jobs that the reading is sure of, in the order of the resume. */
  jobs: ResumeJob[];
  /** The whole resume, also what no reading took. */
  text: string;
};

const CURRENT = /present|current|now|today|ongoing|to date/i;
const BULLET = /^(?:[\s•◦▪‣·*●○>–—-]|\+(?=\s))+/u;
const SKILLS_HEADING = /^(?:technical |core |key |professional )?(?:skills|technologies|tools|competencies)\b[\s:–-]*/i;
/** A line of a resume that tells of something done has about this many words. */
const FACT_WORDS = { min: 4, max: 60 };
const MAX_FACTS = 200;
/** A job read with less confidence may be something else, so no answer uses it. */
const LEAST_OF_JOB = 0.3;

const tidy = (text: string): string => text.replace(BULLET, '').replace(/\*\*/g, '').replace(/\s+/g, ' ').trim();
const SMALL_WORDS = /^(?:OF|AND|THE|FOR|IN|AT|TO)$/;
/** "FRONT OFFICE MANAGER" is said "Front Office Manager"; short words may be abbreviations and stay. */
function spokenTitle(title: string): string {
  const text = tidy(title).replace(SAYS_WHEN, '');
  const outside = text.replace(/\([^()]*\)/g, '');
  if (outside !== outside.toUpperCase()) return text;
  return text.replace(/\p{Lu}[\p{Lu}'’]+/gu, (word) => {
    if (SMALL_WORDS.test(word)) return word.toLowerCase();
    return isAbbreviation(word) ? word : word.charAt(0) + word.slice(1).toLowerCase();
  });
}
/** "Castellan Build Ltd, new build sites round Ashenford." and "Larkrise Court (58 beds)": the name alone is said. */
const spokenEmployer = (employer: string): string => (WORKS_FOR_ONESELF.test(employer) ? '' : spokenName(employer));
const WORKS_FOR_ONESELF = /^(?:freelance|self[- ]employed)\b/i;
const spokenName = (employer: string): string =>
  writtenCompany(tidy(employer).replace(/\s*\((?!Pty\))[^()]*\)/gi, ''))
    .replace(/, (?!inc\b|ltd\b|llc\b)\p{Ll}[^,]*$/u, '')
    .replace(/(?<!\b(?:Inc|Ltd|Co|Corp|\p{Lu}))\.$/u, '')
    .trim();
/** Words that only say when a job was. */
const SAYS_WHEN = /^(?:before that|previously|earlier|prior to that|after that)\s*[:,]\s*/i;
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const wordCount = (text: string): number => text.split(' ').length;
const isFact = (text: string): boolean => wordCount(text) >= FACT_WORDS.min && wordCount(text) <= FACT_WORDS.max;

const linesOf = (kind: ResumeLine['kind'], texts: readonly string[]): ResumeLine[] =>
  texts
    .map(tidy)
    .filter((text) => text !== '')
    .map((text) => ({ kind, text }));

/** "Thesis: Detecting duplicated addresses" follows the degree, on a line below or behind a full stop. */
const THESIS =
  /(?:^|(?<=[.;,][ \t]))(?:[•*-][ \t]*)?(?:(?:master|bachelor|phd|doctoral|final)\S{0,3}[ \t]+)?(?:thesis|dissertation)[ \t]*[:–-][ \t]*\S.{5,160}$/gim;

const PROOFS =
  'qualifications? certificat(?:es?|ions?) licen[cs]es? accreditations? tickets trainings? training(?:\\s)courses'
    .split(' ')
    .join('|');
const PROOF_HEADING = new RegExp(
  `^(?:(?:professional|other|further|${PROOFS}) (?:and |& )?)?(?:${PROOFS})\\s*:?$`,
  'i',
);
const ANY_HEADING =
  /^(?:(?:work |professional )?(?:work|jobs|experience|history|employment|education|school|(?:\w+ )?skills|languages|projects|interests|hobbies|references|volunteer\w*|profile|summary)\s*:?)$/i;
const LONGEST_PROOF_WORDS = 10;

/** The short lines below a heading such as "Qualifications", which the reading of fields may have left out. */
function proofLines(text: string, known: readonly string[]): string[] {
  const seen = known.join('\n').toLowerCase();
  const found: string[] = [];
  let isBelow = false;
  for (const line of text.split(/\r?\n/).map(tidy)) {
    if (PROOF_HEADING.test(line)) isBelow = true;
    else if (line === line.toUpperCase() ? /^[\p{Lu} &]{4,}$/u.test(line) : ANY_HEADING.test(line)) isBelow = false;
    else if (isBelow && line !== '' && wordCount(line) <= LONGEST_PROOF_WORDS && !seen.includes(line.toLowerCase())) {
      found.push(line);
    }
  }
  return found;
}

/** "tidyverse, survey) :: Excel :: KoboToolbox" is a list whose marks the reading does not know. */
const wholeSkills = (skill: string): string[] =>
  skill
    .split(/\s*::\s*/)
    .map((text) => tidy(text).replace(/^[^\p{L}\p{N}(.]+|[\s:;,]+$/gu, ''))
    .map((text) => (text.includes('(') ? text : text.replace(/\)$/, '')))
    .filter((text) => text !== '');

function listedLines(resume: ParsedResume): ResumeLine[] {
  return [
    ...linesOf('thesis', resume.text.match(THESIS) ?? []),
    ...linesOf('certificate', [...resume.certifications, ...proofLines(resume.text, resume.certifications)]),
    ...linesOf('skill', resume.skills.flatMap(wholeSkills)),
    ...linesOf(
      'education',
      resume.education.map(({ degree, institution }) => [degree, institution].filter((part) => part !== '').join(', ')),
    ),
    ...linesOf('language', resume.languages),
    ...linesOf('summary', [resume.summary]),
  ];
}

type ToldFact = Omit<ResumeFact, 'order'>;
/** "Food bank coordinator, Casa de Esperanza: schedule 30 volunteers". */
const ROLE_LINE = /^([^,:]{3,60}), ([^,:]{3,60}),?\s*:\s*(\S.{10,})$/;
/** "Seabird - an app that counts gulls, written in Rust". */
const PROJECT_LINE = /^([^,:–-]{2,40})\s*(?: [–-]|:)\s+(\S.{10,})$/;

/** A line that holds the name of a project with a description, or a role with a deed. */
function factOfLine(line: string, endDate: string): ToldFact | undefined {
  const role = ROLE_LINE.exec(line);
  if (role !== null) {
    const [, title = '', employer = '', text = ''] = role;
    return { text: capital(text), employer, title, isProject: false, isCurrent: CURRENT.test(endDate) };
  }
  const [, project = '', text = ''] = PROJECT_LINE.exec(line) ?? [];
  return text === '' ? undefined : { text, employer: project.trim(), title: '', isProject: true, isCurrent: false };
}

/** A project with one line that holds name and description. A line joined behind it may have no name. */
const factsOfName = ({ name, endDate }: ParsedResume['projects'][number], resumeText: string): ToldFact[] =>
  ownLines(tidy(name), resumeText).flatMap((line, at) => {
    const fact = factOfLine(line, endDate);
    if (fact !== undefined) return [fact];
    return at === 0 ? [] : [{ text: line, employer: '', title: '', isProject: true, isCurrent: false }];
  });

const surelyRead = ({ experience }: ParsedResume): ParsedResume['experience'] =>
  experience.filter(({ confidence = 1 }) => confidence >= LEAST_OF_JOB);

/** A line of this share of the longest one may go on in the next. */
const FULL_LINE = 0.75;

/**
 * The lines of a project that the reading joined although each says its own thing: a short line without a mark at its end, and a capital below.
 */
function ownLines(text: string, resumeText: string): string[] {
  const lines = resumeText.split(/\r?\n/).map(tidy);
  const longest = Math.max(...lines.map((line) => line.length));
  const below = lines.find((line, at) => {
    const above = lines[at - 1] ?? '';
    const opens = line !== '' && /^[\p{Lu}\p{Ll}\d]/u.test(line) && isFact(line) && above !== '';
    const isNamed = PROJECT_LINE.test(line);
    const startsAnew = isNamed || (/^\p{Lu}/u.test(line) && above.length < longest * FULL_LINE);
    return opens && startsAnew && text.indexOf(` ${line.slice(0, KNOWN_CHARS)}`) > 0;
  });
  if (below === undefined) return [text];
  const place = text.indexOf(` ${below.slice(0, KNOWN_CHARS)}`);
  return [text.slice(0, place).replace(/[\s,;]+$/, ''), ...ownLines(text.slice(place + 1), resumeText)];
}
const KNOWN_CHARS = 24;

/** "Group EIA exercise, third year – a made-up wind farm": another project that the reading put below the one before. */
const NAMED_ANEW = /^(\p{Lu}[^.:,–—]{2,50})(?:, [^.:,–—]{2,25})? [–—] (an? .{10,})$/su;

/** A line of a project, and the lines joined behind it. */
const factsOfProject = (text: string, name: string, resumeText: string): ToldFact[] =>
  ownLines(tidy(text), resumeText).map((line, at) => {
    const [, anew = '', told = ''] = NAMED_ANEW.exec(line) ?? [];
    if (told !== '') return { text: told, employer: anew, title: '', isProject: true, isCurrent: false };
    const plain = { text: line, employer: at === 0 ? tidy(name) : '', title: '', isProject: true, isCurrent: false };
    return (at === 0 ? undefined : factOfLine(line, '')) ?? plain;
  });

/** A line of more words that is a paragraph tells several things, of which a question is about one. */
const PARAGRAPH_WORDS = 26;
/** So long a deed is still said together with the sentence behind it that tells what came of it. */
const WITH_RESULT_WORDS = 38;
export const SENTENCE_END =
  /(?<=[\p{L}\d)%][\p{L}\d)%][.!?])(?<!\b(?:No|no|St|Dr|Mr|Mrs|Ms|Capt|approx|incl)\.)\s+(?=\p{Lu}|\d)/u;

/** "Make-up water went down 18 per cent": a figure that says what came of the deed before it. */
const RESULT = /\b(?:went (?:up|down|from)|came down|fell|rose|dropped|grew|saved)\b[^.;]{0,40}?\d/iu;

/** A paragraph as its sentences; one too short to be told by itself stays with the sentence before it. */
function toldSentences(line: string): string[] {
  const text = tidy(line);
  if (wordCount(text) <= PARAGRAPH_WORDS) return [text];
  const sentences: string[] = [];
  for (const sentence of text.split(SENTENCE_END)) {
    const isResult =
      (MEASURED_CHANGE.test(sentence) || RESULT.test(sentence)) &&
      wordCount(`${sentences.at(-1)} ${sentence}`) <= WITH_RESULT_WORDS;
    if (sentences.length > 0 && (!isFact(sentence) || LEANS.test(sentence) || isResult))
      sentences.push(`${sentences.pop()} ${sentence}`);
    else sentences.push(sentence);
  }
  return sentences;
}

/** The employer and the title as they are said: a title that was read as the employer is one, and a name that was cut wrongly is none. */
function namesOf(
  employer: string,
  title: string,
  text: string,
  confidence: number,
): { employer: string; title: string } {
  const said = { employer: confidence < LEAST_OF_EMPLOYER ? '' : spokenEmployer(employer), title: spokenTitle(title) };
  const plain = (some: string) => some.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
  if (said.employer === '' || isCompany(employer)) return said;
  const written = ` ${plain(text)} `;
  const words = plain(said.employer)
    .split(' ')
    .filter((word) => word !== '');
  const known = words.filter((word) => written.includes(` ${word} `));
  // Part of a name that the resume does not have so was cut wrongly: "first nths by agency".
  if (known.length > 0 && known.length < words.length) return { ...said, employer: '' };
  if (confidence >= DOUBTFUL_NAMES) return said;
  if (isTitle(title)) return { ...said, employer: '' };
  return isTitle(employer) ? { employer: '', title: said.employer } : said;
}
/** Below this confidence the deed may be of another employer, so none is named. */
const LEAST_OF_EMPLOYER = 0.5;
/** Below this confidence of the reading a title may have been taken for the employer. */
const DOUBTFUL_NAMES = 0.5;

/** Behind such a word a line cannot end: the reading left out what follows on the next one. */
const CUT_OFF = /\s(?:from|to|of|with|by|the|and|for|in|at|on|a|an|under|over|per)$/iu;
const LONGEST_REST = 90;

/** A line that ends in the middle, with what the resume has below it. */
function wholeLine(line: string, resumeText: string): string {
  const text = tidy(line);
  if (!CUT_OFF.test(text)) return text;
  const below = resumeText.split(/\r?\n/).map(tidy);
  const at = below.findIndex((one) => one !== '' && text.endsWith(one.slice(-KNOWN_CHARS)));
  const rest = at < 0 ? '' : (below[at + 1] ?? '');
  return rest === '' || rest.length > LONGEST_REST || /^\p{Lu}{2}/u.test(rest) ? text : `${text} ${rest}`;
}

/** "… no accident. As buddy driver": the reading ended the line before what the person did as such. */
const OPENED = /(?<=[.!?]\s)(?:As|In|At|On|For|From|Since|During|With) [^.!?;:]{2,40}$/u;

/** The lines of a job, each from the beginning of its first sentence. */
function joinOpened(lines: readonly string[]): string[] {
  const whole: string[] = [];
  let opened = '';
  for (const [at, line] of lines.entries()) {
    const text = opened === '' ? line : `${opened} ${line}`;
    opened = /^(?:I|we)\b/iu.test(lines[at + 1] ?? '') ? (OPENED.exec(text)?.[0] ?? '') : '';
    const own = opened === '' ? text : text.slice(0, -opened.length).trim();
    if (own !== '') whole.push(own);
  }
  return whole;
}

/** Says why a job ended or when one worked, or leads by dots from a title to its dates, and tells nothing that was done. */
const NO_DEED = /^(?:reasons? for (?:wanting to )?leav\w+\b.*|\([^()]*\))$|\.{5}/i;

/** The achievements of jobs and projects, in the order of the resume. */
function toldFacts(resume: ParsedResume): ResumeFact[] {
  const jobs = surelyRead(resume);
  const atWork = jobs.flatMap(({ achievements, employer, title, endDate, confidence = 1 }) =>
    joinOpened(achievements.map((line) => wholeLine(line, resume.text)))
      .flatMap(toldSentences)
      .filter((text) => !NO_DEED.test(text))
      .map((text) => ({
        text,
        ...namesOf(employer, title, resume.text, confidence),
        isProject: false,
        isCurrent: CURRENT.test(endDate),
      })),
  );
  const inProjects = resume.projects.flatMap((project): ToldFact[] => {
    if (project.achievements.length === 0) return factsOfName(project, resume.text);
    return project.achievements.flatMap((text) => factsOfProject(text, project.name, resume.text));
  });
  const places = resume.experience.map(({ employer, title, endDate, confidence = 1 }) => ({
    ...namesOf(employer, title, resume.text, confidence),
    isCurrent: CURRENT.test(endDate),
  }));
  const ofReferees = linesBelowReferences(resume.text);
  return withUnread([...atWork, ...inProjects], resume.text, places)
    .filter(({ text }) => isFact(text) && !ofReferees.has(text.toLowerCase()) && !namesWithoutTelling(text))
    .slice(0, MAX_FACTS)
    .map((fact, order) => ({ ...fact, order }));
}

function factsOfText(text: string): ResumeFacts {
  const lines = text
    .split(/\r?\n|(?<=[a-z0-9)][.;]) (?=[A-Z])/)
    .map(tidy)
    .filter((line) => line !== '');
  const facts = lines
    .filter((line) => isFact(line) && !SKILLS_HEADING.test(line) && /^[A-Z"(]/.test(line) && !/@|https?:/.test(line))
    .slice(0, MAX_FACTS)
    .map((line, order) => ({ text: line, employer: '', title: '', isProject: false, isCurrent: false, order }));
  const skillLines = lines.flatMap((line, index) => {
    if (!SKILLS_HEADING.test(line)) return [];
    const rest = line.replace(SKILLS_HEADING, '');
    return rest !== '' ? [rest] : [lines[index + 1] ?? ''];
  });
  const skills = skillLines
    .flatMap((line) => line.split(/[,;|•·]/))
    .map(tidy)
    .filter((skill) => skill !== '' && wordCount(skill) <= 4);
  return {
    title: '',
    employer: '',
    isCurrent: false,
    education: '',
    skills,
    facts,
    lines: linesOf('skill', skills),
    jobs: [],
    text,
  };
}

const yearIn = (date: string): number => Number(/\b(?:19|20)\d\d\b/.exec(date)?.[0] ?? 0);

const isEmpty = ({ text, skills }: ParsedResume): boolean => text.trim() === '' && skills.length === 0;

/** What a resume says, as facts that an answer may be made of. Null when there is nothing to make one of. */
export function readResumeFacts(resume: ParsedResume | string | null): ResumeFacts | null {
  if (resume === null) return null;
  if (typeof resume === 'string') return resume.trim() === '' ? null : factsOfText(resume);
  const facts = toldFacts(resume);
  const latest = resume.experience.find((job) => job.title !== '' || job.employer !== '');
  if (latest === undefined && facts.length === 0 && isEmpty(resume)) return null;
  const job = {
    title: spokenTitle(latest?.title ?? ''),
    employer: spokenEmployer(latest?.employer ?? ''),
    isCurrent: CURRENT.test(latest?.endDate ?? ''),
    education: schoolLine(resume.education[0]),
    lines: listedLines(resume),
    text: resume.text,
    jobs: surelyRead(resume)
      .map((job) => ({ job, ...job, confidence: job.confidence ?? 1 }))
      .map(({ job, title, employer, startDate, endDate, confidence }) => ({
        title: spokenTitle(title),
        employer: confidence < SURE_OF_EMPLOYER ? '' : spokenEmployer(employer),
        since: yearIn(startDate),
        until: yearIn(endDate),
        isCurrent: CURRENT.test(endDate),
        place: resume.experience.indexOf(job),
      }))
      .filter(({ title }) => title !== ''),
  };
  const skills = resume.skills.flatMap(wholeSkills);
  if (facts.length === 0 && resume.text.trim() !== '') {
    const fromText = factsOfText(resume.text);
    return { ...fromText, ...job, skills: skills.length > 0 ? skills : fromText.skills };
  }
  return { ...job, skills: skills.filter((skill) => skill !== ''), facts };
}

/** A place begins with a capital and is no rest of a sentence, nor a course. */
const IS_PLACE = /^\p{Lu}(?!.*(?:[.!?] \p{Lu}|\b[Ff]irst [Aa]id\b))/u;

function schoolLine(school: ParsedResume['education'][number] | undefined): string {
  if (school === undefined) return '';
  const degree = tidy(school.degree);
  const read = tidy(school.institution);
  const institution = IS_PLACE.test(read) ? read : '';
  if (degree !== '' && institution !== '') return `**${degree}** at **${institution}**`;
  return degree !== '' ? `**${degree}**` : institution !== '' ? `at **${institution}**` : '';
}
