import type { ParsedResume } from '@greenroom/contract/resume';

/** One thing that the resume says was done, with where; `employer` and `title` are empty when the resume does not say. */
export type ResumeFact = { text: string; employer: string; title: string; isCurrent: boolean; order: number };
export type ResumeFacts = {
  title: string;
  employer: string;
  isCurrent: boolean;
  education: string;
  skills: string[];
  facts: ResumeFact[];
  /** All the words of the resume in lower case, to look up whether something stands in it. */
  haystack: string;
};

const CURRENT = /present|current|now|today|ongoing|to date/i;
const BULLET = /^[\s•◦▪‣·*●○–—-]+/u;
const SKILLS_HEADING = /^(?:technical |core |key |professional )?(?:skills|technologies|tools|competencies)\b[\s:–-]*/i;
/** A line of a resume that tells of something done has about this many words. */
const FACT_WORDS = { min: 4, max: 60 };
const MAX_FACTS = 200;

const tidy = (text: string): string => text.replace(BULLET, '').replace(/\*\*/g, '').replace(/\s+/g, ' ').trim();
const wordCount = (text: string): number => text.split(' ').length;
const isFact = (text: string): boolean => wordCount(text) >= FACT_WORDS.min && wordCount(text) <= FACT_WORDS.max;

function factsOfText(text: string): ResumeFacts {
  const lines = text
    .split(/\r?\n|(?<=[a-z0-9)][.;]) (?=[A-Z])/)
    .map(tidy)
    .filter((line) => line !== '');
  const facts = lines
    .filter((line) => isFact(line) && !SKILLS_HEADING.test(line) && /^[A-Z"(]/.test(line) && !/@|https?:/.test(line))
    .slice(0, MAX_FACTS)
    .map((line, order) => ({ text: line, employer: '', title: '', isCurrent: false, order }));
  const skillLines = lines.flatMap((line, index) => {
    if (!SKILLS_HEADING.test(line)) return [];
    const rest = line.replace(SKILLS_HEADING, '');
    return rest !== '' ? [rest] : [lines[index + 1] ?? ''];
  });
  const skills = skillLines
    .flatMap((line) => line.split(/[,;|•·]/))
    .map(tidy)
    .filter((skill) => skill !== '' && wordCount(skill) <= 4);
  return { title: '', employer: '', isCurrent: false, education: '', skills, facts, haystack: text.toLowerCase() };
}

/** What a resume says, as facts that an answer may be made of. Null when there is nothing to make one of. */
export function readResumeFacts(resume: ParsedResume | string | null): ResumeFacts | null {
  if (resume === null) return null;
  if (typeof resume === 'string') return resume.trim() === '' ? null : factsOfText(resume);
  const facts = resume.experience
    .flatMap((job) =>
      job.achievements.map((achievement) => ({
        text: tidy(achievement),
        employer: tidy(job.employer),
        title: tidy(job.title),
        isCurrent: CURRENT.test(job.endDate),
        order: 0,
      })),
    )
    .filter((fact) => isFact(fact.text))
    .slice(0, MAX_FACTS)
    .map((fact, order) => ({ ...fact, order }));
  const latest = resume.experience.find((job) => job.title !== '' || job.employer !== '');
  const school = resume.education[0];
  const parts = [
    resume.text,
    resume.summary,
    resume.headline,
    ...resume.skills,
    ...resume.certifications,
    ...facts.map((fact) => fact.text),
  ];
  const haystack = parts.join('\n').toLowerCase();
  if (latest === undefined && facts.length === 0 && resume.text.trim() === '' && resume.skills.length === 0)
    return null;
  if (facts.length === 0 && resume.text.trim() !== '') {
    const fromText = factsOfText(resume.text);
    return {
      ...fromText,
      skills: resume.skills.length > 0 ? resume.skills.map(tidy) : fromText.skills,
      title: tidy(latest?.title ?? ''),
      employer: tidy(latest?.employer ?? ''),
      isCurrent: CURRENT.test(latest?.endDate ?? ''),
      education: schoolLine(school),
    };
  }
  return {
    title: tidy(latest?.title ?? ''),
    employer: tidy(latest?.employer ?? ''),
    isCurrent: CURRENT.test(latest?.endDate ?? ''),
    education: schoolLine(school),
    skills: resume.skills.map(tidy).filter((skill) => skill !== ''),
    facts,
    haystack,
  };
}

function schoolLine(school: ParsedResume['education'][number] | undefined): string {
  if (school === undefined) return '';
  const degree = tidy(school.degree);
  const institution = tidy(school.institution);
  if (degree !== '' && institution !== '') return `**${degree}** at **${institution}**`;
  return degree !== '' ? `**${degree}**` : institution !== '' ? `at **${institution}**` : '';
}
