import { withPoints } from './point-text.ts';

/** More sentences of one job are points again. */
const MOST_SENTENCES = 4;
const OF_ONESELF = /^I \p{Ll}/u;

/** The lines of one job behind `lead`, in the words of the resume: sentences about oneself as prose, everything else as points. */
export function tellPoints(lines: readonly string[], lead: string): string {
  const plain = lead.replace(/[,:]$/u, '');
  const isProse = lines.length <= MOST_SENTENCES && lines.every((line) => OF_ONESELF.test(line));
  if (!isProse || lead.endsWith(':')) return withPoints(`${plain}:`, lines);
  const [first = '', ...others] = lines;
  const gap = /,| where /u.test(plain) ? ', ' : ' ';
  return [`${plain}${gap}${first}`, ...others].map((sentence) => sentence.replace(/\.?$/u, '.')).join(' ');
}
