import { savedMessages } from './saved-messages.ts';

const LONGEST_TITLE = 80;

/** A heading of a part ("What You Will Do:") names no job. */
const isHeading = (line: string): boolean => line.endsWith(':');

/** What a saved interview is called: the first line of its job description that is more than a heading. */
export function titleOf(jobDescription: string): string {
  const lines = jobDescription.split('\n').flatMap((line) => line.trim() || []);
  const first = lines.find((line) => !isHeading(line)) ?? lines[0] ?? '';
  if (first === '') return savedMessages.unnamed;
  return first.length > LONGEST_TITLE ? `${first.slice(0, LONGEST_TITLE - 1).trimEnd()}…` : first;
}
