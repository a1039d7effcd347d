import type { LetterOptions } from '@greenroom/contract/cover-letter';
import { contentStems } from '../text/content-stems.ts';
import type { LetterFacts } from './letter-facts.ts';
import type { Deed, Pair } from './match-evidence.ts';
import { matchEvidence } from './match-evidence.ts';
import { WEAK_OPENING } from './rank-deeds.ts';
import type { Demand } from './read-demands.ts';
import { findStory } from './write-story.ts';

/** An achievement, with the demand that it answers where the letter says so, or with another sentence that leads to it. */
export type Told = { deed: Deed; demand?: Demand | undefined; lead?: string };
/** What the middle paragraphs tell, in order, and the story that the advertisement asks for. */
export type LetterPlan = { first: Told[]; second: Told[]; story: Deed | undefined };

const MOST = { Short: 3, Medium: 5, Long: 7 } as const;
const FEWEST_TOLD = { Short: 2, Medium: 3, Long: 4 } as const;
const SHARE_TOLD = { Short: 0.5, Medium: 0.75, Long: 1 } as const;
/** Repeating more requirements than this makes the letter sound like a form. */
const MOST_DEMANDS = 1;
/** Fewer achievements of one place than these are one paragraph. */
const FEWEST_PARTED = 4;
/** Achievements at unnamed employers are used only if there are fewer others than this. */
const FEWEST_NAMED = 2;

/** Chooses the best achievements for this advertisement, one with the requirement that it meets. */
export function planLetter(facts: LetterFacts, length: LetterOptions['length'], isReordered: boolean): LetterPlan {
  const story = findStory(facts);
  const rest = facts.deeds.filter((deed) => deed !== story);
  const named = rest.filter(({ placeIndex }) => isNamed(facts, placeIndex));
  const able = (named.length >= FEWEST_NAMED ? named : rest).filter(isAmongWeak);
  // Of few achievements some are left for another letter, except where all are needed.
  const most = Math.min(MOST[length], Math.max(FEWEST_TOLD[length], Math.ceil(able.length * SHARE_TOLD[length])));
  const chosen = able.slice(0, most - (story ? 1 : 0));
  const sayable = facts.demands.filter(isSayable);
  const pairs = matchEvidence(chosen, sayable, facts.vectors);
  const telling = pairs.filter(({ deed, demand }) => !isEcho(deed, demand));
  const answered = new Map(telling.slice(0, MOST_DEMANDS).map(({ deed, demand }: Pair) => [deed, demand]));
  const { first, second } = inParagraphs(chosen.map((deed): Told => ({ deed, demand: answered.get(deed) })));
  return isReordered ? { first: reorder(first), second: reorder(second), story } : { first, second, story };
}

/** A line with nearly all the words of the demand would repeat it. */
function isEcho({ line }: Deed, { text }: Demand): boolean {
  const inLine = new Set(contentStems(line));
  const asked = contentStems(text);
  return asked.filter((word) => inLine.has(word)).length > MOST_REPEATED * asked.length;
}
const MOST_REPEATED = 0.7;

/** Of lines that say only what the work was, or that the person had a part in something, the letter tells the best one. */
const isAmongWeak = (deed: Deed, place: number, all: readonly Deed[]) =>
  !WEAK_OPENING.test(deed.clause) || all.findIndex(({ clause }) => WEAK_OPENING.test(clause)) === place;

/** A long demand, or one that points to another sentence, is no lead for an achievement. */
const isSayable = ({ form, text }: Demand) =>
  form !== 'quote' && text.split(/\s+/u).length <= LONGEST_DEMAND && !/\b(?:this|these|those|it|them)\b/iu.test(text);
const LONGEST_DEMAND = 10;

function isNamed({ places }: LetterFacts, placeIndex: number): boolean {
  const place = places[placeIndex];
  return place !== undefined && (place.title !== '' || place.employer !== '');
}

/** Of two achievements of one place the second leads. */
function reorder(told: Told[]): Told[] {
  const [first, second, ...rest] = told;
  const isSamePlace = first !== undefined && first.deed.placeIndex === second?.deed.placeIndex;
  return isSamePlace && second ? [second, first, ...rest] : told;
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
