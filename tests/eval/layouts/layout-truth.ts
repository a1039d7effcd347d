import { CERTAIN_ENTRY_CONFIDENCE, type ParsedResume } from '@greenroom/contract/resume';

type TrueJob = { title: string; employer: string; place: string | null; start: string | null; end: string | null };
type TrueSchool = { degree: string; school: string; start: string | null; end: string | null };

/** What a resume says, as its writer noted it. `end` is "present" for a job that continues; bare years and seasons are "YYYY". */
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
  certainSchools: number;
  certainSchoolsRight: number;
  namesRight: number;
  /** Jobs with dates, title and employer found in one entry or another. */
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

type Judged<Truth> = { missed: Truth[]; extra: string[]; certain: number; certainRight: number };

/** Matches each entry that was read with one of the truth, each of which is matched once. */
function judgeEntries<Entry extends { confidence?: number | undefined }, Truth>(
  read: readonly Entry[],
  truths: readonly Truth[],
  isSame: (entry: Entry, truth: Truth) => boolean,
  describe: (entry: Entry) => string,
): Judged<Truth> {
  const judged: Judged<Truth> = { missed: [...truths], extra: [], certain: 0, certainRight: 0 };
  for (const entry of read) {
    const index = judged.missed.findIndex((one) => isSame(entry, one));
    if (index >= 0) judged.missed.splice(index, 1);
    else judged.extra.push(`read ${describe(entry)}`);
    if ((entry.confidence ?? 1) < CERTAIN_ENTRY_CONFIDENCE) continue;
    judged.certain += 1;
    judged.certainRight += index >= 0 ? 1 : 0;
  }
  return judged;
}

/** Compares a reading with the truth. A job is right when title, employer and dates are; a degree when its school is. */
export function judgeLayout(read: ParsedResume, truth: LayoutTruth): LayoutFindings {
  const jobs = judgeEntries(
    read.experience,
    truth.jobs,
    sameJob,
    (job) => `${job.title} | ${job.employer} | ${job.startDate} | ${job.endDate}`,
  );
  const schools = judgeEntries(
    read.education,
    truth.education,
    sameSchool,
    (one) => `${one.degree} | ${one.institution} | ${one.startDate} | ${one.endDate}`,
  );
  const isNameRight = plain(read.fullName) === plain(truth.fullName);
  return {
    jobs: truth.jobs.length,
    jobsRight: truth.jobs.length - jobs.missed.length,
    extraJobs: jobs.extra.length,
    schools: truth.education.length,
    schoolsRight: truth.education.length - schools.missed.length,
    extraSchools: schools.extra.length,
    certain: jobs.certain,
    certainRight: jobs.certainRight,
    certainSchools: schools.certain,
    certainSchoolsRight: schools.certainRight,
    namesRight: isNameRight ? 1 : 0,
    datesFound: truth.jobs.filter((one) => read.experience.some((job) => sameDates(job, one))).length,
    titlesFound: truth.jobs.filter((one) => read.experience.some((job) => plain(job.title) === plain(one.title)))
      .length,
    employersFound: truth.jobs.filter((one) => read.experience.some((job) => sameEmployer(job.employer, one))).length,
    wrong: [
      ...jobs.missed.map((job) => `miss ${job.title} | ${job.employer} | ${job.start} | ${job.end}`),
      ...jobs.extra,
      ...schools.missed.map((one) => `miss ${one.degree} | ${one.school} | ${one.start} | ${one.end}`),
      ...schools.extra,
      ...(isNameRight ? [] : [`name ${read.fullName}`]),
    ],
  };
}
