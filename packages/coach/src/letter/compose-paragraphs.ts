import type { LetterOptions, LetterParagraph } from '@greenroom/contract/cover-letter';
import { choosePoints, type PointGroup } from './choose-points.ts';
import { phraseEmployer } from './employer-reason.ts';
import { placesBetween } from './job-order.ts';
import { inSameHouse, leadOfGroup } from './lead-group.ts';
import type { LetterFacts } from './letter-facts.ts';
import { pick } from './letter-phrases.ts';
import { type ToneWordings, WORDINGS } from './letter-wordings-data.ts';
import { phrasePosts } from './phrase-posts.ts';
import { phraseWhy } from './phrase-why.ts';
import { phraseWish } from './phrase-wish.ts';
import type { Place } from './place.ts';
import { POINT_MARK } from './point-text.ts';
import { PROGRAM_NAMED } from './program-notes.ts';
import { OUTCOME } from './rank-deeds.ts';
import { postOf } from './situate.ts';
import { tellAlso } from './tell-also.ts';
import { tellPoints } from './tell-points.ts';
import { withoutRepeats } from './without-repeats.ts';
import { isUnpaid, phraseClosing, phraseOpening } from './write-opening.ts';
import { phraseStory } from './write-story.ts';

export type Paragraphs = Record<LetterParagraph, string>;

/** Opening and closing are counted where an advertisement limits the number of paragraphs. */
const OUTER_PARAGRAPHS = 2;
const MOST_MIDDLE = 3;

/**
 * The five paragraphs of a letter: who applies; the work by employer, as points in the words of the resume; papers and skills. `seed` chooses among
 * wordings; the same seed, the same text. `isReordered` lets another point lead, `isApart` puts the application in a separate sentence.
 */
export function composeParagraphs(
  facts: LetterFacts,
  options: LetterOptions,
  seed: number,
  { isReordered = false, isApart = false }: ComposeWish = {},
): Paragraphs {
  const wordings = WORDINGS[options.tone];
  const opening = phraseOpening(facts, wordings, seed, { isApart });
  const middle = partsOf({ facts, wordings, seed, isReordered, length: options.length, opening })
    .map(inParagraph)
    .filter((text) => text !== '');
  const [introduction = '', paraOne = '', paraTwo = '', paraThree = ''] = withoutRepeats([
    opening,
    ...inFew(middle, facts.wishes.paragraphs),
  ]);
  const reason = phraseWish(facts) || phraseEmployer(facts, seed) || phraseWhy(facts, seed);
  const note = facts.wishes.programs === 'named' ? [PROGRAM_NAMED] : [];
  return {
    introduction,
    paraOne,
    paraTwo,
    paraThree,
    closing: [reason, phraseClosing(facts, wordings, Math.floor(seed / 2)), ...note]
      .filter((text) => text !== '')
      .join(' '),
  };
}

/** Sentences of one paragraph follow each other; points keep a line each. */
const inParagraph = (texts: readonly string[]): string => {
  const told = texts.filter((text) => text !== '');
  return joinPosts(told.join(told.some((text) => text.includes(POINT_MARK)) ? '\n' : ' '));
};

/** Two bare posts in a row are one sentence: "Before that I was a Clerk at Elm Ltd (2016 to 2018), and before that a Cashier at Oak Ltd (2014 to 2016)." */
const joinPosts = (text: string): string =>
  text.replace(
    /\b((?:Before that|Earlier) I (?:was|worked as) [^.\n]{5,160})\. Before that I (?:was|worked as) (?=an? )/u,
    '$1, and before that ',
  );

/** See `composeParagraphs`. */
type ComposeWish = { isReordered?: boolean; isApart?: boolean };

type Wish = {
  facts: LetterFacts;
  wordings: ToneWordings;
  seed: number;
  isReordered: boolean;
  length: LetterOptions['length'];
  /** The first paragraph. */
  opening: string;
};

/** The job that leads; the others, the posts without work, and a story; papers and skills. */
function partsOf({ facts, wordings, seed, isReordered, length, opening }: Wish): string[][] {
  const { story, present, earlier } = choosePoints(facts, length, isReordered);
  const groups = withStepsBetween([...present, ...joinUnnamed(earlier, facts)], facts);
  const [main = '', ...others] = phraseWork(groups, facts, wordings, seed);
  const named = groups.map(({ placeIndex }) => placeIndex);
  const career = phrasePosts(facts, named, MOST_POSTS[length], seed);
  const storyTold = phraseStory(facts, story);
  // A result leads; another story comes behind the work.
  const isFirst = story !== undefined && OUTCOME.test(story.line);
  const said = [opening, main, ...others, career, storyTold].join('\n');
  return [
    isFirst ? [storyTold, main] : [main],
    [...others, career, isFirst ? '' : storyTold],
    [tellAlso({ facts, length, wordings, seed, said })],
  ];
}

/** So many further jobs are named without their work. */
const MOST_POSTS = { Short: 1, Medium: 3, Long: 4 } as const;

/** The work of each place: two jobs in a row begin with other words. */
const phraseWork = (
  groups: readonly PointGroup[],
  facts: LetterFacts,
  wordings: ToneWordings,
  seed: number,
): string[] =>
  groups.map((group, at) =>
    phraseGroup({
      group,
      before: groups[at - 1],
      isBehindEarlier: at > 1,
      facts,
      opening: pick(wordings.points, seed + at),
      seed: seed + at,
    }),
  );

/** Also names the jobs between two that have points, so that the letter skips no step of the career. */
function withStepsBetween(groups: PointGroup[], facts: LetterFacts): PointGroup[] {
  const told = new Set(groups.map((group) => group.placeIndex));
  return groups.flatMap((group, at) => {
    const previous = groups[at - 1];
    // A project is no step of a career.
    if (previous === undefined || facts.places[group.placeIndex]?.isProject === true) return [group];
    const between = placesBetween(previous.placeIndex, group.placeIndex, facts.places).filter(
      (step) => !told.has(step) && isStep(facts.places[step]),
    );
    for (const step of between) told.add(step);
    return [...between.slice(0, MOST_STEPS).map((placeIndex) => ({ placeIndex, lines: [] })), group];
  });
}
const MOST_STEPS = 2;
const isStep = (place: Place | undefined): boolean => place !== undefined && postOf(place) !== '' && !isUnpaid(place);

type GroupWish = {
  group: PointGroup;
  before: PointGroup | undefined;
  isBehindEarlier: boolean;
  facts: LetterFacts;
  /** What comes before points without a lead. */
  opening: string;
  seed: number;
};

/** The points of one job behind its name, in the words of the resume; sentences about oneself follow each other as prose. */
function phraseGroup({ group, before, isBehindEarlier, facts, opening, seed }: GroupWish): string {
  const place = facts.places[group.placeIndex];
  if (place === undefined) return '';
  const { lead, isNext } = leadOfGroup({ group, before, isBehindEarlier, facts, seed });
  if (group.lines.length === 0 && place.endDate === 'Present') return '';
  if (group.lines.length === 0) {
    const post = inSameHouse(postOf(place), place, facts.places[before?.placeIndex ?? -1]);
    return `${isNext ? 'Before that' : 'Earlier'} I ${seed % 2 === 0 ? 'was' : 'worked as'} ${post}.`.replace(
      /\.\.$/u,
      '.',
    );
  }
  return tellPoints(group.lines, lead === '' ? opening : lead);
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
