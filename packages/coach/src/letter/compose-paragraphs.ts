import type { LetterOptions, LetterParagraph } from '@greenroom/contract/cover-letter';
import { choosePoints, type PointGroup } from './choose-points.ts';
import type { Deed } from './deed.ts';
import { findFurther } from './further-points.ts';
import { isToldIn } from './is-told-in.ts';
import type { LetterFacts } from './letter-facts.ts';
import { pick } from './letter-phrases.ts';
import { type ToneWordings, WORDINGS } from './letter-wordings-data.ts';
import { listPapers, MOST_CREDENTIALS } from './list-papers.ts';
import { type DemandMatch, matchDemands } from './match-demands.ts';
import { phraseMatches } from './phrase-matches.ts';
import { withPoints } from './point-text.ts';
import { PROGRAM_NAMED } from './program-notes.ts';
import { isUnplaced, leadEarlier, leadPresent } from './situate.ts';
import { phraseClosing, phraseOpening } from './write-opening.ts';
import { phraseTopic } from './write-story.ts';

export type Paragraphs = Record<LetterParagraph, string>;

/** Opening and closing are counted where an advertisement wants no more than some paragraphs. */
const OUTER_PARAGRAPHS = 2;
const MOST_MIDDLE = 3;

/**
 * The five paragraphs of a letter: who applies; what the advertisement asks for with the lines that show it; further points in the person's own words by
 * employer; papers. `seed` chooses among wordings; the same seed, the same text. `isReordered` lets another demand or point lead.
 */
export function composeParagraphs(
  facts: LetterFacts,
  options: LetterOptions,
  seed: number,
  isReordered = false,
): Paragraphs {
  const wordings = WORDINGS[options.tone];
  const wish = { facts, wordings, seed, isReordered, length: options.length };
  const matches = matchDemands(facts, options.length);
  const parts = matches.length < FEWEST_MATCHES ? partsByPlace(wish, matches) : partsByDemand(wish, matches);
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
const FEWEST_MATCHES = 2;

type Wish = {
  facts: LetterFacts;
  wordings: ToneWordings;
  seed: number;
  isReordered: boolean;
  length: LetterOptions['length'];
};

/** Demands with what shows them; further work; papers that were not told. */
function partsByDemand({ facts, wordings, seed, isReordered, length }: Wish, matches: DemandMatch[]): string[][] {
  const shown = isReordered ? [...matches.slice(1), ...matches.slice(0, 1)] : matches;
  const matched = shown.flatMap(({ lines }) => lines.map(({ line }) => line));
  const { present, earlier, story } = choosePoints(facts, length, isReordered, matched);
  const told = [...matched, ...linesOf([...present, ...earlier])].join('\n');
  const papers = listPapers(facts, credentialsOf(facts, length, told), length, told, seed, true);
  return [
    [phraseMatches(shown, facts, pick(wordings.matches, seed))],
    [...phraseWork(present, earlier, facts, pick(wordings.alsoDone, seed), seed), phraseStory(facts, story)],
    papers,
  ];
}

/** The work by employer, with the one demand that is surely shown beside it, and what answers the advertisement outside it; papers. */
function partsByPlace({ facts, wordings, seed, isReordered, length }: Wish, matches: DemandMatch[]): string[][] {
  const { present, earlier, story } = choosePoints(facts, length, isReordered);
  const points = linesOf([...present, ...earlier]);
  const credentials = credentialsOf(facts, length, '');
  // What is a point or a paper already is not told a second time.
  const isTold = (line: string) => points.includes(line) || credentials.held.some((name) => isToldIn(name, line));
  const besides = matches.filter(({ lines }) => !lines.some(({ line }) => isTold(line)));
  const told = [...besides.flatMap(({ lines }) => lines.map(({ line }) => line)), ...points].join('\n');
  const further = findFurther(facts, told.split('\n'), credentials.held);
  const papers = listPapers(facts, credentials, length, [told, ...further].join('\n'), seed);
  const [first = '', ...others] = phraseWork(present, earlier, facts, pick(wordings.points, seed), seed);
  const beside = further.length > 0 ? withPoints(wordings.further, further) : '';
  const asked = besides.length > 0 ? phraseMatches(besides, facts) : '';
  return [[first], [...others, asked, beside, phraseStory(facts, story)], papers];
}

const linesOf = (groups: PointGroup[]) => groups.flatMap(({ lines }) => lines);

function credentialsOf({ credentials }: LetterFacts, length: LetterOptions['length'], told: string) {
  const untold = credentials.held.filter((name) => !isToldIn(name, told));
  return { held: untold.slice(0, MOST_CREDENTIALS[length]), open: credentials.open.slice(0, 1) };
}

const phraseStory = (facts: LetterFacts, story: Deed | undefined) =>
  story ? withPoints(phraseTopic(facts, story), [story.line]) : '';

/** The points of the first place behind the opening words, then those of the others. */
function phraseWork(
  present: PointGroup[],
  earlier: PointGroup[],
  facts: LetterFacts,
  opening: string,
  seed: number,
): string[] {
  return [
    ...present.map((group) => phraseFirst(group, facts, opening)),
    ...joinUnnamed(earlier, facts).map((group, at) => phraseGroup(group, facts, at > 0, seed)),
  ];
}

function phraseFirst({ placeIndex, lines }: PointGroup, { places }: LetterFacts, opening: string): string {
  const place = places[placeIndex];
  const lead = place ? leadPresent(place) : '';
  // Of work without employer and dates the opening says all.
  const isBare = place !== undefined && isUnplaced(place);
  return withPoints(isBare ? opening : `${opening}\n${lead}:`, lines);
}

function phraseGroup(
  { placeIndex, lines }: PointGroup,
  { places }: LetterFacts,
  isFurther: boolean,
  seed: number,
): string {
  const place = places[placeIndex];
  return place ? withPoints(`${leadEarlier(place, isFurther, seed)}:`, lines) : '';
}

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
