import { joinPattern } from '../text/join-pattern.ts';
import { isBaseVerb, isPastForm } from './verb-first.ts';

/** Words that need "a" or "the" in the singular, and of which resumes speak. */
const COUNTED = joinPattern(
  '',
  '(?:system|database|programme|program|project|team|site|calculator|clinic|course|policy|model|tool|app|website|dashboard|campaign|workshop|scheme|store',
  '|stockroom|checklist|handbook|manual|routine|rota|roster|template|library|event|unit|newsletter|department|warehouse|kitchen|rollout|redesign|pilot|platform',
  '|spreadsheet|tracker|pipeline|server|network|committee|group|club|garden|helpline|procedure|guide|register|catalogue|catalog|schedule|initiative|framework)',
);
/** Words that determine, or that end a noun phrase before its object. */
const NO_PART = joinPattern(
  '',
  '(?!(?:the|an?|my|our|their|his|her|its|your|this|that|these|those|each|every|all|both|no|some|any|another|several|many|few|more|most|other|one|two',
  String.raw`|three|four|five|six|seven|eight|nine|ten|twelve|of|in|on|at|for|to|from|with|by|as|and|or|up|out|down|off|over|through|into|about|after|before|during|under|per|not)\b)`,
);
const PART = `${NO_PART.source}[\\p{Ll}\\d][\\p{Ll}\\d-]* `;
const BEFORE_END = String.raw`(?= (?:with|for|to|from|of|in|at|on|by|that|which|used|through|after|before|and|using|across|between)\b|[,;.]|$)`;
/** "introduced mentoring scheme" */
const BARE = new RegExp(`^(\\p{Ll}+(?: up| out)?) ((?:${PART}){0,3}${COUNTED.source})${BEFORE_END}`, 'u');
/** "managed migration of", "cut stock loss from 2.1% to" */
const DEVERBAL = new RegExp(`^(\\p{Ll}+) ((?:${PART}){0,2}\\p{Ll}{3,}(?:tion|sion|ment) of )`, 'u');
/** "score for arrival", "latency of the invoice search" */
const OF_THING = '(?: (?:of|for) (?:[\\p{L}\\d-]+ ){0,3}\\p{L}+)?';
const CHANGED = new RegExp(
  `^(\\p{Ll}+) ((?:${PART}){0,3}${NO_PART.source}\\p{Ll}{2,}(?:[^\\P{Ll}s]|ss)${OF_THING}(?: (?:up|down))? (?:from [£$€~]?\\d))`,
  'u',
);
/** What such verbs make is new to the reader. */
const MAKES =
  /^(?:built|build|created?|set up|launched?|introduced?|started?|wrote|write|designed?|developed?|founded|established?|drafted|produced?|opened|ran|run|organi[sz]ed?|proposed)$/u;

/** A deed behind "I" with the "a" or "the" that notes leave out: "introduced mentoring scheme", "managed migration of 40 servers", "cut waste from 9% to 4%". */
export function withDeterminer(deed: string): string {
  const [first = ''] = deed.split(' ');
  if (!isPastForm(first) && !isBaseVerb(first) && first !== 'set') return deed;
  const [whole = '', verb = '', thing = ''] = BARE.exec(deed) ?? [];
  if (whole !== '') {
    const rest = deed.slice(whole.length);
    const isNew = MAKES.test(verb) || /^ of (?:\d|up to|about)/u.test(rest);
    return `${verb} ${isNew ? withA(thing) : `the ${thing}`}${rest}`;
  }
  if (CHANGED.test(deed)) return deed.replace(CHANGED, '$1 the $2');
  return deed.replace(DEVERBAL, (found, doing: string, thing: string) =>
    /^\d/u.test(deed.slice(found.length)) ? `${doing} ${withA(thing)}` : `${doing} the ${thing}`,
  );
}

const withA = (thing: string): string =>
  `${/^(?:[aeio]|un(?!i)|up)/u.test(thing) && !/^(?:one|eu)/u.test(thing) ? 'an' : 'a'} ${thing}`;
