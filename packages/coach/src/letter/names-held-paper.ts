import weights from '../../data/letter/paper-weights.json' with { type: 'json' };
import { rememberShort } from '../text/remember.ts';
import { paperFeatures } from './paper-features.ts';

const WEIGHTS: Readonly<Record<string, number>> = weights;
/** From this share on, more than nine in ten lines of writers who were left out name a paper that is held. */
const LEAST = 0.7;

/**
 * Whether a line of a resume names a paper that a letter may say is held. Learned from lines that two readers called a paper, a course in progress, a skill, a
 * language, a piece of work or something else: "Immunisations up to date" and "treasurer of the society" are no qualifications.
 */
export const namesHeldPaper = rememberShort((line: string): boolean => shareOfPaper(line) >= LEAST);

/** How likely a line names a paper that is held, from 0 to 1. */
function shareOfPaper(line: string): number {
  const sum = paperFeatures(line).reduce((total, name) => total + (WEIGHTS[name] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}
