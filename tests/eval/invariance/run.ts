import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseResume } from '@greenroom/coach/resume/parse-resume';
import { reviewResume } from '@greenroom/coach/resume/review-resume';
import { createPdfResumeReader } from '../../../apps/server/src/adapters/pdf/create-resume-reader.ts';
import type { EvalSection } from '../eval-section.ts';

/** The same resume in seven layouts: ten people, each against an advertisement of the person's field. */
const FOLDER = join(import.meta.dirname, '../letters');
const TODAY = '2026-11-23';
const MOST_POINTS_APART = 5;

type Person = { id: string; fullName: string; advertisements: string[]; jobs: { title: string; employer: string }[] };

export async function run(): Promise<EvalSection> {
  const people = JSON.parse(readFileSync(join(FOLDER, 'people.json'), 'utf8')) as Person[];
  const files = readdirSync(join(FOLDER, 'material')).sort();
  const reader = createPdfResumeReader({ childCount: 1 });
  const spreads: number[] = [];
  const counts = { resumes: 0, names: 0, jobs: 0, found: 0 };
  try {
    for (const { id, fullName, advertisements, jobs } of people) {
      const jobDescription = readFileSync(join(FOLDER, 'advertisements', `${advertisements[0]}.txt`), 'utf8');
      const scores: number[] = [];
      for (const file of files.filter((name) => name.startsWith(`${id}-`))) {
        const resume = parseResume(await reader.read(readFileSync(join(FOLDER, 'material', file)), {}));
        const review = reviewResume({ resume, jobDescription, today: TODAY });
        scores.push('scoreValue' in review ? review.scoreValue : 0);
        counts.resumes += 1;
        counts.names += resume.fullName === fullName ? 1 : 0;
        counts.jobs += jobs.length;
        counts.found += jobs.filter(({ title, employer }) =>
          resume.experience.some((job) => job.title === title && job.employer.startsWith(employer)),
        ).length;
      }
      spreads.push(Math.max(...scores) - Math.min(...scores));
    }
  } finally {
    await reader.close();
  }
  return {
    title: `Layouts of one resume: ${people.length} people, ${counts.resumes} files`,
    figures: [
      {
        name: 'largest difference of two scores of one resume',
        value: Math.max(...spreads),
        atMost: MOST_POINTS_APART,
      },
      { name: 'titles with their employer', value: counts.found / counts.jobs, atLeast: 0.9 },
      { name: 'names right', value: counts.names / counts.resumes, atLeast: 0.95 },
    ],
  };
}
