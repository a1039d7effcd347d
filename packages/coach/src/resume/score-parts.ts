import type { ParsedResume, ResumeDemand, ScorePart } from '@greenroom/contract/resume';
import { demandCoverage, skillPoints } from '@greenroom/contract/resume-score';
import type { JobDemand } from '../job/job-demand.ts';
import { fitDegree } from './degree-fit.ts';
import type { OccupationFit } from './occupation-fit.ts';
import { fitOccupation, jobsOf, yearsOf } from './occupation-fit.ts';

/** Weights of the parts; docs/resume-score.md explains them. The points of a part that a job does not ask for go to the skills. */
const SKILLS_POINTS = 58;
const OCCUPATION_POINTS = 30;
const EDUCATION_POINTS = 7;
const SOFT_POINTS = 5;
/** Of the points of the occupation: the title, the years in it, the level. */
const TITLE_SHARE = 0.55;
const YEARS_SHARE = 0.3;
const LEVEL_SHARE = 0.15;
/** Years that are enough where the job names none. */
const USUAL_YEARS = 2;
/** Titles differ from firm to firm: who shows so much of the trade at work is of the trade. */
const TRADE_COVERAGE = 0.6;
const WORTH_OF_COVERAGE = 0.85;
/** Below this likeness the person comes from another trade, and years there do not count. */
const LEAST_LIKENESS = 0.3;
/** A list of keywords without any work behind it proves little. */
const SHARE_WITHOUT_WORK = 0.5;
const MAX_ADVICE_SKILLS = 3;

export type ScoreInput = {
  resume: ParsedResume;
  today: string;
  demand: JobDemand;
  demands: ResumeDemand[];
};

/** The parts of the match in the order in which they are shown; their points add up to at most 100. Nothing but the job counts. */
export function scoreParts(input: ScoreInput): ScorePart[] {
  const { demand, demands } = input;
  const hasSoft = demands.some(({ category }) => category === 'soft');
  const hasHard = demands.some(({ category }) => category === 'hard');
  const softPoints = !hasSoft ? 0 : hasHard ? SOFT_POINTS : SOFT_POINTS + SKILLS_POINTS;
  const educationPoints = demand.degree ? EDUCATION_POINTS : 0;
  const hardPoints = hasHard ? 100 - OCCUPATION_POINTS - softPoints - educationPoints : 0;
  const occupationPoints = 100 - hardPoints - softPoints - educationPoints;
  return [
    ...(hasHard ? [scoreSkills(demands, hardPoints, hasWork(input.resume) ? 1 : SHARE_WITHOUT_WORK)] : []),
    scoreOccupation(input, occupationPoints),
    ...(demand.degree ? [scoreEducation(input, educationPoints)] : []),
    ...(hasSoft ? [scoreSoftSkills(demands, softPoints)] : []),
  ];
}

const hasWork = (resume: ParsedResume) =>
  [...resume.experience, ...resume.projects].some(({ achievements }) => achievements.length > 0) ||
  jobsOf(resume).some(({ title, employer }) => title !== '' || employer !== '');

function scoreSkills(demands: ResumeDemand[], maxPoints: number, share: number): ScorePart {
  const hard = demands.filter(({ category, level }) => category === 'hard' && level !== 'nice');
  const missing = hard.filter(({ state }) => state === 'missing').map(({ name }) => name);
  const listed = hard.filter(({ state }) => state === 'listed').map(({ name }) => name);
  const advice =
    missing.length > 0
      ? `Show ${listNames(missing)} where it is true of you: name the work in which you did it.`
      : listed.length > 0
        ? `${listNames(listed)} ${listed.length === 1 ? 'is' : 'are'} only listed: say in which job you needed ${listed.length === 1 ? 'it' : 'them'} and for what.`
        : hard.some(({ state }) => state === 'unclear')
          ? 'Look at the skills of which your resume does not tell, and say in the words of the job what is true of you.'
          : 'Every required skill is there. Keep the wording of the job where it is true of you.';
  return part('skills', 'Hard skills', skillPoints(demands, 'hard', maxPoints) * share, maxPoints, advice);
}

function scoreSoftSkills(demands: ResumeDemand[], maxPoints: number): ScorePart {
  const soft = demands.filter(({ category }) => category === 'soft');
  const missing = soft.filter(({ state }) => state === 'missing' || state === 'unclear');
  const advice =
    missing.length === 0
      ? 'The traits that the job names are there.'
      : `Let a line about your work show ${listNames(missing.map(({ name }) => name))}.`;
  return part('soft-skills', 'Soft skills', skillPoints(demands, 'soft', maxPoints), maxPoints, advice);
}

function scoreOccupation({ resume, today, demand, demands }: ScoreInput, maxPoints: number): ScorePart {
  const fit = fitOccupation(resume, demand, today);
  const atWork = demands.map((one) =>
    one.state === 'listed' || one.state === 'unclear' ? { ...one, state: 'missing' as const } : one,
  );
  const hasJobs = jobsOf(resume).some(({ title, employer }) => title !== '' || employer !== '');
  const ofTrade = Math.min(1, demandCoverage(atWork, 'hard') / TRADE_COVERAGE) * WORTH_OF_COVERAGE;
  const likeness = hasJobs ? Math.max(fit.similarity, ofTrade) : 0;
  const isOfTrade = likeness >= LEAST_LIKENESS;
  const wantedYears = demand.years;
  const years = fit.years > 0 ? fit.years : isOfTrade ? worked(resume, today) * likeness : 0;
  const yearsShare = Math.min(1, years / (wantedYears ?? USUAL_YEARS));
  const share = isOfTrade
    ? likeness * (TITLE_SHARE + YEARS_SHARE * yearsShare + LEVEL_SHARE * fit.level)
    : (likeness * TITLE_SHARE) / 2;
  const advice = occupationAdvice({ fit, isOfTrade, hasJobs, years, wantedYears, roleTitle: demand.roleTitle });
  return part('occupation', 'Title and experience', share * maxPoints, maxPoints, advice);
}

function worked(resume: ParsedResume, today: string): number {
  return yearsOf(jobsOf(resume), today);
}

type OccupationFacts = {
  fit: OccupationFit;
  isOfTrade: boolean;
  hasJobs: boolean;
  years: number;
  wantedYears: number | undefined;
  roleTitle: string;
};

function occupationAdvice({ fit, isOfTrade, hasJobs, years, wantedYears, roleTitle }: OccupationFacts): string {
  if (!hasJobs)
    return 'Add your jobs with title, employer and dates: without them nobody can tell how long you have done this.';
  if (!isOfTrade && roleTitle !== '')
    return `No job of yours reads like ${roleTitle}. Where one had such work in it, say so in its title or first line.`;
  if (years === 0) return 'Give each job a start and an end date with month and year.';
  if (wantedYears !== undefined && years < wantedYears)
    return `The job asks for ${wantedYears} years and your jobs in this field add up to about ${Math.round(years)}: add earlier or parallel work that counts.`;
  return fit.closestTitle === ''
    ? 'Your jobs carry the experience that this one asks for.'
    : `"${fit.closestTitle}" and your dates carry the experience that the job asks for.`;
}

function scoreEducation({ resume, demand }: ScoreInput, maxPoints: number): ScorePart {
  const share = demand.degree ? fitDegree(resume, demand.degree) : 0;
  const advice =
    share === 1
      ? 'Your education answers what the job asks for.'
      : `The job says: "${demand.degree?.sentence ?? ''}" Name your degree and its subject, or the training that takes its place.`;
  return part('education', 'Education', share * maxPoints, maxPoints, advice);
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
