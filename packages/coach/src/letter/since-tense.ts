import { isBaseVerb } from './verb-first.ts';

const SINCE = /^(\p{Ll}+) (?=[^.;:]{2,90}\bsince (?:\p{L}{3,9}\.? )?(?:19|20)\d\d\b)/u;
/** Verbs that are not used in the progressive form ("have been owning"). */
const STATES = /^(?:have|hold|own|know|speak|belong|include|see)$/u;

/** What is done since a year has been done until now: "manage the diary since 2022" is said as "have been managing the diary since 2022". */
export function sinceTense(deed: string): string {
  const [whole = '', verb = ''] = SINCE.exec(deed) ?? [];
  if (verb === 'am') return `have been ${deed.slice(whole.length)}`;
  return verb !== '' && isBaseVerb(verb) && !STATES.test(verb)
    ? `have been ${goingOn(verb)} ${deed.slice(whole.length)}`
    : deed;
}

/** "run" as "running", "manage" as "managing". */
export function goingOn(verb: string): string {
  if (/ie$/u.test(verb)) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/u.test(verb)) return `${verb.slice(0, -1)}ing`;
  return /^[^aeiou]*[aeiou][bdgklmnprt]$/u.test(verb) ? `${verb}${verb.slice(-1)}ing` : `${verb}ing`;
}
