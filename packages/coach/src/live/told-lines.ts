import { heardWords } from './question-words.ts';
import type { ResumeFact } from './resume-facts.ts';

const TOLD_CHARS = 40;
const WORDS_OF_CLAUSE = 4;
/** A line without case and marks, and without its first word, which is said in another form. */
export const plainLine = (text: string): string => heardWords(text.replaceAll('**', '')).split(' ').slice(1).join(' ');

const beginningOf = (text: string): string => plainLine(text).slice(0, TOLD_CHARS);

/** Whether an earlier answer used the line. Of "On call every fifth week; wrote the runbooks" only the second part may have been said. */
export function wasTold(fact: ResumeFact, told: string): boolean {
  if (told === '') return false;
  const [whole, ...clauses] = [fact.text, ...fact.text.split('; ').slice(1)];
  const long = clauses.filter((clause) => clause.split(' ').length > WORDS_OF_CLAUSE);
  return [whole, ...long].some((text) => text !== undefined && told.includes(beginningOf(text)));
}
