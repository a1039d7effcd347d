import { EXPIRED, OPEN } from '../evidence/credential-patterns.ts';
import { judgeEvidence } from '../evidence/judge-evidence.ts';
import { readJudgedLines } from '../job/read-asking-lines.ts';
import type { ResumeLine } from './resume-facts.ts';

/** Of lines judged so by their words, nine in ten showed the demand with their writer left out of the training. */
const SURE = 0.7;
const MOST_DEMANDS = 30;
const MOST_PAPERS = 20;
const LONGEST = 70;

const isHeld = ({ kind, text }: ResumeLine): boolean =>
  (kind === 'certificate' || kind === 'education') && text.length <= LONGEST && !OPEN.test(text) && !EXPIRED.test(text);

/** The certificate, licence or degree of the resume that an advertisement surely asks for; empty where there is none. */
export function findAskedPaper(jobDescription: string, lines: readonly ResumeLine[]): string {
  const papers = lines.filter(isHeld).slice(0, MOST_PAPERS);
  const demands = readJudgedLines(jobDescription)
    .filter(({ kind }) => kind === 'requirement')
    .slice(0, MOST_DEMANDS);
  const shares = judgeEvidence(
    demands.map(({ text }) => ({ text, isDuty: false })),
    papers.map(({ text }) => ({ line: text, placeIndex: undefined })),
    new Map(),
  );
  const best = papers.map((_, at) => Math.max(0, ...shares.map((row) => row[at] ?? 0)));
  const highest = Math.max(0, ...best);
  return highest >= SURE ? (papers[best.indexOf(highest)]?.text ?? '') : '';
}
