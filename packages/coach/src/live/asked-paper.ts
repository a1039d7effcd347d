import { readJudgedLines } from '../job/read-asking-lines.ts';
import { judgeEvidence } from '../letter/judge-evidence.ts';
import type { ResumeLine } from './resume-facts.ts';

/** Of lines judged so by their words, nine in ten showed the demand with their writer left out of the training. */
const SURE = 0.7;
const MOST_DEMANDS = 30;
const MOST_PAPERS = 20;
const LONGEST = 70;

let last: { jobDescription: string; lines: readonly ResumeLine[]; paper: string } | undefined;

/** The certificate, licence or degree of the resume that an advertisement surely asks for; empty where there is none. */
export function findAskedPaper(jobDescription: string, lines: readonly ResumeLine[]): string {
  if (last?.jobDescription === jobDescription && last.lines.length === lines.length) return last.paper;
  const papers = lines
    .filter(({ kind, text }) => (kind === 'certificate' || kind === 'education') && text.length <= LONGEST)
    .slice(0, MOST_PAPERS);
  const demands = readJudgedLines(jobDescription)
    .filter(({ kind }) => kind === 'requirement')
    .slice(0, MOST_DEMANDS);
  const shares = judgeEvidence(
    demands.map(({ text }) => ({ text, isDuty: false })),
    papers.map(({ text }) => ({ line: text, placeIndex: undefined })),
    new Map(),
  );
  const best = papers.map((_, at) => Math.max(0, ...shares.map((row) => row[at] ?? 0)));
  const at = best.indexOf(Math.max(0, ...best));
  const paper = (best[at] ?? 0) >= SURE ? (papers[at]?.text ?? '') : '';
  last = { jobDescription, lines, paper };
  return paper;
}
