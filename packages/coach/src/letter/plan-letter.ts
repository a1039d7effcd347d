import type { LetterOptions } from '@greenroom/contract/cover-letter';
import type { LetterFacts } from './letter-facts.ts';
import type { Deed, Pair } from './match-evidence.ts';
import { matchEvidence } from './match-evidence.ts';
import type { Demand } from './read-demands.ts';

/** An achievement, with the demand that it answers where there is one. */
export type Told = { deed: Deed; demand?: Demand | undefined };
/** What the two middle paragraphs tell, in order. `isFitting` where several achievements answer a demand. */
export type LetterPlan = { first: Told[]; second: Told[]; isFitting: boolean };

const MOST = { Short: 2, Medium: 4, Long: 6 } as const;
const FITTING_PAIRS = 2;
/** Repeating more requirements than this makes the letter sound like a form. */
const MOST_DEMANDS = 2;
/** Fewer achievements of one place than these are one paragraph. */
const FEWEST_PARTED = 4;

/** Chooses the best achievements for this advertisement, some with the requirement that they meet. `seed` changes which comes first. */
export function planLetter(facts: LetterFacts, length: LetterOptions['length'], seed: number): LetterPlan {
  const chosen = facts.deeds.slice(0, MOST[length]);
  const sayable = facts.demands.filter(({ form }) => form !== 'quote');
  const pairs = matchEvidence(chosen, sayable, facts.vectors);
  const named = new Map(pairs.slice(0, MOST_DEMANDS).map(({ deed, demand }: Pair) => [deed, demand]));
  const all = chosen.map((deed): Told => ({ deed, demand: named.get(deed) }));
  const { first, second } = inParagraphs(all);
  return { first: leadBySeed(first, seed), second: leadBySeed(second, seed), isFitting: pairs.length >= FITTING_PAIRS };
}

/** Of two achievements of one place the second leads as well as the first. */
function leadBySeed(told: Told[], seed: number): Told[] {
  const [first, second, ...rest] = told;
  const isSamePlace = first !== undefined && first.deed.placeIndex === second?.deed.placeIndex;
  return isSamePlace && second && seed % 2 === 1 ? [second, first, ...rest] : told;
}

/** From today back: the latest place gets the first paragraph; where many are all of one place, each paragraph gets half. */
function inParagraphs(all: Told[]): Pick<LetterPlan, 'first' | 'second'> {
  const main = Math.min(...all.map(({ deed }) => deed.placeIndex));
  const first = all.filter(({ deed }) => deed.placeIndex === main);
  const second = all.filter(({ deed }) => deed.placeIndex !== main);
  if (second.length > 0 || first.length < FEWEST_PARTED) return { first, second: byPlace(second) };
  const half = Math.ceil(first.length / 2);
  return { first: first.slice(0, half), second: first.slice(half) };
}

const byPlace = (told: Told[]): Told[] => [...told].sort((left, right) => left.deed.placeIndex - right.deed.placeIndex);
