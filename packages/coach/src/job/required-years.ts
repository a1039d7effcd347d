import { joinPattern } from '../text/join-pattern.ts';
import type { JobClause } from './job-sections.ts';

const NUMBER_WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
};
/** Of "three to six years" three are asked for. */
const YEARS = joinPattern(
  'giu',
  String.raw`(?:(?:at least|minimum(?: of)?|min\.?|over|more than)\s+)?(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve`,
  String.raw`|fifteen)\s*(?:\(\d+\)\s*)?(?:\+|plus)?\s*(?:(?:-|–|to|or)\s*(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen)`,
  String.raw`\+?\s*)?(?:years?|yrs?)(?:['’]|\b)(?!\s*(?:old|of age|warranty|ago|contract))`,
);
const OF_WORK = /experience|exp\b|background|working|practi[cs]e|track record|\bbehind\b/iu;
/** "Three years in a nursery", "2 years or more as a nurse". */
const IN_WORK = /^(?:\s+(?:or more|and more|minimum|min\b\.?))?,?\s+(?:in|as|within|with|at)\b/iu;
const NEAR_CHARACTERS = 80;
const MOST_YEARS = 20;

/** Years that a job asks for (the most of its demands, at most 20), or undefined when it names none. */
export function requiredYears(clauses: readonly Pick<JobClause, 'text' | 'demand'>[]): number | undefined {
  const years = clauses.flatMap(({ text, demand }) =>
    demand === 'skip' ? [] : [...text.matchAll(YEARS)].filter((match) => isOfWork(text, match)).map(countOf),
  );
  const sensible = years.filter((count) => count > 0 && count <= MOST_YEARS);
  return sensible.length === 0 ? undefined : Math.max(...sensible);
}

function isOfWork(text: string, { index, 0: found }: RegExpExecArray): boolean {
  // "Our gardener of 19 years is retiring."
  if (/\bof\s$/iu.test(text.slice(Math.max(0, index - 4), index)) && !/^(?:at|min|over|more)/iu.test(found))
    return false;
  const rest = text.slice(index + found.length, index + found.length + NEAR_CHARACTERS);
  return OF_WORK.test(rest) || IN_WORK.test(rest);
}

const countOf = (match: RegExpExecArray): number => NUMBER_WORDS[(match[1] ?? '').toLowerCase()] ?? Number(match[1]);
