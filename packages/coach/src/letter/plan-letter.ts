import type { LetterOptions } from '@greenroom/contract/cover-letter';
import type { LetterFacts } from './letter-facts.ts';
import type { Deed } from './match-evidence.ts';
import { matchEvidence, nearness } from './match-evidence.ts';
import type { Demand } from './read-demands.ts';

/** An achievement, with the demand that it answers where there is one. */
export type Told = { deed: Deed; demand?: Demand | undefined };
/** What the two middle paragraphs tell, in order. `isFitting` where most of it answers a demand. */
export type LetterPlan = { first: Told[]; second: Told[]; isFitting: boolean };

const MOST = { Short: 2, Medium: 4, Long: 6 } as const;
/** Fewer achievements than these leave a letter without content; those that answer no demand fill up to here. */
const FEWEST = { Short: 2, Medium: 3, Long: 4 } as const;
const NEARNESS_WEIGHT = 6;
const FITTING_PAIRS = 2;
/** Fewer achievements of one place than these are one paragraph. */
const FEWEST_PARTED = 4;

/**
 * Chooses what is told: the achievements that answer a demand, the surest first, and where these are few the ones nearest to the advertisement.
 * `seed` changes which of the two best leads.
 */
export function planLetter(facts: LetterFacts, length: LetterOptions['length'], seed: number): LetterPlan {
  const { deeds, demands, vectors } = facts;
  const answering = leadBySeed(matchEvidence(deeds, demands, vectors), seed).slice(0, MOST[length]);
  const rest = deeds
    .filter((deed) => !answering.some((told) => told.deed === deed))
    .map((deed) => ({ deed, value: deed.weight + NEARNESS_WEIGHT * nearness(deed, demands, vectors) }))
    .sort((left, right) => right.value - left.value)
    .slice(0, Math.max(0, FEWEST[length] - answering.length));
  const all = [...answering, ...rest.map(({ deed }): Told => ({ deed }))];
  return { ...inParagraphs(all), isFitting: answering.length >= FITTING_PAIRS };
}

/** The second pair leads as well as the first. */
function leadBySeed(pairs: readonly Told[], seed: number): Told[] {
  const [first, second, ...rest] = pairs;
  return first && second && seed % 2 === 1 ? [second, first, ...rest] : [...pairs];
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
