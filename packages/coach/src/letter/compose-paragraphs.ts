import type { LetterOptions, LetterParagraph } from '@greenroom/contract/cover-letter';
import { choosePoints, type PointGroup, shareOf } from './choose-points.ts';
import type { Deed } from './deed.ts';
import { findNeed } from './find-need.ts';
import type { LetterFacts } from './letter-facts.ts';
import { pick } from './letter-phrases.ts';
import { type ToneWordings, WORDINGS } from './letter-wordings-data.ts';
import { listPapers } from './list-papers.ts';
import { matchDemands } from './match-demands.ts';
import { phraseLines } from './phrase-lines.ts';
import { phraseMatches } from './phrase-matches.ts';
import { phrasePapers } from './phrase-papers.ts';
import type { Place } from './place.ts';
import { POINT_MARK, withPoints } from './point-text.ts';
import { PROGRAM_NAMED } from './program-notes.ts';
import { OUTCOME } from './rank-deeds.ts';
import { isUnplaced, leadAgain, leadEarlier, leadPresent } from './situate.ts';
import { introducedPlaces, phraseClosing, phraseOpening } from './write-opening.ts';
import { phraseTopic } from './write-story.ts';

export type Paragraphs = Record<LetterParagraph, string>;

/** Opening and closing are counted where an advertisement wants no more than some paragraphs. */
const OUTER_PARAGRAPHS = 2;
const MOST_MIDDLE = 3;

/**
 * The five paragraphs of a letter: who applies; what the advertisement asks for with the lines that show it; further points in the person's own words by
 * employer; papers and skills. `seed` chooses among wordings; the same seed, the same text. `isReordered` lets another demand or point lead.
 */
export function composeParagraphs(
  facts: LetterFacts,
  options: LetterOptions,
  seed: number,
  isReordered = false,
): Paragraphs {
  const wordings = WORDINGS[options.tone];
  const wish = { facts, wordings, seed, isReordered, length: options.length };
  const parts = partsOf(wish);
  const middle = parts.map((texts) => texts.filter((text) => text !== '').join('\n')).filter((text) => text !== '');
  const [paraOne = '', paraTwo = '', paraThree = ''] = inFew(middle, facts.wishes.paragraphs);
  const note = facts.wishes.programs === 'named' ? [PROGRAM_NAMED] : [];
  return {
    introduction: phraseOpening(facts, wordings, seed),
    paraOne,
    paraTwo,
    paraThree,
    closing: [phraseClosing(facts, wordings, Math.floor(seed / 2)), ...note].join(' '),
  };
}

/** A letter with fewer matched demands lists the work by employer only. */
const FEWEST_MATCHES = 3;

type Wish = {
  facts: LetterFacts;
  wordings: ToneWordings;
  seed: number;
  isReordered: boolean;
  length: LetterOptions['length'];
};

/** Demands with what shows them, where there are some; the work by employer; papers and skills. */
function partsOf({ facts, wordings, seed, isReordered, length }: Wish): string[][] {
  const found = matchDemands(facts, length);
  const matches = found.length < FEWEST_MATCHES ? [] : found;
  const shown = isReordered ? [...matches.slice(1), ...matches.slice(0, 1)] : matches;
  const matched = shown.flatMap(({ lines }) => lines.map(({ line }) => line));
  const { present, earlier, story } = choosePoints(facts, length, isReordered, matched);
  const need = shown.length > 0 || isReordered ? undefined : findNeed(facts, linesOf(present)[0] ?? '');
  const told = [...matched, ...linesOf([...present, ...earlier])].join('\n');
  const opening = pick(shown.length > 0 ? wordings.alsoDone : wordings.points, seed);
  const work = withNeed(need, phraseWork(present, earlier, facts, opening, seed), wordings, seed);
  const papers = listPapers(facts, length, told, seed);
  const listed = phrasePapers({
    items: papers,
    lead: pick(wordings.papers, seed),
    sentenceLead: pick(wordings.papersSaid, seed),
    work: shown.length > 0 ? [POINT_MARK] : work,
  });
  const [first = '', ...others] = work;
  return shown.length > 0
    ? [[phraseMatches(shown, facts, pick(wordings.matches, seed))], [...work, phraseStory(facts, story)], [listed]]
    : [[first], [...others, phraseStory(facts, story)], [listed]];
}

/** What the employer needs before the work, whose first line shows it. */
function withNeed(duty: string | undefined, work: string[], wordings: ToneWordings, seed: number): string[] {
  const [first = '', ...others] = work;
  if (duty === undefined || first === '') return work;
  return [`${pick(wordings.need, seed).replace('{duty}', () => duty)} ${first}`, ...others];
}

const linesOf = (groups: PointGroup[]) => groups.flatMap(({ lines }) => lines);

const phraseStory = (facts: LetterFacts, story: Deed | undefined) =>
  story ? withPoints(phraseTopic(facts, story), [story.line]) : '';

/** What was done at each place, the first behind the opening words where no place leads to it. */
function phraseWork(
  present: PointGroup[],
  earlier: PointGroup[],
  facts: LetterFacts,
  opening: string,
  seed: number,
): string[] {
  const groups = [...present, ...joinUnnamed(earlier, facts)];
  return groups.map((group, at) => phraseGroup({ group, before: groups[at - 1], facts, opening, seed }));
}

type GroupWish = {
  group: PointGroup;
  before: PointGroup | undefined;
  facts: LetterFacts;
  opening: string;
  seed: number;
};

function phraseGroup({ group, before, facts, opening, seed }: GroupWish): string {
  const { places } = facts;
  const place = places[group.placeIndex];
  const isFirst = before === undefined;
  if (place === undefined) return '';
  // "Before that" says that no other job lies between, "earlier" that a later one was told.
  const gap = isFirst ? -1 : group.placeIndex - before.placeIndex;
  const lead = leadOf(place, places, seed, (one) => (isFirst ? leadPresent(one) : leadEarlier(one, gap, seed)));
  // Of work without employer and dates the opening says all.
  return phraseLines({
    lines: group.lines,
    lead: isFirst && isUnplaced(place) ? '' : lead,
    place,
    opening,
    isMinor: (line) => shareOf(facts, line) < MINOR && !OUTCOME.test(line),
  });
}
/** A line that shows what is asked for less surely may be left out for the sake of the paragraph. */
const MINOR = 0.4;

/** The opening has told of some jobs already: then the employer is enough. */
const leadOf = (place: Place, places: readonly Place[], seed: number, lead: (place: Place) => string): string =>
  isToldAlready(place, introducedPlaces(places)) ? leadAgain(place, seed) : lead(place);

/** Of two posts with one employer the name alone does not say which. */
const isToldAlready = (place: Place, introduced: readonly Place[]): boolean =>
  introduced.includes(place) &&
  !introduced.some(
    (other) =>
      other !== place && other.employer === place.employer && introduced.indexOf(other) < introduced.indexOf(place),
  );

/** Jobs without a name come under one line. */
function joinUnnamed(groups: PointGroup[], { places }: LetterFacts): PointGroup[] {
  const isNamed = ({ placeIndex }: PointGroup) => {
    const place = places[placeIndex];
    return place !== undefined && place.title + place.employer !== '';
  };
  const [first, ...rest] = groups.filter((group) => !isNamed(group));
  const joined = first ? [{ ...first, lines: [first, ...rest].flatMap(({ lines }) => lines) }] : [];
  return [...groups.filter(isNamed), ...joined];
}

/** As few paragraphs in the middle as the advertisement wants. */
function inFew(texts: string[], wanted: number | undefined): string[] {
  const most = wanted === undefined ? MOST_MIDDLE : Math.max(1, wanted - OUTER_PARAGRAPHS);
  if (texts.length <= most) return texts;
  const [last = '', ...before] = [...texts].reverse();
  const [joined = '', ...rest] = before;
  return inFew([...rest.reverse(), `${joined}\n${last}`], wanted);
}
