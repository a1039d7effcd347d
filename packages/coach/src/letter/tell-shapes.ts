import { isPast } from './first-person.ts';
import type { ToldDeed } from './told-deed.ts';

/** "Of the 30 boats that I surveyed, 28 were passed". */
const OF_THESE =
  /^Of (?:the |my )?(?:\d[\d,]*|all) [^.;:]{3,90}, (?:\d[\d,]*|all|most|none) (?:was|were|is|are|have|had|has)\s/u;
const NONE_HAPPENED =
  /^No (?:[\p{L}-]+ ){0,3}(?:accidents?|incidents?|complaints?|findings|losses|non-?conformit\p{L}+|errors?|injur\p{L}+)\b[^.;:,]{0,50}$/u;
const LEADS = /^(lead|leads|manage|run|supervise) (group|team|crew|shift) (?=of\s|with\s)/iu;

/** Lines of a few plain shapes that lack only a word or two of a sentence; undefined for others. */
export function tellShape(text: string, isPresent: boolean): ToldDeed | undefined {
  if (OF_THESE.test(text)) return { kind: 'sentence', text };
  if (/^On[- ]call\s\p{Ll}/u.test(text))
    return deed(`${isPresent ? 'am' : 'was'} on call${text.slice('On call'.length)}`);
  if (NONE_HAPPENED.test(text)) return deed(`${isPresent ? 'have had' : 'had'} n${text.slice(1)}`);
  const [whole, verb = '', group = ''] = LEADS.exec(text) ?? [];
  if (whole !== undefined && isPresent)
    return deed(`${verb.toLowerCase().replace(/s$/u, '')} a ${group.toLowerCase()} ${text.slice(whole.length)}`);
  if (!isPresent && /^Work (?:on|with|in|at) (?![^,]*,[^,]*,)/u.test(text))
    return deed(`worked${text.slice('Work'.length)}`);
  return tellSeveral(text);
}

const deed = (text: string): ToldDeed => ({ kind: 'deed', text });

/** "Weighed parcels, stamped, drove the late van" with "and" before the last. */
function tellSeveral(text: string): ToldDeed | undefined {
  const parts = text.split(', ');
  const isDone = (part: string) => isPast((part.split(' ')[0] ?? '').toLowerCase());
  if (parts.length < 3 || !parts.every(isDone) || /[;:]/u.test(text)) return undefined;
  const [last = '', ...before] = [...parts].reverse();
  const listed = `${before.reverse().join(', ')} and ${last.replace(/^and /u, '')}`;
  return deed(listed.charAt(0).toLowerCase() + listed.slice(1));
}
