import { findOccupation } from './find-occupation.ts';
import { comparableText } from './words.ts';

/** Whether two names of roles mean the same occupation; of unknown titles only the same words do. */
export function isSameOccupation(left: string, right: string): boolean {
  if (comparableText(left) === comparableText(right)) return true;
  const occupation = findOccupation(left);
  return occupation !== undefined && occupation === findOccupation(right);
}
