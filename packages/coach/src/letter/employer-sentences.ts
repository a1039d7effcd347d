import { readEmployerWords } from '../job/employer-words.ts';
import { particularsOf } from './choose-reason.ts';

/** Sentences in which the advertisement tells of its employer, as they are said to it. */
export const employerSentences = (jobDescription: string): string[] => [
  ...new Set([...particularsOf(jobDescription), readEmployerWords(jobDescription)].filter((reason) => reason !== '')),
];
