import type { DocumentScore, ParsedResume, ScorePart } from '@greenroom/contract/resume';
import { hasOutcome } from '../entities/outcome-numbers.ts';

const OUTCOMES_POINTS = 60;
const READABILITY_POINTS = 40;
const FULL_OUTCOME_SHARE = 0.4;
const FEWEST_OUTCOMES = 3;

/**
 * What the document itself is like, regardless of the job: outcomes in its lines, and whether a parser finds its way. 0
 * to 100.
 */
export function scoreDocument(resume: ParsedResume): DocumentScore {
  const parts = [scoreOutcomes(resume), scoreReadability(resume)];
  return { value: Math.round(parts.reduce((sum, { points }) => sum + points, 0)), parts };
}

function scoreOutcomes(resume: ParsedResume): ScorePart {
  const lines = [...resume.experience, ...resume.projects].flatMap((place) => place.achievements);
  const counted = lines.filter(hasOutcome).length;
  const target = Math.max(FEWEST_OUTCOMES, Math.ceil(lines.length * FULL_OUTCOME_SHARE));
  const advice =
    lines.length === 0
      ? 'Write two to five lines about each job or project, and say how many, how much or how often where you know it.'
      : counted >= target
        ? 'Enough of your lines say what came of the work.'
        : `${counted} of ${lines.length} lines about your work ${counted === 1 ? 'says' : 'say'} what came of it: add how many, how much, how often or how long where you know it.`;
  const points = OUTCOMES_POINTS * Math.min(1, counted / target);
  return part('outcomes', 'Outcomes', points, OUTCOMES_POINTS, advice);
}

function scoreReadability(resume: ParsedResume): ScorePart {
  const jobs = resume.experience;
  const checks: [boolean, number, string][] = [
    [resume.fullName !== '', 4, 'Put your name alone on the first line.'],
    [resume.emailAddress !== '', 8, 'Put an e-mail address at the top.'],
    [resume.phoneNumber !== '' || resume.links.length > 0, 4, 'Add a phone number or a link at the top.'],
    [jobs.length > 0, 8, 'Give your jobs a heading of their own, such as "Experience".'],
    [resume.education.length > 0 || resume.skills.length > 0, 4, 'Add sections headed "Education" and "Skills".'],
    [
      jobs.length > 0 && jobs.every((job) => job.startDate !== ''),
      8,
      'Give every job its dates, such as "Mar 2021 – Present".',
    ],
    [
      jobs.length > 0 && jobs.every((job) => job.title !== '' && job.employer !== ''),
      4,
      'Name title and employer of every job on lines of their own.',
    ],
  ];
  const points = checks.reduce((sum, [isMet, worth]) => sum + (isMet ? worth : 0), 0);
  const missing = checks.filter(([isMet]) => !isMet).sort((left, right) => right[1] - left[1])[0];
  return part(
    'readability',
    'Readability for a parser',
    points,
    READABILITY_POINTS,
    missing?.[2] ?? 'A parser finds everything it looks for.',
  );
}

function part(name: ScorePart['name'], label: string, points: number, maxPoints: number, advice: string): ScorePart {
  return { name, label, points: Math.round(points * 10) / 10, maxPoints, advice };
}
