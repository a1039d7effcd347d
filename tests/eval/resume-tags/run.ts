import { isCertainEntry } from '@greenroom/coach/entities/certain-entry';
import type { EntryModels } from '@greenroom/coach/resume/tagger/read-tagged';
import type { ParsedResume } from '@greenroom/contract/resume';
import type { EvalSection } from '../eval-section.ts';
import { type LeftOut, learnEntryModels, readLeftOut, tagLeftOut } from './cross.ts';
import { isJobRead, isSchoolRead } from './judge-read.ts';

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

function count(all: readonly LeftOut[], readOf: (one: LeftOut) => ParsedResume): Counts {
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

/** `npm run eval -- resume-tags`: pasted and printed resumes by writers who knew only a brief, each read by models learned without them. Some minutes. */
export function run(): Promise<EvalSection> {
  const all = tagLeftOut();
  return Promise.resolve(report(all, learnEntryModels(all).folds));
}

/** The figures of resumes that models read which do not know their writers. */
export function report(all: readonly LeftOut[], models: readonly EntryModels[]): EvalSection {
  const kinds = (['odd', 'ordinary'] as const).flatMap((kind) =>
    (['pasted', 'printed', 'designed'] as const).flatMap((form) => {
      const own = all.filter((one) => one.form === form && one.resume.kind === kind);
      return own.length === 0 ? [] : [{ what: `${kind}, ${form}`, own }];
    }),
  );
  const forms = kinds.flatMap(({ what, own }) => [
    ...figures(`${what}, by the rules`, own, ({ resume }) => resume.rules),
    ...figures(`${what}, learned`, own, (one) => readLeftOut(one, models)),
  ]);
  const pasted = all.filter(({ form }) => form === 'pasted');
  return {
    title: 'Resumes, each writer left out',
    figures: [
      { name: 'resumes', value: pasted.length, digits: 0 },
      { name: 'jobs', value: pasted.reduce((sum, { resume }) => sum + resume.truth.jobs.length, 0), digits: 0 },
      ...forms,
    ],
    notes: [],
  };
}

function figures(name: string, all: readonly LeftOut[], readOf: (one: LeftOut) => ParsedResume) {
  const jobs = all.reduce((sum, { resume }) => sum + resume.truth.jobs.length, 0);
  const degrees = all.reduce((sum, { resume }) => sum + resume.truth.degrees.length, 0);
  const counts = count(all, readOf);
  return [
    { name: `jobs read right, ${name}`, value: counts.right / jobs },
    { name: `jobs said that are right, ${name}`, value: counts.saidRight / counts.said },
    {
      name: `jobs called certain that are right, ${name} (${counts.certain})`,
      value: counts.certainRight / counts.certain,
    },
    { name: `degrees with their school, ${name}`, value: counts.schools / degrees },
    { name: `names, ${name}`, value: counts.names / all.length },
  ];
}
