import { composeText, type TextName } from './compose-text.ts';
import { OF_STORIES, STRENGTHS, type Strength } from './find-remarks.ts';
import { type FitSources, fitOfPraise, groupOf, isImprovable } from './remark-fit.ts';

const TEXTS: Readonly<Record<Strength, TextName>> = {
  honest: 'strength-honest',
  people: 'strength-people',
  reason: 'strength-reason',
  result: 'strength-result',
  action: 'strength-action',
  order: 'strength-order',
  detail: 'strength-detail',
  straight: 'strength-straight',
};

/** A sentence with three or more would read like a list. */
const MOST_TOLD = 2;

/** True of most answers, but too few were graded to know where it is fit to be said. */
const UNGRADED: ReadonlySet<Strength> = new Set<Strength>(['straight']);

/**
 * One sentence on what works in an answer, of one or two remarks that strangers would call right; the rarer first, since a person learns most from those. None
 * where nothing is sure, or where advice is surely needed more.
 */
export function writeStrengths(sources: FitSources, text: string): string[] {
  if (isImprovable(sources)) return [];
  const isStory = groupOf(sources) === 'story';
  const told = STRENGTHS.filter(
    (strength) =>
      !UNGRADED.has(strength) && (isStory || !OF_STORIES.has(strength)) && fitOfPraise(strength, sources) >= 0,
  )
    .slice(0, MOST_TOLD)
    .map((strength) => composeText(TEXTS[strength], text));
  return told.length === 0
    ? []
    : [`${told.map((one, place) => (place === 0 ? one : lowerFirst(one))).join(', and ')}.`];
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
