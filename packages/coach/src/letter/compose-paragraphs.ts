import type { LetterOptions, LetterParagraph } from '@greenroom/contract/cover-letter';
import { contentStems } from '../text/content-stems.ts';
import { choosePoints, type PointGroup } from './choose-points.ts';
import { findFurther } from './further-points.ts';
import type { LetterFacts } from './letter-facts.ts';
import { pick } from './letter-phrases.ts';
import { type ToneWordings, WORDINGS } from './letter-wordings-data.ts';
import { listPapers, MOST_CREDENTIALS } from './list-papers.ts';
import { type DemandMatch, matchDemands } from './match-demands.ts';
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
  const matches = matchDemands(facts, options.length);
  const shown =
    matches.length < FEWEST_MATCHES ? [] : isReordered ? [...matches.slice(1), ...matches.slice(0, 1)] : matches;
  const matched = shown.flatMap(({ lines }) => lines.map(({ line }) => line));
  const { present, earlier, story } = choosePoints(facts, options.length, isReordered, matched);
  const told = [...matched, ...[...present, ...earlier].flatMap(({ lines }) => lines)].join('\n');
  const { held, open } = facts.credentials;
  const untold = held.filter((name) => !isTold(name, told));
  const credentials = { held: untold.slice(0, MOST_CREDENTIALS[options.length]), open: open.slice(0, 1) };
  const further = shown.length > 0 ? [] : findFurther(facts, told.split('\n'), credentials.held);
  const papers = listPapers(facts, credentials, options.length, [told, ...further].join('\n'), seed);
  const pairs = shown.length > 0 ? [phraseMatches(shown, facts, wordings, seed)] : [];
  const first = present.map((group) => phraseFirst(group, facts, wordings, seed, shown.length > 0));
  const others = joinUnnamed(earlier, facts).map((group, at) => phraseGroup(group, facts, at > 0, seed));
  const asked = story ? [withPoints(phraseTopic(facts, story), [story.line])] : [];
  const beside = further.length > 0 ? [withPoints(wordings.further, further)] : [];
  const middle = (
    shown.length > 0
      ? [pairs, [...first, ...others, ...asked], papers]
      : [first, [...others, ...beside, ...asked], papers]
  )
    .map((texts) => texts.join('\n'))
    .filter((text) => text !== '');
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

/** With fewer demands shown the work is told by employer alone. */
const FEWEST_MATCHES = 2;

/** Whether what is told has the words of a credential. */
const isTold = (name: string, told: string) => {
  const known = new Set(contentStems(told));
  return contentStems(name).every((word) => known.has(word));
};

/** Each demand in the words of the advertisement, and below it what shows it. */
function phraseMatches(matches: readonly DemandMatch[], { places }: LetterFacts, wordings: ToneWordings, seed: number) {
  const blocks = matches.map(({ quote, lines }) =>
    withPoints(
      `“${quote}”:`,
      lines.map(({ line, placeIndex }) => {
        const employer = placeIndex === undefined ? '' : (places[placeIndex]?.employer ?? '');
        return employer === '' ? line : `${line} (${employer})`;
      }),
    ),
  );
  return [pick(wordings.matches, seed), ...blocks].join('\n');
}

function phraseFirst(
  { placeIndex, lines }: PointGroup,
  { places }: LetterFacts,
  wordings: ToneWordings,
  seed: number,
  isFurther: boolean,
) {
  const place = places[placeIndex];
  const lead = place ? leadPresent(place) : '';
  const opening = isFurther ? wordings.alsoDone : pick(wordings.points, seed);
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
