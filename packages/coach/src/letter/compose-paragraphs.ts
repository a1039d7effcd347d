import type { LetterOptions, LetterParagraph } from '@greenroom/contract/cover-letter';
import { toMonthNumber } from '../entities/dates.ts';
import { choosePoints, type PointGroup, untoldNotes } from './choose-points.ts';
import { phraseReason } from './choose-reason.ts';
import type { Need } from './find-need.ts';
import type { LetterFacts } from './letter-facts.ts';
import { pick } from './letter-phrases.ts';
import { type ToneWordings, WORDINGS } from './letter-wordings-data.ts';
import { listPapers } from './list-papers.ts';
import { isClause, phraseLines, phraseNotes, proseOf } from './phrase-lines.ts';
import { phrasePapers } from './phrase-papers.ts';
import { phrasePosts } from './phrase-posts.ts';
import { phraseProfile } from './phrase-profile.ts';
import { phraseWhy } from './phrase-why.ts';
import type { Place } from './place.ts';
import { phraseHours, statements } from './practical-lines.ts';
import { PROGRAM_NAMED } from './program-notes.ts';
import { OUTCOME } from './rank-deeds.ts';
import { isUnnamed, leadAgain, leadEarlier, leadPresent } from './situate.ts';
import { splitProof } from './split-proof.ts';
import { withoutRepeats } from './without-repeats.ts';
import { introducedPlaces, phraseClosing, phraseOpening } from './write-opening.ts';
import { phraseStory } from './write-story.ts';

export type Paragraphs = Record<LetterParagraph, string>;

/** Opening and closing are counted where an advertisement limits the number of paragraphs. */
const OUTER_PARAGRAPHS = 2;
const MOST_MIDDLE = 3;

/**
 * The five paragraphs of a letter: who applies; the work by employer, behind the duties of the advertisement that it surely shows; papers and
 * skills. `seed` chooses among wordings; the same seed, the same text. `isReordered` lets another demand or point lead.
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
  const [paraOne = '', paraTwo = '', paraThree = ''] = withoutRepeats(inFew(middle, facts.wishes.paragraphs));
  const note = facts.wishes.programs === 'named' ? [PROGRAM_NAMED] : [];
  return {
    introduction: phraseOpening(facts, wordings, seed),
    paraOne,
    paraTwo,
    paraThree,
    closing: [
      phraseWhy(facts, seed) || phraseReason(facts.jobDescription, seed),
      phraseClosing(facts, wordings, Math.floor(seed / 2)),
      ...note,
    ]
      .filter((text) => text !== '')
      .join(' '),
  };
}

type Wish = {
  facts: LetterFacts;
  wordings: ToneWordings;
  seed: number;
  isReordered: boolean;
  length: LetterOptions['length'];
};

/** The best job, in two paragraphs where two duties of the advertisement lead to its work; the others; papers and skills. */
function partsOf({ facts, wordings, seed, isReordered, length }: Wish): string[][] {
  const { present, earlier, story } = choosePoints(facts, length, isReordered);
  const chosen = [...present, ...earlier].flatMap(
    ({ placeIndex, lines }) => proseOf(lines, facts.places[placeIndex]) ?? lines,
  );
  const profile = phraseProfile(facts.resume, facts.job.roleTitle);
  const told = [...chosen, story?.line ?? '', profile].join('\n');
  const groups = [...present, ...earlier].map(({ placeIndex }) => placeIndex);
  const [first = [], ...others] = phraseWork({ present, earlier, facts, wordings, seed, isReordered });
  const [main = '', ...rest] = first;
  const career = phrasePosts(facts, groups, MOST_POSTS[length], seed);
  const said = [...statements(facts, told), phraseHours(facts, told)].filter((sentence) => sentence !== '');
  const papers = listPapers(facts, length, [told, ...said].join('\n'), seed);
  const listed = phrasePapers({ items: papers, lead: pick(wordings.papers, seed), seed });
  const notes = phraseNotes(untoldNotes(facts, [...chosen, story?.line ?? '']));
  const storyTold = phraseStory(facts, story, seed);
  // A result leads; another story comes behind the work.
  const isFirst = story !== undefined && OUTCOME.test(story.line);
  const opened = isFirst ? [storyTold, main] : [main];
  const behind = [...rest, ...others.flat(), career, isFirst ? '' : storyTold];
  return [opened, behind, [[notes, ...said, listed].filter((text) => text !== '').join(' ')]];
}

/** So many further jobs are named without their work. */
const MOST_POSTS = { Short: 1, Medium: 3, Long: 4 } as const;

type WorkWish = Omit<Wish, 'length'> & { present: PointGroup[]; earlier: PointGroup[] };

/** The paragraphs of each place. */
function phraseWork({ present, earlier, ...wish }: WorkWish): string[][] {
  const groups = [...present, ...joinUnnamed(earlier, wish.facts)];
  const taken = new Set<number>();
  return groups.map((group, at) => phraseGroup({ ...wish, group, before: groups[at - 1], taken }));
}

/** `taken` are the demands that were named; those of this place are added. */
type GroupWish = Omit<Wish, 'length'> & {
  group: PointGroup;
  before: PointGroup | undefined;
  taken: Set<number>;
};

function phraseGroup({ group, before, facts, wordings, seed, isReordered, taken }: GroupWish): string[] {
  const { places } = facts;
  const place = places[group.placeIndex];
  const isFirst = before === undefined;
  if (place === undefined) return [];
  // "Before that" says that no other job lies between, "earlier" that a later one came before.
  const isLater = !isFirst && isAfter(place, places[before.placeIndex], facts.today);
  const gap = isFirst || isLater ? -1 : group.placeIndex - before.placeIndex;
  const where = leadOf(place, facts, seed, (one) => (isFirst ? leadPresent(one) : leadEarlier(one, gap, seed)));
  // Of work without title and employer nothing is sure but the work.
  const lead = isUnnamed(place) ? '' : where;
  const opening = pick(wordings.points, seed);
  const prose = proseOf(group.lines, place);
  // Notes of which no sentence can be made are left out.
  if (prose === undefined) return [];
  const lines = prose;
  const isPlain = isReordered;
  const proofs = isPlain
    ? [{ need: undefined, lines }]
    : splitProof(facts, lines, isFirst ? MOST_NEEDS : MOST_FURTHER, { taken, isSaid: (line) => isClause(line, place) });
  return proofs.map((proof, at) => {
    const kind = taken.size === 0 ? wordings.need : wordings.furtherNeed;
    const turn = seed + taken.size;
    if (proof.need !== undefined) taken.add(proof.need.at);
    const work = phraseLines({
      lines: proof.lines,
      lead: at === 0 ? lead : leadBehind(place, proof.need !== undefined && at === 1),
      place,
      opening,
    });
    return withNeed(proof.need, work, kind, turn);
  });
}
/** So many demands are named before the work of the first place, and of each other. */
const MOST_NEEDS = 3;
const MOST_FURTHER = 1;

/** Whether a job began later than another one: a season abroad may come below the job that it interrupted. */
const isAfter = (place: Place, other: Place | undefined, today: string): boolean =>
  (toMonthNumber(place.startDate, today) ?? 0) >
  (toMonthNumber(other?.startDate ?? '', today) ?? Number.POSITIVE_INFINITY);

/** Behind a paragraph of the same job; where a sentence of the employer comes between them the job is named again. */
function leadBehind(place: Place, isParted: boolean): string {
  if (isUnnamed(place)) return '';
  if (isParted && place.employer !== '') return leadAgain(place, 0);
  return place.endDate === 'Present' ? 'Here' : 'There';
}

/** The demand before the work: the first line of the work shows it. */
function withNeed(need: Need | undefined, work: string, wordings: ToneWordings['need'], seed: number): string {
  if (need === undefined) return work;
  const asked = pick(wordings[need.form], seed)
    .replace('{need}', () => need.text)
    .replace(/\.$/u, '');
  // One sentence with the work that shows it.
  return `${asked}: ${/^(?:At|As|In|Here|There|Earlier|Before|From|Since|My|The)\b/u.test(work) ? work.charAt(0).toLowerCase() + work.slice(1) : work}`;
}

/** The opening has told of some jobs already: then the employer is enough. */
const leadOf = (place: Place, facts: LetterFacts, seed: number, lead: (place: Place) => string): string =>
  isToldAlready(place, introducedPlaces(facts)) ? leadAgain(place, seed) : lead(place);

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
