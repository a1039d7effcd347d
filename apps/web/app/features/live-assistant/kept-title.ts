import { keptWords } from './kept-words.ts';

const LONGEST_TITLE = 80;

/** What a kept interview is called: the first line of its job description. */
export function titleOf(jobDescription: string): string {
  const [first = ''] = jobDescription.trim().split('\n');
  if (first === '') return keptWords.unnamed;
  return first.length > LONGEST_TITLE ? `${first.slice(0, LONGEST_TITLE - 1).trimEnd()}…` : first;
}
