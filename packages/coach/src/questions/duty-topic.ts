import topics from '../../data/questions/duty-topics.json' with { type: 'json' };
import { JOB_TOWNS } from '../entities/name-lists.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { hasParticular } from './employer-particulars.ts';

const ARRANGEMENTS: ReadonlySet<string> = new Set(topics.arrangement);
const SOFT: ReadonlySet<string> = new Set(topics.soft);
const SOFT_BESIDE_PEOPLE: ReadonlySet<string> = new Set(topics.softBesidePeople);
const MINOR = new RegExp(
  `^(?:${topics.minor.join('|')})\\b|^keep (?:\\S+ ){1,5}(?:clean|tidy|stocked|records|notes|logs|up to date)\\b|^(?:set up and )?(?:pack|put|clear)(?: up)? away\\b`,
  'u',
);
const PEOPLE = joinPattern(
  'iu',
  String.raw`^\S+ (?:[^\s,]+ ){0,4}?(?:teams?|staff|others|colleagues?|technicians?|people|relationships?|juniors?|apprentices?|trainees?`,
  '|crews?|customers?|guests?|partnerships?|culture|volunteers?|interns?|workers?|students?|assistants?|associates?|relatives?|stakeholders?',
  String.raw`|landowners?|neighbours?|\p{L}+ologists?)\b`,
);
const INCIDENT =
  /\b(?:incidents?|accidents?|errors?|complaints?|emergenc(?:y|ies)|breakdowns?|disputes?|faults?|breach(?:es)?|mistakes?|arrests?|cris[ie]s|bereaved|dying|death)\b/iu;
const TAKES_PART = joinPattern(
  'iu',
  '^(?:take (?:part|an? turn|turns|your turn)|answer to (?:the|our|an?|your)\\b|log (?:in|on)\\b|be',
  '|work (?:with|in|as|alone|independently|under|alongside|closely|on|across|from|at)|report (?:directly )?(?:in )?to|act (?:as|up)',
  String.raw`|serve (?:as|on)|stand in|rotate (?:between|through)|follow (?:all|our|the|any|company)|make sure you)\b`,
);
const COUNT =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|(?<![-/\p{L}])\d[\d,.]*)\b/iu;

const firstVerb = (duty: string): string => {
  const [first = '', second = ''] = duty.toLowerCase().split(/[\s,]+/u);
  return first.endsWith('ly') && second !== '' ? second : first;
};

/** "Take a turn with the hygienist", "report to the chef": how the work is shared out, of which no one can say how it is done. */
export const isArrangement = (duty: string): boolean => ARRANGEMENTS.has(firstVerb(duty)) || TAKES_PART.test(duty);

const OF_ONESELF = /\b(?:priorities|workload|your (?:own )?time|stress|under pressure|positive attitude)\b/iu;

/** Help, talk, leading people and oneself: no technical matter. */
export const isSoft = (duty: string): boolean =>
  SOFT.has(firstVerb(duty)) || OF_ONESELF.test(duty) || (SOFT_BESIDE_PEOPLE.has(firstVerb(duty)) && PEOPLE.test(duty));

/** Writing down, tidying and ordering come with nearly every job; they are the heart of few. */
export const isMinorDuty = (duty: string): boolean => MINOR.test(duty);

/** What has gone wrong already: nobody asks which mistake is made in "handle complaints". */
export const isIncident = (duty: string): boolean => INCIDENT.test(duty);

/** "The new plant", "the move to another site": what this employer has yet to do. */
const OF_FUTURE = joinPattern(
  'iu',
  String.raw`\b(?:the|a|this) (?:\p{L}+ )?new (?!customers?\b|clients?\b|starters?\b|staff\b|colleagues?\b)`,
  String.raw`|\b(?:the|a) (?:(?:planned|upcoming|coming|second|third) |(?:move|migration|switch|transition|relocation) (?:to|from|into)\b)`,
  String.raw`|\b(?:go-?live|newbuild|new build|rollout|roll-out|opening of)\b`,
);
/** "Write the export strategy for the kiln": one thing of this employer. */
const OF_HOUSE = joinPattern(
  'u',
  String.raw`\bthe (?:\p{Ll}+ ){0,2}(?:strategy|roadmap|vision)\b|\bfor the (?!first\b|most\b|next\b)(?:\p{Ll}+ )?\p{Ll}+$`,
  String.raw`|^(?:own|take|set up|rebuild|redesign|choose) the (?:\p{Ll}+ ){1,2}`,
);
/** What only this employer has, so that nobody has done it before: "our laundry", "eight agents in Leeds". */
export function isOfThisEmployer(duty: string): boolean {
  return (
    /\b(?:our|ours|us)\b/iu.test(duty) ||
    hasParticular(duty) ||
    COUNT.test(duty) ||
    OF_FUTURE.test(duty) ||
    OF_HOUSE.test(duty) ||
    /\bthe (?:present|current|existing)\s|\bnext (?:spring|summer|autumn|fall|winter|year|month)\b/iu.test(duty) ||
    duty.split(/[\s,]+/u).some((word) => /^\p{Lu}/u.test(word) && JOB_TOWNS.has(word.toLowerCase())) ||
    /\b(?:in|at|near|across|between|from) \p{Lu}\p{Ll}+(?:\s|,|$)/u.test(duty)
  );
}
