import type { ParsedResume, ResumeDemand, ResumeReview, ScorePart } from '@greenroom/contract/resume';
import type { JobDemand } from '../job/job-demand.ts';
import { readJobDemand, settleChoices } from '../job/job-demand.ts';
import { scoreDocument } from './document-score.ts';
import { listNames, scoreParts } from './score-parts.ts';
import { showDemands } from './show-demands.ts';
import { createShowingLookup } from './shown-skills.ts';
import { suggest } from './suggest.ts';

export type ReviewInput = { resume: ParsedResume; jobDescription: string; today: string };

const FEWEST_RESUME_LETTERS = 20;

/**
 * Holds a resume against a job: a score from 0 to 100 (its parts are in docs/resume-score.md), skills shown and
 * missing, hints. The same input gives the same review. `cannotScore` says why where there is nothing to score; `today`
 * is an ISO date.
 */
export function reviewResume(input: ReviewInput): ResumeReview | { cannotScore: string } {
  const { resume, jobDescription, today } = input;
  const letterCount = resume.text.match(/\p{L}/gu)?.length ?? 0;
  if (letterCount === 0) return { cannotScore: 'The resume has no text that can be read, so it cannot be scored.' };
  if (letterCount < FEWEST_RESUME_LETTERS) {
    return {
      cannotScore:
        'The resume holds next to no text, so there is nothing to score. Please check that it is the right file.',
    };
  }
  if (!/\p{L}/u.test(jobDescription)) {
    return {
      cannotScore: 'There is no job description to hold the resume against. Paste the advertisement or name the role.',
    };
  }
  const wanted = readJobDemand(jobDescription);
  if (!wanted) {
    return {
      cannotScore:
        'The job description names no skill and no role that is known here, so there is nothing to hold the resume against. Paste more of the advertisement.',
    };
  }
  const showing = createShowingLookup(resume);
  const demand = settleChoices(wanted, (skill) => showing(skill).showing !== 'missing');
  const demands = showDemands(resume, [...demand.hard, ...demand.soft, ...demand.niceToHave], showing);
  const breakdown = scoreParts({ resume, today, demand, demands });
  const scoreValue = Math.min(100, Math.round(breakdown.reduce((sum, part) => sum + part.points, 0)));
  return {
    scoreValue,
    scoreSummary: summarize(demands, breakdown),
    hardSkills: skillSetOf(demands, 'hard'),
    softSkills: skillSetOf(demands, 'soft'),
    niceToHave: demands.filter(({ level }) => level === 'nice').map(({ name }) => name),
    breakdown,
    demands: demands.toSorted((left, right) => right.weight - left.weight),
    document: scoreDocument(resume),
    suggestions: suggest(resume, demand, showing, demands),
    warnings: warningsOf(resume, demand),
    reviewedBy: 'built-in-coach',
  };
}

function skillSetOf(demands: ResumeDemand[], category: 'hard' | 'soft'): ResumeReview['hardSkills'] {
  const own = demands.filter((demand) => demand.category === category && demand.level !== 'nice');
  return {
    required: own.map(({ name }) => name),
    missing: own.filter(({ state }) => state === 'missing').map(({ name }) => name),
  };
}

function summarize(demands: ResumeDemand[], breakdown: ScorePart[]): string {
  const skills = demands.filter(({ level }) => level !== 'nice');
  const shown = skills.filter(({ state }) => state === 'work' || state === 'listed');
  const unclear = skills.filter(({ state }) => state === 'unclear').length;
  const atWork = skills.filter(({ state }) => state === 'work');
  const missing = skills.filter(({ state, category }) => state === 'missing' && category === 'hard');
  const first = `The resume shows ${shown.length} of the ${skills.length} skills that the job asks for, ${atWork.length} of them by work, certificates or studies.`;
  const doubt = unclear === 0 ? '' : `Whether it shows ${unclear} more is not clear.`;
  const second =
    missing.length === 0
      ? ''
      : `The most important that ${missing.length === 1 ? 'is' : 'are'} missing: ${listNames(missing.map(({ name }) => name))}.`;
  const weakest = [...breakdown].sort(
    (left, right) => right.maxPoints - right.points - (left.maxPoints - left.points),
  )[0];
  const third =
    weakest && weakest.points < weakest.maxPoints
      ? `Most to gain: ${weakest.label.toLowerCase()} (${weakest.points} of ${weakest.maxPoints} points).`
      : '';
  return [first, doubt, second, third].filter((sentence) => sentence !== '').join(' ');
}

function warningsOf(resume: ParsedResume, demand: JobDemand): string[] {
  const warnings: string[] = [];
  if (resume.hiddenTextFound) {
    warnings.push(
      'The file has text that a person cannot see, or instructions to the program that reads it. They were left out of the review.',
    );
  }
  if (demand.assumedRole) {
    warnings.push(
      `The job description names few skills, so those typical of the role ${demand.assumedRole} were taken. Paste the advertisement for a closer review.`,
    );
  }
  if (resume.experience.length === 0) warnings.push('No work history was found under a heading such as "Experience".');
  return warnings;
}
