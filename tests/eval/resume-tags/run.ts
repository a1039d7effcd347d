import { isCertainEntry } from '@greenroom/coach/entities/certain-entry';
import type { ParsedResume } from '@greenroom/contract/resume';
import links from '../../../packages/coach/data/resume/tagger-links.json' with { type: 'json' };
import type { EvalSection } from '../eval-section.ts';
import { type ReadUnseen, readLeftOut } from './cross.ts';
import { isJobRead, isSchoolRead } from './judge-read.ts';
import { readTaggedResumes } from './tagged-resumes.ts';

type Counts = {
  right: number;
  said: number;
  saidRight: number;
  certain: number;
  certainRight: number;
  schools: number;
  names: number;
};

const toJobs = ({ experience }: ParsedResume) =>
  experience.map((job) => ({
    head: job.title,
    body: job.employer,
    start: job.startDate || job.endDate,
    end: job.endDate,
    isCertain: isCertainEntry(job),
  }));
const toSchools = ({ education }: ParsedResume) =>
  education.map(({ degree, institution }) => ({ head: degree, body: institution, start: '', end: '' }));

function count(all: readonly ReadUnseen[], readOf: (one: ReadUnseen) => ParsedResume): Counts {
  const counts: Counts = { right: 0, said: 0, saidRight: 0, certain: 0, certainRight: 0, schools: 0, names: 0 };
  for (const one of all) {
    const { jobs, degrees, name } = one.resume.truth;
    const read = readOf(one);
    const [said, schools] = [toJobs(read), toSchools(read)];
    counts.right += jobs.filter((job) => said.some((entry) => isJobRead(entry, job))).length;
    counts.said += said.length;
    for (const entry of said) {
      const isRight = jobs.some((job) => isJobRead(entry, job));
      if (isRight) counts.saidRight += 1;
      if (entry.isCertain) counts.certain += 1;
      if (entry.isCertain && isRight) counts.certainRight += 1;
    }
    counts.schools += degrees.filter((degree) => schools.some((entry) => isSchoolRead(entry, degree))).length;
    if (read.fullName === name) counts.names += 1;
  }
  return counts;
}

/** `npm run eval -- resume-tags`: pasted resumes by writers who knew only a brief, each read by models learned without them. Some minutes. */
export async function run(): Promise<EvalSection> {
  const all = readLeftOut(readTaggedResumes(), links.shares as [number, number][]);
  const sum = (pick: (one: ReadUnseen) => number) => all.reduce((total, one) => total + pick(one), 0);
  const jobs = sum(({ resume }) => resume.truth.jobs.length);
  const degrees = sum(({ resume }) => resume.truth.degrees.length);
  const [rules, read] = [count(all, (one) => one.rules), count(all, (one) => one.read)];
  const figures = (name: string, counts: Counts) => [
    { name: `jobs read right, ${name}`, value: counts.right / jobs },
    { name: `jobs said that are right, ${name}`, value: counts.saidRight / counts.said },
    {
      name: `jobs called certain that are right, ${name} (${counts.certain})`,
      value: counts.certainRight / counts.certain,
    },
    { name: `degrees with their school, ${name}`, value: counts.schools / degrees },
    { name: `names, ${name}`, value: counts.names / all.length },
  ];
  return {
    title: 'Pasted resumes, each writer left out',
    figures: [
      { name: 'resumes', value: all.length, digits: 0 },
      { name: 'jobs', value: jobs, digits: 0 },
      ...figures('by the rules', rules),
      ...figures('learned', read),
    ],
    notes: [],
  };
}
