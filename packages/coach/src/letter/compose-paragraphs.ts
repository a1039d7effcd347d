import type { LetterOptions, LetterParagraph } from '@greenroom/contract/cover-letter';
import { findNamedSkills } from '../skills/named-skills.ts';
import { choosePoints, leadingShare, type PointGroup } from './choose-points.ts';
import type { Deed } from './deed.ts';
import { phraseEmployer } from './employer-reason.ts';
import { findNeed, type Need } from './find-need.ts';
import { findLinkReason, findNeedReason, type Reason } from './find-reason.ts';
import { sinceFirst } from './first-start.ts';
import { placesBetween } from './job-order.ts';
import { inSameHouse, leadOf, leadOfGroup } from './lead-group.ts';
import type { LetterFacts } from './letter-facts.ts';
import { pick } from './letter-phrases.ts';
import { type ToneWordings, WORDINGS } from './letter-wordings-data.ts';
import { phraseAdmission, phraseExams } from './phrase-admission.ts';
import { phraseBridge } from './phrase-bridge.ts';
import { phraseHeld } from './phrase-held.ts';
import { isClause, phraseLines, proseOf } from './phrase-lines.ts';
import { phraseLink } from './phrase-link.ts';
import { phrasePosts } from './phrase-posts.ts';
import { phraseWhy } from './phrase-why.ts';
import { phraseWish } from './phrase-wish.ts';
import type { Place } from './place.ts';
import { POINT_MARK } from './point-text.ts';
import { phraseHours, statements } from './practical-lines.ts';
import { PROGRAM_NAMED } from './program-notes.ts';
import { OUTCOME } from './rank-deeds.ts';
import { isUnnamed, leadAgain, leadEarlier, leadPresent, postOf } from './situate.ts';
import { splitProof } from './split-proof.ts';
import { withThings } from './with-things.ts';
import { withoutRepeats } from './without-repeats.ts';
import { isUnpaid, type OpeningFact, phraseClosing, phraseOpening, phraseSelf } from './write-opening.ts';
import { phraseStory } from './write-story.ts';

export type Paragraphs = Record<LetterParagraph, string>;

/** Opening and closing are counted where an advertisement limits the number of paragraphs. */
const OUTER_PARAGRAPHS = 2;
const MOST_MIDDLE = 3;

/**
 * The five paragraphs of a letter: who applies; the work by employer, behind the duties of the advertisement that it surely shows; papers and
 * skills. `seed` chooses among wordings; the same seed, the same text. `isReordered` lets another demand or point lead, `isApart` puts the application in a separate sentence.
 */
export function composeParagraphs(
  facts: LetterFacts,
  options: LetterOptions,
  seed: number,
  { isReordered = false, isApart = false }: ComposeWish = {},
): Paragraphs {
  const wordings = WORDINGS[options.tone];
  const wish = { facts, wordings, seed, isReordered, length: options.length };
  const { parts, fact, told, reason: linked } = partsOf(wish);
  const middle = parts.map(inParagraph).filter((text) => text !== '');
  const opening = phraseOpening(facts, wordings, seed, { fact, isApart });
  const [introduction = '', paraOne = '', paraTwo = '', paraThree = ''] = withoutRepeats([
    opening,
    ...inFew(middle, facts.wishes.paragraphs),
  ]);
  const reason = linked || phraseLink(facts, told, seed) || phraseWhy(facts, seed);
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
};

/** The best job, in two paragraphs where two duties of the advertisement lead to its work; the others; papers and skills; and the line for the opening. */
function partsOf({ facts, wordings, seed, isReordered, length }: Wish): {
  parts: string[][];
  fact: OpeningFact | undefined;
  told: string;
  reason: string;
} {
  const { story, fact, ...points } = choosePoints(facts, length, isReordered);
  const reason = reasonOf({ facts, points, elsewhere: [fact, story], wordings, seed });
  const [present, earlier] = withThings(
    withoutLine(points.present, reason?.line),
    withoutLine(points.earlier, reason?.line),
    facts,
    [fact?.line ?? '', reason?.line ?? '', story?.line ?? ''],
  );
  const chosen = [...present, ...earlier].flatMap(
    ({ placeIndex, lines }) => proseOf(lines, facts.places[placeIndex]) ?? lines,
  );
  const profile = phraseSelf(facts);
  const told = [fact?.line ?? '', reason?.line ?? '', ...chosen, story?.line ?? '', profile].join('\n');
  const before = fact === undefined ? undefined : { placeIndex: fact.placeIndex, lines: [] };
  const groups = withStepsBetween([...present, ...joinUnnamed(earlier, facts)], before, facts);
  const taken = new Set(fact === undefined ? [] : needsShownBy(facts, fact.line));
  if (reason?.need !== undefined) taken.add(reason.need.at);
  const [first = [], ...others] = phraseWork({
    groups,
    before,
    facts,
    wordings,
    seed,
    isReordered,
    taken,
    named: { count: 0 },
  });
  const [main = '', ...rest] = first;
  const named = [before, ...groups].flatMap((group) => group?.placeIndex ?? []);
  const career = phrasePosts(facts, named, MOST_POSTS[length], seed);
  const said = [
    ...statements(facts, told),
    phraseHours(facts, told),
    phraseAdmission(facts.resume.text, facts.jobDescription),
    phraseExams(facts.resume.text, facts.jobDescription),
  ].filter((sentence) => sentence !== '');
  const storyTold = phraseStory(facts, story);
  const opening = openingOf(fact, facts, seed);
  // A line may be told without its notes: what counts is the text.
  const work = [opening?.tell('') ?? '', ...first, ...others.flat(), storyTold, reason?.text ?? ''].join('\n');
  const held = phraseHeld({
    facts,
    length,
    wordings,
    seed,
    told: [told, ...said].join('\n'),
    said: [work, ...said].join('\n'),
  });
  // A result leads; another story comes behind the work.
  const isFirst = story !== undefined && OUTCOME.test(story.line);
  const lead = behindBridge(main, facts, seed, present.flatMap(({ lines }) => lines).length);
  const opened = isFirst ? [storyTold, lead] : [lead];
  const behind = [...rest, ...others.flat(), career, isFirst ? '' : storyTold];
  return {
    parts: [opened, behind, [[...said, held].filter((text) => text !== '').join(' ')]],
    fact: opening,
    told,
    reason: reason?.text ?? '',
  };
}

/** The first work behind what carries over: it is no addition to something told before. */
function behindBridge(main: string, facts: LetterFacts, seed: number, count: number): string {
  const bridge = main === '' ? '' : phraseBridge(facts, seed, count);
  return bridge === '' ? main : `${bridge} ${main.replace(/\bI (am |was |have |)also /u, 'I $1')}`;
}

type ReasonSource = {
  facts: LetterFacts;
  points: { present: PointGroup[]; earlier: PointGroup[] };
  elsewhere: readonly (Deed | undefined)[];
  wordings: ToneWordings;
  seed: number;
};

/** Why here: the employer's words with own work, a wish of the resume, the employer's words alone, or a demand with the work that shows it. */
function reasonOf({ facts, points, elsewhere, wordings, seed }: ReasonSource): Reason | undefined {
  const chosen = [...points.present, ...points.earlier].flatMap(({ lines }) => lines);
  const told = elsewhere.flatMap((deed) => deed?.line ?? []);
  const wish = { facts, chosen, told: [...told, bestOf(facts, chosen)], wordings, seed };
  const sought = phraseWish(facts);
  const named = sought || phraseEmployer(facts, seed);
  return findLinkReason(wish) ?? (named === '' ? findNeedReason(wish) : { text: named, line: '', need: undefined });
}

/** The line that answers the advertisement best leads its paragraph and moves to no other place. */
const bestOf = (facts: LetterFacts, lines: readonly string[]): string =>
  lines.toSorted((one, other) => leadingShare(facts, other) - leadingShare(facts, one))[0] ?? '';

const withoutLine = (groups: readonly PointGroup[], line: string | undefined): PointGroup[] =>
  groups
    .map((group) => ({ ...group, lines: group.lines.filter((one) => one !== line) }))
    .filter(({ lines }) => lines.length > 0);

/** The line for the opening as it is said behind what the opening has named. */
function openingOf(fact: Deed | undefined, facts: LetterFacts, seed: number): OpeningFact | undefined {
  const place = facts.places[fact?.placeIndex ?? -1];
  if (fact === undefined || place === undefined) return undefined;
  const named = leadOf(place, facts, (one) =>
    one.endDate === 'Present' ? leadPresent(sinceFirst(one, facts)) : leadEarlier(one, 2, seed),
  );
  return { place, tell: (lead = named) => phraseLines({ lines: [fact.line], lead, place, opening: '' }) };
}

/** The demand that a line of the opening answers is not named again. */
const needsShownBy = (facts: LetterFacts, line: string): number[] => {
  const need = findNeed(facts, line);
  return need === undefined ? [] : [need.at];
};

/** So many further jobs are named without their work. */
const MOST_POSTS = { Short: 1, Medium: 3, Long: 4 } as const;

type WorkWish = Omit<Wish, 'length'> & {
  groups: PointGroup[];
  /** The job of the opening. */
  before: PointGroup | undefined;
  /** The demands that were named or that the opening answers. */
  taken: Set<number>;
  named: { count: number };
};

/** The paragraphs of each place. */
function phraseWork({ groups, before, ...wish }: WorkWish): string[][] {
  // Two jobs in a row begin with other words.
  const seedOf = (at: number) => wish.seed + at;
  return groups.map((group, at) =>
    phraseGroup({
      ...wish,
      seed: seedOf(at),
      group,
      before: groups[at - 1] ?? before,
      isBehindEarlier: at > (before === undefined || groups[0]?.placeIndex === before.placeIndex ? 1 : 0),
    }),
  );
}

/** Also names the jobs between two that have a sentence, so that the letter skips no step of the career. */
function withStepsBetween(groups: PointGroup[], before: PointGroup | undefined, facts: LetterFacts): PointGroup[] {
  const told = new Set([before, ...groups].map((group) => group?.placeIndex));
  return groups.flatMap((group, at) => {
    const previous = groups[at - 1] ?? before;
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

type GroupWish = Omit<WorkWish, 'groups'> & { group: PointGroup; isBehindEarlier: boolean };

function phraseGroup({
  group,
  before,
  isBehindEarlier,
  facts,
  wordings,
  seed,
  isReordered,
  taken,
  named,
}: GroupWish): string[] {
  const place = facts.places[group.placeIndex];
  if (place === undefined) return [];
  const { lead, isAgain, isFirst, isNext } = leadOfGroup({ group, before, isBehindEarlier, facts, seed });
  const opening = pick(wordings.points, seed);
  const { things = [] } = group;
  if (group.lines.length === 0 && things.length > 0)
    return [
      phraseLines({ lines: [], lead: leadAfter(lead, isAgain), place, opening, isFurther: isAgain, things, seed }),
    ];
  if (group.lines.length === 0 && place.endDate === 'Present') return [];
  if (group.lines.length === 0) {
    const post = inSameHouse(postOf(place), place, facts.places[before?.placeIndex ?? -1]);
    return [
      `${isNext ? 'Before that' : 'Earlier'} I ${seed % 2 === 0 ? 'was' : 'worked as'} ${post}.`.replace(/\.\.$/u, '.'),
    ];
  }
  const lines = proseOf(group.lines, place);
  // Notes of which no sentence can be made are left out.
  if (lines === undefined) return [];
  const proofs = isReordered
    ? [{ need: undefined, lines }]
    : splitProof(facts, lines, isFirst ? MOST_NEEDS : Math.min(MOST_FURTHER, MOST_NEEDS - named.count), {
        taken,
        isSaid: (line) => isClause(line, place),
      });
  return proofs.map((proof, at) => {
    const kind = named.count === 0 ? wordings.need : wordings.furtherNeed;
    const turn = seed + named.count;
    if (proof.need !== undefined) {
      taken.add(proof.need.at);
      named.count += 1;
    }
    const work = phraseLines({
      lines: proof.lines,
      lead:
        at === 0
          ? leadAfter(lead, isAgain && proof.need === undefined && place.endDate !== 'Present')
          : leadBehind(place),
      place,
      opening,
      isFurther: (isAgain || at > 0) && proof.need === undefined,
      things: at === proofs.length - 1 ? things : [],
      doThingsLead: group.doThingsLead === true && proofs.length === 1 && proof.need === undefined,
      seed,
    });
    return withNeed(proof.need, work, kind, turn, facts.resume.text);
  });
}
/** So many demands are named before the work of the first place, and of each other. */
const MOST_NEEDS = 1;
const MOST_FURTHER = 1;

/** "There" right behind a sentence of the same past job, which the opening named. */
const leadAfter = (lead: string, isThere: boolean): string => (isThere && lead !== '' ? 'There' : lead);

/** Behind a paragraph of the same job. */
const leadBehind = (place: Place): string =>
  isUnnamed(place) || place.endDate === 'Present' || place.employer === '' ? '' : leadAgain(place);

/** The demand before the work: the first line of the work shows it. In one sentence where both are short and the resume has the names of the demand. */
function withNeed(
  need: Need | undefined,
  work: string,
  wordings: ToneWordings['need'],
  seed: number,
  resumeText: string,
): string {
  if (need === undefined) return work;
  const asked = pick(wordings[need.form], seed)
    .replace('{need}', () => need.text)
    .replace(/\.$/u, '');
  const [first = ''] = work.split(/\.\s/u);
  const isShort = `${asked} ${first}`.split(' ').length <= LONGEST_JOINED && !/;|, and I /u.test(first);
  const names = need.text.match(/\p{Lu}[\p{L}\d+#.&-]*|\d+/gu) ?? [];
  const isOwn =
    names.every((name) => resumeText.includes(name)) &&
    findNamedSkills(need.text).every(({ evidence }) => resumeText.includes(evidence));
  // Behind "and" only what is known to have a small letter there: a name of the resume keeps its capital.
  const isJoinable = /^(?:I\b|\p{Ll})/u.test(inClause(work));
  return isShort && isOwn && isJoinable ? `${asked}, and ${inClause(work)}` : `${asked}. ${work}`;
}
const LONGEST_JOINED = 40;

/** "At Elm Hospital I ran the ward" within a sentence. */
const inClause = (work: string): string =>
  /^(?:At|As|In|Here|There|Earlier|Before|From|Since|My|The)\b/u.test(work)
    ? work.charAt(0).toLowerCase() + work.slice(1)
    : work;

/** Jobs without a name come under one line. */
function joinUnnamed(groups: PointGroup[], { places }: LetterFacts): PointGroup[] {
  const isNamed = ({ placeIndex }: PointGroup) => {
    const place = places[placeIndex];
    return place !== undefined && place.title + place.employer !== '';
  };
  const [first, ...rest] = groups.filter((group) => !isNamed(group));
  const joined = first
    ? [
        {
          ...first,
          lines: [first, ...rest].flatMap(({ lines }) => lines),
          things: [first, ...rest].flatMap(({ things }) => things ?? []),
        },
      ]
    : [];
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
