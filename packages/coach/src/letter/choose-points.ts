import type { LetterOptions } from '@greenroom/contract/cover-letter';
import { toMonthNumber } from '../entities/dates.ts';
import { titleLikeness } from '../resume/occupation-fit.ts';
import { LEANS } from '../text/leaning-sentence.ts';
import { chooseWanted } from './choose-wanted.ts';
import type { Deed } from './deed.ts';
import { judgeWanted } from './judge-wanted.ts';
import type { LetterFacts } from './letter-facts.ts';
import type { Place } from './place.ts';
import { OUTCOME } from './rank-deeds.ts';
import { isUnnamed } from './situate.ts';
import { isLicence, isWeak } from './weak-line.ts';
import { introducedPlaces } from './write-opening.ts';
import { findStory } from './write-story.ts';

/** The points of one job, in the order of the letter. */
export type PointGroup = { placeIndex: number; lines: string[] };
export type ChosenPoints = {
  present: PointGroup[];
  earlier: PointGroup[];
  story: Deed | undefined;
};

/** The person's own mistakes are mentioned only if the advertisement asks for them. */
const MISHAP =
  /^(?:I )?(?:flooded|missed|broke|lost|forgot|crashed|took down|damaged|spil(?:t|led)|overran|caused|dropped|burnt|burned|misread|overlooked) (?!the (?:cost|time|rate))/iu;
const FEWEST_NAMED = 4;

/** The best lines for this advertisement by place, the latest first. `isReordered` lets the second line of a place lead. */
export function choosePoints(facts: LetterFacts, length: LetterOptions['length'], isReordered: boolean): ChosenPoints {
  const story = findStory(facts);
  const untold = facts.deeds.filter(
    (deed) =>
      !isLongAgo(deed, facts) &&
      !/^I (?:also )?(?:hold|speak) /u.test(deed.line) &&
      !pointsNowhere(deed, facts) &&
      !LEANS_BACK.test(deed.line) &&
      deed !== story &&
      !isLicence(deed.line) &&
      !RECORD_CHECK.test(deed.line) &&
      !isWeak(deed.line) &&
      !MISHAP.test(deed.line),
  );
  const named = untold.filter((deed) => isNamed(facts, deed));
  // Jobs without a name are used only when the named ones give too few points.
  const able =
    named.length >= FEWEST_NAMED ? untold.filter((deed) => named.includes(deed) || isPresent(facts, deed)) : untold;
  const judged = judgeWanted(able, facts);
  const chosen = chooseWanted(judged, length, story === undefined ? 0 : 1);
  const current = presentIndex(facts);
  const ofCurrent = chosen.filter(({ placeIndex }) => placeIndex === current).length;
  if (current >= 0 && ofCurrent < MOST_OF_PRESENT)
    chosen.push(
      ...ofPresent(untold, current)
        .filter(({ line }) => !chosen.some((one) => one.line === line))
        .slice(0, MOST_OF_PRESENT - ofCurrent),
    );
  const groups = [...new Set(chosen.map(({ placeIndex }) => placeIndex))]
    .sort((left, right) => left - right)
    .map((placeIndex) => {
      const lines = chosen.filter((deed) => deed.placeIndex === placeIndex).map(({ line }) => line);
      const place = facts.places[placeIndex];
      const ordered = place !== undefined && isUnnamed(place) ? postFirst(lines) : lines;
      return { placeIndex, lines: ordered };
    });
  const ordered = answeringFirst(groups, facts);
  const rest = ordered.filter(({ lines }) => lines.length > 0).map((group) => (isReordered ? rotated(group) : group));
  return { present: rest.slice(0, 1), earlier: rest.slice(1), story };
}

/** "It has sat at 31 since", "Since then most have done a full day": the line before, which says of what, may not be told, or not right before. */
const LEANS_BACK = new RegExp(`${LEANS.source}|^since then\\b`, 'iu');
/** "Enhanced DBS on the update service" is no deed. */
const RECORD_CHECK = /\b(?:DBS|PVG)\b/u;

/** Old work in another trade comes in only when there is little other work. */
function isLongAgo({ placeIndex }: Deed, { places, today, job }: LetterFacts): boolean {
  const place = places[placeIndex];
  if (place === undefined || place.endDate === 'Present' || place.endDate === '') return false;
  const monthOf = (date: string) => toMonthNumber(date, today);
  const now = toMonthNumber(today.slice(0, 7), today) ?? 0;
  const isOld = ({ endDate }: Place) => now - (monthOf(endDate) ?? now) >= LONG_AGO;
  const recent = places.filter((one) => !one.isProject && one.achievements.length > 0 && !isOld(one));
  return isOld(place) && recent.length > 1 && titleLikeness(place.title, job.roleTitle) < SAME_TRADE;
}
/** Months. */
const LONG_AGO = 120;
const SAME_TRADE = 0.5;

const rotated = ({ placeIndex, lines }: PointGroup): PointGroup => ({
  placeIndex,
  lines: [...lines.slice(1), ...lines.slice(0, 1)],
});

/** The job that the opening calls the present one. */
function presentIndex(facts: LetterFacts): number {
  const [place] = introducedPlaces(facts);
  return place?.endDate === 'Present' ? facts.places.indexOf(place) : -1;
}

/** A letter that names the present job tells something of it. */
const ofPresent = (untold: readonly Deed[], current: number): Deed[] =>
  untold.filter(({ placeIndex }) => placeIndex === current).slice(0, MOST_OF_PRESENT);
const MOST_OF_PRESENT = 2;

/** "There" and "here" need the name of a place before them. */
const pointsNowhere = ({ line, placeIndex }: Deed, { places }: LetterFacts): boolean => {
  const place = places[placeIndex];
  return place !== undefined && isUnnamed(place) && /\b(?:there|here)\b/iu.test(line);
};

/** The latest job leads, unless an earlier one answers the advertisement far better or is of the advertised trade, as the latest is not. */
function answeringFirst(groups: PointGroup[], facts: LetterFacts): PointGroup[] {
  const { roleTitle } = facts.job;
  const likenessOf = ({ placeIndex }: PointGroup) => titleLikeness(facts.places[placeIndex]?.title ?? '', roleTitle);
  const worthOf = (group: PointGroup) =>
    Math.max(0, ...group.lines.map((line) => leadingShare(facts, line))) +
    TRADE * likenessOf(group) +
    (group.lines.some((line) => OUTCOME.test(line)) ? RESULT : 0);
  const [latest, ...others] = groups;
  const best = others
    .filter(({ lines, placeIndex }) => lines.length > 1 && !LEARNER.test(facts.places[placeIndex]?.title ?? ''))
    .toSorted((left, right) => worthOf(right) - worthOf(left))[0];
  if (latest === undefined || best === undefined || worthOf(best) < worthOf(latest) + FAR_BETTER) return groups;
  return [best, ...groups.filter((group) => group !== best)];
}
/** Work while learning it leads no letter. */
const LEARNER = /\b(?:student|trainee|apprentice|intern|volunteer)\b/iu;
const TRADE = 0.4;
const RESULT = 0.15;
const FAR_BETTER = 0.25;

/** As `shareOf`; what the advertisement asks for first counts most. */
function leadingShare({ demands, evidence, shows }: LetterFacts, line: string): number {
  const at = evidence.findIndex((one) => one.line === line);
  const weightOf = (place: number) =>
    (demands[place]?.isNice === true ? OF_PLUS : 1) * (1 - (LATER * place) / shows.length);
  return Math.max(0, ...shows.map((shares, place) => (shares[at] ?? 0) * weightOf(place)));
}
const LATER = 0.4;
/** A mere plus leads no letter. */
const OF_PLUS = 0.5;

/** Where only the work is known, a sentence that names the post leads: "Since 2016 I have been head baker at Elm Bakery". */
export function postFirst(lines: readonly string[]): string[] {
  const isOfPost = (line: string) => /\bI (?:have been|am|was) (?:an? |the )?\p{Ll}/u.test(line);
  return [...lines.filter(isOfPost), ...lines.filter((line) => !isOfPost(line))];
}

/** The present job is included even without a name, because recruiters look for it first. */
const isPresent = ({ places }: LetterFacts, { placeIndex }: Deed): boolean =>
  placeIndex === 0 && places[0]?.endDate === 'Present';

function isNamed({ places }: LetterFacts, { placeIndex }: Deed): boolean {
  const place = places[placeIndex];
  return place !== undefined && (place.title !== '' || place.employer !== '');
}
