import { isTitle } from '../entities/classify-part.ts';
import { toFirstPerson } from '../letter/first-person.ts';
import { findHeading } from '../resume/find-heading.ts';

const BULLET = /^(?:[\s•◦▪‣·*●○>–—-]|\+(?=\s))+/u;
/** "Employee Relations · Onboarding · FMLA": a list of skills, which tells of nothing that was done. */
const LISTS = /^(?:[^·|•]{2,60} [·|•] ){3,}/u;
/** "Dentally and SOE Exact; digital X-ray sensors; impressions": pieces of a list, of which the first tells of no deed. */
const LISTS_IN_PIECES = /^(?:[^;]{3,70}; ){3,}[^;]{3,}$/u;
/** "Design Engineer I (July 2019 - May 2021)" opens a job. */
const OPENS_JOB = /^[^.;:]{4,60}[(,] ?(?:\p{L}{3,9} )?(?:19|20)\d\d ?(?:[-–—]|to) ?(?:\p{L}{3,9} ?)?(?:\d{4})?\)?$/u;
/** True if a line only names things or opens a job. */
export const namesWithoutTelling = (text: string): boolean =>
  LISTS.test(text) ||
  (LISTS_IN_PIECES.test(text) && toFirstPerson(text) === undefined) ||
  (OPENS_JOB.test(text) && isTitle(text));

/** Who may be asked about the person is no experience. */
export function linesBelowReferences(text: string): Set<string> {
  const below = new Set<string>();
  let isBelow = false;
  for (const line of text.split(/\r?\n/).map((line) => line.replace(BULLET, '').replace(/\s+/g, ' ').trim())) {
    if (/^(?:references?|referees?)\s*:?$/i.test(line)) isBelow = true;
    else if (findHeading(line) !== undefined) isBelow = false;
    else if (isBelow) below.add(line.toLowerCase());
  }
  return below;
}
