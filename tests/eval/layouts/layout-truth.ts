import { CERTAIN_ENTRY_CONFIDENCE, type ParsedResume } from '@greenroom/contract/resume';

type TrueJob = { title: string; employer: string; place: string | null; start: string | null; end: string | null };
type TrueSchool = { degree: string; school: string; start: string | null; end: string | null };

/** What a resume says, as its writer noted it. `end` is "present" for a job that goes on; bare years and seasons are "YYYY". */
export type LayoutTruth = {
  id: string;
  tool: string;
  fullName: string;
  email: string;
  jobs: TrueJob[];
  education: TrueSchool[];
};

/** Right and wrong of one resume. `wrong` describes each miss, for the development half only. */
export type LayoutFindings = {
  jobs: number;
  jobsRight: number;
  extraJobs: number;
  schools: number;
  schoolsRight: number;
  extraSchools: number;
  /** Entries that the reading itself calls certain, and those of them that are right. */
  certain: number;
  certainRight: number;
  namesRight: number;
  /** Jobs whose dates, whose title and whose employer were found in one entry or another. */
  datesFound: number;
  titlesFound: number;
  employersFound: number;
  wrong: string[];
};

const MONTH_NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Letters and digits only, so that dashes, quotes and decomposed accents make no difference. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/ﬁ/gu, 'fi')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A date as "YYYY-MM", "YYYY" or "present"; empty when there is none. */
function plainDate(date: string): string {
  const text = date.toLowerCase().trim();
  if (text === '') return '';
  if (/present|now|today|current|ongoing|date|heute/u.test(text)) return 'present';
  const year = /(?:19|20)\d{2}/u.exec(text)?.[0] ?? shortYear(text);
  const named = MONTH_NAMES.findIndex((name) => new RegExp(`(?<!\\p{L})${name}`, 'u').test(text));
  const rest = text.replace(year, ' ');
  const dayFirst = /^\d{1,2}[./](\d{1,2})[./]\d{4}$/u.exec(text)?.[1];
  if (dayFirst !== undefined) return `${year}-${dayFirst.padStart(2, '0')}`;
  const numeric = /(?:^|\D)(0?[1-9]|1[0-2])(?:\D|$)/u.exec(rest)?.[1];
  const month = named >= 0 ? named + 1 : numeric === undefined || /[a-z]{3}/u.test(text) ? 0 : Number(numeric);
  return month === 0 ? year : `${year}-${String(month).padStart(2, '0')}`;
}

function shortYear(text: string): string {
  const digits = /(\d{2})\D*$/u.exec(text)?.[1];
  return digits === undefined ? '' : `20${digits}`;
}

const sameDates = (
  read: { startDate: string; endDate: string },
  truth: { start: string | null; end: string | null },
) => {
  const start = plainDate(read.startDate);
  const end = plainDate(read.endDate);
  // One date alone may be read as the end, as it is for schools.
  return (start === (truth.start ?? '') || (start === '' && truth.start === truth.end)) && end === (truth.end ?? '');
};

function sameEmployer(read: string, truth: TrueJob): boolean {
  const names = [
    truth.employer,
    `${truth.employer} ${truth.place ?? ''}`,
    `${truth.employer} ${truth.place?.split(',')[0]}`,
  ];
  return names.map(plain).includes(plain(read));
}

const sameJob = (read: ParsedResume['experience'][number], truth: TrueJob) =>
  plain(read.title) === plain(truth.title) && sameEmployer(read.employer, truth) && sameDates(read, truth);

const beginsAlike = (first: string, second: string) =>
  first !== '' && second !== '' && (`${first} `.startsWith(`${second} `) || `${second} `.startsWith(`${first} `));

const sameSchool = (read: ParsedResume['education'][number], truth: TrueSchool) =>
  beginsAlike(plain(read.institution), plain(truth.school)) && beginsAlike(plain(read.degree), plain(truth.degree));

/** Compares a reading with the truth. A job is right when title, employer and dates are; a degree when its school is. */
export function judgeLayout(read: ParsedResume, truth: LayoutTruth): LayoutFindings {
  const jobsLeft = [...truth.jobs];
  const wrong: string[] = [];
  let certain = 0;
  let certainRight = 0;
  const extraJobs: string[] = [];
  for (const job of read.experience) {
    const index = jobsLeft.findIndex((one) => sameJob(job, one));
    if (index >= 0) jobsLeft.splice(index, 1);
    else extraJobs.push(`read ${job.title} | ${job.employer} | ${job.startDate} | ${job.endDate}`);
    const isCertain = (job.confidence ?? 1) >= CERTAIN_ENTRY_CONFIDENCE;
    certain += isCertain ? 1 : 0;
    certainRight += isCertain && index >= 0 ? 1 : 0;
  }
  const schoolsLeft = [...truth.education];
  const extraSchools: string[] = [];
  for (const school of read.education) {
    const index = schoolsLeft.findIndex((one) => sameSchool(school, one));
    if (index >= 0) schoolsLeft.splice(index, 1);
    else extraSchools.push(`read ${school.degree} | ${school.institution} | ${school.startDate} | ${school.endDate}`);
  }
  wrong.push(...jobsLeft.map((job) => `miss ${job.title} | ${job.employer} | ${job.start} | ${job.end}`), ...extraJobs);
  wrong.push(
    ...schoolsLeft.map((one) => `miss ${one.degree} | ${one.school} | ${one.start} | ${one.end}`),
    ...extraSchools,
  );
  const isNameRight = plain(read.fullName) === plain(truth.fullName);
  if (!isNameRight) wrong.push(`name ${read.fullName}`);
  return {
    jobs: truth.jobs.length,
    jobsRight: truth.jobs.length - jobsLeft.length,
    extraJobs: extraJobs.length,
    schools: truth.education.length,
    schoolsRight: truth.education.length - schoolsLeft.length,
    extraSchools: extraSchools.length,
    certain,
    certainRight,
    namesRight: isNameRight ? 1 : 0,
    datesFound: truth.jobs.filter((one) => read.experience.some((job) => sameDates(job, one))).length,
    titlesFound: truth.jobs.filter((one) => read.experience.some((job) => plain(job.title) === plain(one.title)))
      .length,
    employersFound: truth.jobs.filter((one) => read.experience.some((job) => sameEmployer(job.employer, one))).length,
    wrong,
  };
}
