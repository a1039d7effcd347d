import type { ParsedResume, ScorePart } from '@greenroom/contract/resume';
import { hasOutcomeNumber } from '../entities/outcome-numbers.ts';
import type { DemandedSkill, JobDemand } from '../job/job-demand.ts';
import { knownFirst } from '../job/job-demand.ts';
import { requiredYears, resumeLevel, titleLevel, workedYears } from './seniority.ts';
import type { ShowingLookup } from './shown-skills.ts';

/** Weights of the parts; docs/resume-score.md explains them. */
const SKILLS_POINTS = 40;
const EVIDENCE_POINTS = 20;
const SENIORITY_POINTS = 15;
const OUTCOMES_POINTS = 15;
const READABILITY_POINTS = 10;

const HARD_SHARE = 0.75;
/** A skill that stands only in a list counts for half of one that the work shows. */
const LISTED_WORTH = 0.5;
const NICE_POINTS = 3;
/** Nobody shows each skill at work: three in five earn the full points. */
const FULL_EVIDENCE_SHARE = 0.6;
const FULL_OUTCOME_SHARE = 0.4;
const FEWEST_OUTCOMES = 3;
const YEARS_POINTS = 9;
const LEVEL_POINTS = 6;
const MAX_ADVICE_SKILLS = 3;

export type ScoreInput = {
  resume: ParsedResume;
  jobDescription: string;
  today: string;
  demand: JobDemand;
  showing: ShowingLookup;
};

/** The five parts of the score in the order in which they are shown; their points add up to at most 100. */
export function scoreParts(input: ScoreInput): ScorePart[] {
  return [
    scoreSkills(input),
    scoreEvidence(input),
    scoreSeniority(input),
    scoreOutcomes(input.resume),
    scoreReadability(input.resume),
  ];
}

function scoreSkills({ demand, showing }: ScoreInput): ScorePart {
  const hard = coverage(demand.hard, showing);
  const soft = coverage(demand.soft, showing);
  const hardWeight = demand.hard.length === 0 ? 0 : demand.soft.length === 0 ? 1 : HARD_SHARE;
  const nice = demand.niceToHave.length === 0 ? 0 : coverage(demand.niceToHave, showing) * NICE_POINTS;
  const points = Math.min(SKILLS_POINTS, (hard * hardWeight + soft * (1 - hardWeight)) * SKILLS_POINTS + nice);
  const missing = knownFirst([...demand.hard, ...demand.soft].filter((skill) => showing(skill) === 'missing')).map(
    ({ wording }) => wording,
  );
  const advice =
    missing.length === 0
      ? 'Every required skill is there. Keep the wording of the job where it is true of you.'
      : `Show ${listNames(missing)} where it is true of you: name the work in which you did it.`;
  return part('skills', 'Skills covered', points, SKILLS_POINTS, advice);
}

/** The share of skills that the resume shows, from 0 to 1. */
function coverage(skills: DemandedSkill[], showing: ShowingLookup): number {
  const worth = { 'in-work': 1, listed: LISTED_WORTH, missing: 0 };
  const shown = skills.reduce((sum, skill) => sum + worth[showing(skill)] * skill.weight, 0);
  return skills.length === 0 ? 0 : shown / totalWeight(skills);
}

const totalWeight = (skills: DemandedSkill[]) => skills.reduce((sum, { weight }) => sum + weight, 0);

function scoreEvidence({ demand, showing }: ScoreInput): ScorePart {
  const skills = [...demand.hard, ...demand.soft];
  const shown = totalWeight(skills.filter((skill) => showing(skill) === 'in-work'));
  const points = EVIDENCE_POINTS * Math.min(1, shown / Math.max(1, totalWeight(skills) * FULL_EVIDENCE_SHARE));
  const listed = skills.filter((skill) => showing(skill) === 'listed').map(({ wording }) => wording);
  const advice =
    listed.length === 0
      ? 'Describe in your jobs where you used the skills that this one asks for.'
      : `${listNames(listed)} ${listed.length === 1 ? 'stands' : 'stand'} outside the work history: say in which job you needed ${listed.length === 1 ? 'it' : 'them'} and for what.`;
  return part('evidence', 'Evidence in the work history', points, EVIDENCE_POINTS, advice);
}

function scoreSeniority({ resume, jobDescription, today }: ScoreInput): ScorePart {
  const worked = workedYears(resume, today);
  const wantedYears = requiredYears(jobDescription);
  const hasJobs = resume.experience.some((job) => job.title !== '' || job.employer !== '');
  const yearsShare =
    wantedYears === undefined ? (hasJobs ? Math.min(1, 0.5 + worked / 4) : 0) : Math.min(1, worked / wantedYears);
  const wantedLevel = titleLevel(jobDescription.slice(0, 160));
  const level = resumeLevel(resume);
  const levelShare =
    level === undefined ? 0 : wantedLevel === undefined ? 1 : Math.max(0, 1 - Math.max(0, wantedLevel - level) / 3);
  const points = yearsShare * YEARS_POINTS + levelShare * LEVEL_POINTS;
  return part('seniority', 'Seniority', points, SENIORITY_POINTS, seniorityAdvice(worked, wantedYears, hasJobs));
}

function seniorityAdvice(worked: number, wanted: number | undefined, hasJobs: boolean): string {
  if (!hasJobs)
    return 'Add your jobs with title, employer and dates: without them nobody can tell how long you have done this.';
  if (worked === 0) return 'Give each job a start and an end date with month and year.';
  if (wanted !== undefined && worked < wanted) {
    return `The job asks for ${wanted} years and your dates add up to about ${worked}: add earlier or parallel work that counts.`;
  }
  return 'Your dates and titles carry the level that the job asks for.';
}

function scoreOutcomes(resume: ParsedResume): ScorePart {
  const lines = [...resume.experience, ...resume.projects].flatMap((place) => place.achievements);
  const counted = lines.filter(hasOutcomeNumber).length;
  const target = Math.max(FEWEST_OUTCOMES, Math.ceil(lines.length * FULL_OUTCOME_SHARE));
  const advice =
    lines.length === 0
      ? 'Write two to five lines about each job or project, and say how many, how much or how often where you know it.'
      : counted >= target
        ? 'Enough of your lines say what came of the work in numbers.'
        : `${counted} of ${lines.length} lines about your work ${counted === 1 ? 'has' : 'have'} a number: add how many, how much, how often or how long where you know it.`;
  return part(
    'outcomes',
    'Outcomes in numbers',
    OUTCOMES_POINTS * Math.min(1, counted / target),
    OUTCOMES_POINTS,
    advice,
  );
}

function scoreReadability(resume: ParsedResume): ScorePart {
  const jobs = resume.experience;
  const checks: [boolean, number, string][] = [
    [resume.fullName !== '', 1, 'Put your name alone on the first line.'],
    [resume.emailAddress !== '', 2, 'Put an e-mail address at the top.'],
    [resume.phoneNumber !== '' || resume.links.length > 0, 1, 'Add a phone number or a link at the top.'],
    [jobs.length > 0, 2, 'Give your jobs a heading of their own, such as "Experience".'],
    [resume.education.length > 0 || resume.skills.length > 0, 1, 'Add sections headed "Education" and "Skills".'],
    [
      jobs.length > 0 && jobs.every((job) => job.startDate !== ''),
      2,
      'Give every job its dates, such as "Mar 2021 – Present".',
    ],
    [
      jobs.length > 0 && jobs.every((job) => job.title !== '' && job.employer !== ''),
      1,
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

/** At most three of them in the job's own words, which may be several: `"A", "B" and "C"` or `"A", "B", "C" and 4 more`. */
export function listNames(names: string[]): string {
  const shown = names.slice(0, MAX_ADVICE_SKILLS).map((name) => `"${name}"`);
  const rest = names.length - shown.length;
  if (rest > 0) return `${shown.join(', ')} and ${rest} more`;
  return shown.length < 2 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}
