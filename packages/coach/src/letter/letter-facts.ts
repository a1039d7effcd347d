import type { ParsedResume, ResumeExperience } from '@greenroom/contract/resume';
import { hasOutcomeNumber } from '../resume/outcome-numbers.ts';
import { DUTY_VERBS } from '../skills/duty-verbs-data.ts';
import type { JobSkill } from '../skills/find-skills.ts';
import { findJobSkills, findSkills } from '../skills/find-skills.ts';
import { toFirstPerson } from './first-person.ts';
import type { JobFacts } from './job-facts.ts';
import { findJobFacts } from './job-facts.ts';

/** A deed of the resume in the words of the resume, ready to stand behind "I". `jobIndex` counts from the latest job. */
export type Deed = { clause: string; jobIndex: number; skills: string[]; weight: number };
export type LetterFacts = {
  job: JobFacts;
  resume: ParsedResume;
  jobs: ResumeExperience[];
  deeds: Deed[];
  /** Skills that the job asks for and the work shows, in the order of the job. */
  provenSkills: string[];
  /** Skills that the job asks for and the resume names outside the work. */
  listedSkills: string[];
};

const SKILL_WEIGHT = 3;
const NUMBER_WEIGHT = 2;
const RECENCY_WEIGHT = 1.5;

/** Everything that a letter may say, taken from the resume and the job alone. */
export function gatherFacts(resume: ParsedResume, jobDescription: string): LetterFacts {
  const { required, niceToHave } = findJobSkills(jobDescription);
  const asked = [...required, ...niceToHave].filter((skill) => skill.category === 'hard');
  const wanted = asked.filter((skill, place) => asked.findIndex(({ name }) => name === skill.name) === place);
  const jobs = resume.experience.filter((job) => job.employer !== '' || job.title !== '');
  const workSkills = skillNames(jobs.flatMap((job) => job.achievements).join('\n'));
  const listed = skillNames(resume.skills.join(', '));
  return {
    job: findJobFacts(jobDescription),
    resume,
    jobs,
    deeds: rankDeeds(jobs, new Set([...required, ...niceToHave].map((mention) => mention.name))),
    provenSkills: wanted.filter(({ name }) => workSkills.has(name)).map(nameInLetter),
    listedSkills: wanted.filter(({ name }) => listed.has(name) && !workSkills.has(name)).map(nameInLetter),
  };
}

/** As the job words it, since the letter says that the job asks for it; "administer medication" is no name and gives way to one. */
function nameInLetter({ name, wording }: JobSkill): string {
  const [first = ''] = wording.toLowerCase().split(' ');
  return DUTY_VERBS.includes(first) ? name : wording;
}

function skillNames(text: string): Set<string> {
  return new Set(findSkills(text).map((mention) => mention.name));
}

function rankDeeds(jobs: ResumeExperience[], wanted: Set<string>): Deed[] {
  return jobs
    .flatMap((job, jobIndex) =>
      job.achievements.flatMap((line) => {
        const clause = toFirstPerson(line);
        if (clause === undefined) return [];
        const skills = findSkills(line)
          .map((mention) => mention.name)
          .filter((name) => wanted.has(name));
        const weight =
          skills.length * SKILL_WEIGHT + (hasOutcomeNumber(line) ? NUMBER_WEIGHT : 0) - jobIndex * RECENCY_WEIGHT;
        return [{ clause, jobIndex, skills, weight }];
      }),
    )
    .sort((left, right) => right.weight - left.weight);
}
