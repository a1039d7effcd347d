import { parseResume } from '@greenroom/coach/resume/parse-resume';
import type { ResumeDocument } from '@greenroom/contract/resume';
import type { ReadableCase } from './corpus.ts';

/** Pairs of found and expected facts of a resume. */
export type Findings = Record<
  | 'names'
  | 'employers'
  | 'titles'
  | 'dates'
  | 'skills'
  | 'achievements'
  | 'order'
  | 'hidden'
  | 'parsed names'
  | 'parsed employers'
  | 'parsed dates'
  | 'parsed skills',
  [number, number]
>;
export const NO_FINDINGS = (): Findings => ({
  names: [0, 0],
  employers: [0, 0],
  titles: [0, 0],
  dates: [0, 0],
  skills: [0, 0],
  achievements: [0, 0],
  order: [0, 0],
  hidden: [0, 0],
  'parsed names': [0, 0],
  'parsed employers': [0, 0],
  'parsed dates': [0, 0],
  'parsed skills': [0, 0],
});

const flatten = (text: string) => text.replace(/\s+/g, ' ').trim();
/** Ideographs are broken over lines without a space. */
const compact = (text: string) => text.replace(/\s+/g, '');

/**
 * Holds a document against its facts. A name, a title or an achievement must be word for word in the text read on
 * across lines, which it does only when columns were not mixed and broken words were mended; order counts the jobs and
 * their lines that follow each other as they should.
 */
export function judge(document: ResumeDocument, test: ReadableCase): Findings {
  const findings = NO_FINDINGS();
  const visible = document.lines.filter((line) => !line.isHidden);
  const lines = visible.map((line) => flatten(line.text));
  const text = flatten(lines.join(' '));
  const dense = compact(text);
  const isIn = (wanted: string) =>
    text.includes(wanted) || (/[\u3400-\u9fff]/.test(wanted) && dense.includes(compact(wanted)));
  const count = (kind: keyof Findings, wanted: readonly string[], isFound: (text: string) => boolean) => {
    findings[kind][0] += wanted.filter(isFound).length;
    findings[kind][1] += wanted.length;
  };
  const { facts } = test;
  count('names', [facts.name], isIn);
  count(
    'employers',
    facts.jobs.map((job) => job.employer),
    isIn,
  );
  count(
    'titles',
    facts.jobs.map((job) => job.title),
    isIn,
  );
  count(
    'dates',
    facts.jobs.map((job) => job.dates),
    isIn,
  );
  count('skills', facts.skills, (skill) => lines.some((line) => line.includes(skill)) || isIn(skill));
  const achievements = facts.jobs.flatMap((job) => job.achievements);
  count('achievements', achievements, isIn);
  const sequence = facts.jobs
    .flatMap((job) => [job.employer, ...job.achievements])
    .map((wanted) => dense.indexOf(compact(wanted)));
  // Missing jobs are counted above already; here only found ones can be out of order.
  const steps = sequence.slice(1).map((at, index) => at < 0 || (sequence[index] ?? -1) <= at);
  findings.order = [steps.filter(Boolean).length, steps.length];
  const hiddenText = flatten(
    document.lines
      .filter((line) => line.isHidden)
      .map((line) => line.text)
      .join(' '),
  );
  count('hidden', test.hidden ?? [], (words) => hiddenText.includes(words) && !text.includes(words));
  const falselyHidden = test.hidden ? 0 : document.lines.length - visible.length;
  findings.hidden[1] += falselyHidden;
  const parsed = parseResume(document);
  count('parsed names', [facts.name], (name) => parsed.fullName === name);
  count('parsed skills', facts.skills, (skill) => parsed.skills.includes(skill));
  for (const job of facts.jobs) {
    const entry = parsed.experience.find((one) => one.employer === job.employer);
    count('parsed employers', [job.employer], () => entry !== undefined);
    count('parsed dates', [job.dates], () => entry !== undefined && isSpan(job.dates, entry.startDate, entry.endDate));
  }
  return findings;
}

/** A job that continues is "Present" in every language of a resume. */
function isSpan(dates: string, start: string, end: string): boolean {
  const [first, last = ''] = dates.split(' – ');
  return first === start && (last === end || (end === 'Present' && !/\d/.test(last)));
}
