import type { LetterFacts } from './letter-facts.ts';
import { pick } from './letter-phrases.ts';

/** From this probability on a line of the work shows a demand. */
const SHOWN = 0.5;
/** Of 18 people with a post that fits and one that fits in half, 14 of the second kind and one of the first showed no larger a share of what was required. */
const HALF = 0.15;
const FEWEST_DEMANDS = 6;
const FEWEST_LINES = 4;
/** So near a line has to come to a demand that the letter may say some of the work is known. */
const LEAST_NEAR = 0.2;
const OF_PERSON = /^(?:paper|language|availability)$/u;

/** Whether the work shows little of what the advertisement requires: a step up, or into another trade. */
function isHalfFit({ demands, evidence, shows }: LetterFacts): boolean {
  const ofWork = evidence.flatMap(({ placeIndex }, at) => (placeIndex === undefined ? [] : [at]));
  const required = demands.flatMap(({ isNice, asked }, at) =>
    isNice || OF_PERSON.test(asked?.kind ?? '') ? [] : [Math.max(0, ...ofWork.map((line) => shows[at]?.[line] ?? 0))],
  );
  const shown = required.filter((share) => share >= SHOWN).length;
  return (
    ofWork.length >= FEWEST_LINES &&
    required.length >= FEWEST_DEMANDS &&
    shown <= HALF * required.length &&
    required.some((share) => share >= LEAST_NEAR)
  );
}

const PRESENT = [
  'Part of this post would be new to me, and part of it I do already.',
  'Not all of this would be new to me; some of it I do today.',
];
const PAST = [
  'Part of this post would be new to me, and part of it I have done before.',
  'Not all of this would be new to me; some of it I have done before.',
];

/** What leads to the work that carries over to a post that fits in half; else ''. `groups` are the places that the letter tells of. */
export function phraseBridge(facts: LetterFacts, groups: readonly number[], seed: number): string {
  const [first] = groups;
  if (first === undefined || !isHalfFit(facts)) return '';
  return pick(facts.places[first]?.endDate === 'Present' ? PRESENT : PAST, seed);
}
