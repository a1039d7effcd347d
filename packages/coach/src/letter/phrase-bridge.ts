import { titleLikeness } from '../resume/occupation-fit.ts';
import type { LetterFacts } from './letter-facts.ts';
import { pick } from './letter-phrases.ts';

/** From this probability on a line of the work shows a demand. */
const SHOWN = 0.5;
/** Of 18 people with a post that fits and one that fits in half, 15 of the second kind and one of the first showed no larger a share of the requirements. */
const HALF = 0.25;
const FEWEST_DEMANDS = 6;
const FEWEST_LINES = 4;
/** So near a line has to come to a demand that the letter may say some of the work is known. */
const LEAST_NEAR = 0.2;
const OF_PERSON = /^(?:paper|language|availability)$/u;

/** Whether the work shows little of what the advertisement requires: a step up, or into another trade. */
function isHalfFit({ demands, evidence, shows }: LetterFacts): boolean {
  const ofWork = evidence.filter(({ placeIndex }) => placeIndex !== undefined);
  const required = demands.flatMap(({ isNice, asked }, at) =>
    isNice || OF_PERSON.test(asked?.kind ?? '') ? [] : [Math.max(0, ...(shows[at] ?? []))],
  );
  const shown = required.filter((share) => share >= SHOWN).length;
  return (
    ofWork.length >= FEWEST_LINES &&
    required.length >= FEWEST_DEMANDS &&
    shown <= HALF * required.length &&
    required.some((share) => share >= LEAST_NEAR)
  );
}

/** Of another trade than that of the jobs. */
const OF_STEP = [
  'This post would be a new step for me, and parts of my work carry over to it.',
  'Several parts of my work carry over to this post.',
  'The following would carry over from my work to yours.',
];
const FEWEST_TOLD = 2;
const SAME_TRADE = 0.5;
const SAME_POST = 0.9;

/** What carries over to a post that fits in half, in a sentence before the work, of which `told` sentences follow; else ''. */
export function phraseBridge(facts: LetterFacts, seed: number, told: number): string {
  if (!isHalfFit(facts)) return '';
  const { places, job, resume } = facts;
  const titles = [resume.headline, ...places.map(({ title }) => title)];
  const likeness = Math.max(0, ...titles.map((title) => (title === '' ? 0 : titleLikeness(title, job.roleTitle))));
  // The same post elsewhere is no step.
  if (likeness >= SAME_POST || told < FEWEST_TOLD) return '';
  return pick(likeness >= SAME_TRADE ? OF_STEP.slice(1) : OF_STEP, seed);
}
