import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseResume } from '@greenroom/coach/resume/parse-resume';
import { createPdfResumeReader } from '../../../apps/server/src/adapters/pdf/create-resume-reader.ts';
import type { EvalSection, Figure } from '../eval-section.ts';
import { judgeLayout, type LayoutFindings, type LayoutTruth } from './layout-truth.ts';
import { judgePasted } from './pasted-lines.ts';

/**
 * Resumes of other people's tools, with the truth beside each PDF. `LAYOUTS_DIR` names another folder, `LAYOUTS_HALF` (`odd` or `even`) a half
 * by the number that a file's name begins with, and `LAYOUTS_DETAILS=1` prints each miss of the even half.
 */
const FOLDER = process.env.LAYOUTS_DIR ?? join(import.meta.dirname, 'material');
const HALF = process.env.LAYOUTS_HALF;
const IS_DETAILED = process.env.LAYOUTS_DETAILS === '1';

type Group = 'browser' | 'LaTeX' | 'other tools';

const groupOf = (tool: string): Group => {
  if (/browser/u.test(tool)) return 'browser';
  return /LaTeX|pdflatex/u.test(tool) ? 'LaTeX' : 'other tools';
};
const isEven = (name: string) => Number.parseInt(name, 10) % 2 === 0;

export async function run(): Promise<EvalSection> {
  const names = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => name.slice(0, -4))
    .filter((name) => HALF === undefined || isEven(name) === (HALF === 'even'))
    .sort();
  const reader = createPdfResumeReader({ childCount: 1 });
  const found: { group: Group; findings: LayoutFindings }[] = [];
  const notes: string[] = [];
  try {
    for (const name of names) {
      const truth = JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as LayoutTruth;
      const document = await reader.read(readFileSync(join(FOLDER, `${name}.pdf`)), {});
      const findings = judgeLayout(parseResume(document), truth);
      found.push({ group: groupOf(truth.tool), findings });
      if (IS_DETAILED && isEven(name) && findings.wrong.length > 0)
        notes.push(name, ...findings.wrong.map((one) => `    ${one}`));
    }
  } finally {
    await reader.close();
  }
  const groups: Group[] = ['browser', 'LaTeX', 'other tools'];
  const figures = groups.flatMap((group) => {
    const some = found.filter((one) => one.group === group).map((one) => one.findings);
    return some.length === 0 ? [] : [share(`jobs read right, ${group}`, some, 'jobsRight', 'jobs')];
  });
  const all = found.map((one) => one.findings);
  const total = (kind: keyof Omit<LayoutFindings, 'wrong'>) => all.reduce((sum, one) => sum + one[kind], 0);
  return {
    title: `Layouts of other tools: ${found.length} resumes, ${total('jobs')} jobs, ${total('schools')} degrees`,
    figures: [
      ...figures,
      share('jobs read right', all, 'jobsRight', 'jobs'),
      { name: 'dates of jobs found', value: total('datesFound') / total('jobs') },
      { name: 'titles of jobs found', value: total('titlesFound') / total('jobs') },
      { name: 'employers found', value: total('employersFound') / total('jobs') },
      { name: 'jobs read that are right', value: total('jobsRight') / (total('jobsRight') + total('extraJobs')) },
      share('jobs called certain that are right', all, 'certainRight', 'certain'),
      share('degrees with their school', all, 'schoolsRight', 'schools'),
      share('degrees called certain that are right', all, 'certainSchoolsRight', 'certainSchools'),
      {
        name: 'degrees read that are right',
        value: total('schoolsRight') / (total('schoolsRight') + total('extraSchools')),
      },
      { name: 'names right', value: total('namesRight') / found.length },
      ...judgePasted(),
    ],
    notes,
  };
}

function share(
  name: string,
  some: LayoutFindings[],
  right: 'jobsRight' | 'certainRight' | 'schoolsRight' | 'certainSchoolsRight',
  of: 'jobs' | 'certain' | 'schools' | 'certainSchools',
): Figure {
  const sum = (kind: typeof right | typeof of) => some.reduce((before, one) => before + one[kind], 0);
  return { name, value: sum(right) / sum(of) };
}
