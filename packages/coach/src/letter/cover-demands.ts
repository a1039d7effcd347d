import type { LetterOptions } from '@greenroom/contract/cover-letter';
import { titleLikeness } from '../resume/occupation-fit.ts';
import { contentStems } from '../text/content-stems.ts';
import type { Deed } from './deed.ts';
import type { LetterFacts } from './letter-facts.ts';
import { OUTCOME, PEOPLE, WEAK_OPENING } from './rank-deeds.ts';
import { isUnnamed } from './situate.ts';
import { tellingStems } from './telling-stems.ts';

/** So many lines a letter tells, and of one place; a place further back gets fewer. */
const MOST = { Short: 2, Medium: 9, Long: 12 } as const;
const MOST_OF_LATEST = { Short: 2, Medium: 6, Long: 7 } as const;
const MOST_OF_EARLIER = { Short: 1, Medium: 3, Long: 4 } as const;
const MOST_PLACES = { Short: 2, Medium: 4, Long: 5 } as const;
/** Up to here a line need add nothing to what the others show. */
const FEWEST = { Short: 2, Medium: 4, Long: 6 } as const;
/** A letter with fewer words in its lines takes in more of the latest job. */
const FEWEST_WORDS = { Short: 0, Medium: 70, Long: 150 } as const;
/** What a further line has to be worth. */
const LEAST_GAIN = 0.3;
const LEAST_ADDED = 0.25;
const FEWEST_TOLD = 2;
/** A line of another trade has to show a demand by itself. */
const LEAST_SHOWN = 0.32;
/** A smaller share is noise. */
const NOISE = 0.2;
const OF_PLUS = 0.5;
const SAME_TRADE = 0.35;
const WORTH = {
  outcome: 0.3,
  number: 0.1,
  people: 0.15,
  latest: 0.15,
  title: 0.25,
  role: 0.25,
  weak: -0.3,
} as const;
/** Papers, languages and hours have sentences elsewhere. */
const OF_PERSON = /^(?:paper|language|availability)$/u;

type Candidate = { deed: Deed; shares: number[]; worth: number; isRelated: boolean };

/** The lines that together show most of what the advertisement asks for, beside those that are `told` elsewhere, the one that adds most first. */
export function coverDemands(
  facts: LetterFacts,
  deeds: readonly Deed[],
  length: LetterOptions['length'],
  told: readonly Deed[] = [],
): Deed[] {
  const weights = weightsOf(facts);
  const covered = facts.demands.map((_, at) => Math.max(0, ...told.map(({ line }) => sharesOf(line, facts)[at] ?? 0)));
  const left = deeds.map((deed) => candidateOf(deed, facts)).filter((one) => one !== undefined);
  if (left.length < FEWEST_TOLD) return deeds.slice(0, FEWEST[length]);
  const latest = Math.min(...left.map(({ deed }) => deed.placeIndex));
  const chosen: Candidate[] = [];
  const adds = ({ shares }: Candidate) =>
    shares.reduce((sum, share, at) => sum + (weights[at] ?? 0) * addedTo(covered[at] ?? 0, share), 0);
  const gain = (one: Candidate) => one.worth + adds(one);
  const isFull = ({ deed: { placeIndex } }: Candidate) => {
    const places = new Set(chosen.map(({ deed }) => deed.placeIndex));
    const most = placeIndex === latest ? MOST_OF_LATEST[length] : MOST_OF_EARLIER[length];
    const count = chosen.filter(({ deed }) => deed.placeIndex === placeIndex).length;
    return count >= most || (count === 0 && places.size >= MOST_PLACES[length]);
  };
  const isWanted = (one: Candidate): boolean => {
    if (chosen.length < FEWEST_TOLD) return true;
    // A long letter tells other work too.
    const isAny = length === 'Long' || one.deed.placeIndex === latest;
    if (chosen.length < FEWEST[length]) return one.isRelated || isAny;
    const words = chosen.reduce((sum, { deed }) => sum + deed.line.split(' ').length, 0);
    const isThin = words < FEWEST_WORDS[length] && one.isRelated && one.deed.placeIndex === latest;
    // At most one line without a demand stays, and only with a result.
    const isServing = adds(one) >= LEAST_ADDED || (isResult(one) && chosen.every(showsAny));
    return isThin || (one.isRelated && isServing && gain(one) >= LEAST_GAIN);
  };
  while (chosen.length + told.length < MOST[length]) {
    const [best] = left
      .filter((one) => !isFull(one) && !chosen.includes(one) && isWanted(one))
      .toSorted((one, other) => gain(other) - gain(one));
    if (best === undefined) break;
    chosen.push(best);
    for (const [at, share] of best.shares.entries()) covered[at] = Math.max(covered[at] ?? 0, share);
  }
  return chosen.map(({ deed }) => deed);
}

/** What a line adds to a demand that is covered already: what it shows more surely, and a part of the rest, as a demand may name several things. */
const addedTo = (covered: number, share: number): number =>
  Math.max(0, share - covered) + FURTHER * Math.min(share, covered);
const FURTHER = 0.4;

const weightsOf = ({ demands }: LetterFacts): number[] =>
  demands.map(({ isNice, asked }) => (OF_PERSON.test(asked?.kind ?? '') ? 0 : isNice ? OF_PLUS : 1));

const showsAny = ({ shares }: Candidate): boolean => Math.max(0, ...shares) >= LEAST_ADDED;
const isResult = ({ deed }: Candidate): boolean => OUTCOME.test(deed.line) || PEOPLE.test(deed.line);

function candidateOf(deed: Deed, facts: LetterFacts): Candidate | undefined {
  const { places, job } = facts;
  const place = places[deed.placeIndex];
  if (place === undefined) return undefined;
  const shares = sharesOf(deed.line, facts);
  const likeness = job.roleTitle === '' ? 0 : titleLikeness(place.title, job.roleTitle);
  const isLatest = deed.placeIndex === 0 || place.endDate === 'Present';
  const worth = (isLatest ? WORTH.latest : 0) + WORTH.title * likeness + worthOf(deed.line, job.roleTitle);
  const shown = Math.max(0, ...shares);
  const isStrong = OUTCOME.test(deed.line) || PEOPLE.test(deed.line);
  const isTrade = likeness >= SAME_TRADE && (isLatest || isStrong || shown > 0);
  const isShown = isLatest ? shown > 0 || isStrong : shown >= LEAST_SHOWN;
  return { deed, shares, worth, isRelated: isTrade || isShown || isUnnamed(place) };
}

/** What speaks for a line by itself. */
function worthOf(line: string, roleTitle: string): number {
  const role = new Set(contentStems(roleTitle));
  return (
    (OUTCOME.test(line) ? WORTH.outcome : 0) +
    (/\d/u.test(line) ? WORTH.number : 0) +
    (PEOPLE.test(line) ? WORTH.people : 0) +
    (contentStems(line).some((word) => role.has(word)) ? WORTH.role : 0) +
    (WEAK_OPENING.test(line) ? WORTH.weak : 0)
  );
}

/** How surely the line shows each demand. */
function sharesOf(line: string, { shows, evidence, demands, job }: LetterFacts): number[] {
  const at = evidence.findIndex((one) => one.line === line);
  return shows.map((ofDemand, demand) =>
    Math.max(overNoise(ofDemand[at] ?? 0), sharedWords(demands[demand]?.text ?? '', line, job.roleTitle)),
  );
}

const overNoise = (share: number): number => (share < NOISE ? 0 : share);

/** Rare words that a line shares with a demand, "receptionist", make it likely that it shows it. */
function sharedWords(demand: string, line: string, role: string): number {
  const known = new Set(contentStems(line));
  const shared = tellingStems(demand, role).filter((word) => known.has(word)).length;
  return shared === 0 ? 0 : shared === 1 ? OF_ONE_WORD : OF_TWO_WORDS;
}
const OF_ONE_WORD = 0.35;
const OF_TWO_WORDS = 0.5;
