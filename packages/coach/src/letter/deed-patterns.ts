import { joinPattern } from '../text/join-pattern.ts';

/** Words that begin an object or a complement: the word before them is a verb. */
export const BEFORE_THING = joinPattern(
  'iu',
  '^(?:the|an?|all|both|each|every|any|some|new|my|our|their|his|her|other|up|out|down|off|over|on|in|at|for|to|with|by|as|from',
  '|through|into|across|after|about|around|between|one|two|three|four|five|six|seven|eight|nine|ten',
  String.raw`|[£$€~]?\d.*)$`,
);
/** Participles that more often say what a thing is like ("Approved handler", "Confined space entry") than what was done. */
export const OFTEN_DESCRIBES: ReadonlySet<string> = new Set(
  (
    'approved confined registered certified mixed qualified licensed advanced applied fixed limited combined accredited chartered experienced skilled ' +
    'dedicated integrated automated related based fitted used paid unpaid detailed varied required assorted assisted supervised finished'
  ).split(' '),
);
