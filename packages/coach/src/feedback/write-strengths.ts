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

/** True of most answers, but too few were graded to know where it is fit to be said. */
const UNGRADED: ReadonlySet<Strength> = new Set<Strength>(['straight']);

/**
 * One sentence on what works in an answer, of one or two remarks that strangers would call right: the surest, and the rarest of the others, of which a
 * person learns most. None where nothing is sure.
 */
export function writeStrengths(sources: FitSources, text: string): string[] {
  if (isImprovable(sources)) return [];
  const isStory = groupOf(sources) === 'story';
  const fits = new Map(STRENGTHS.map((strength) => [strength, fitOfPraise(strength, sources)]));
  const fit = (strength: Strength) => fits.get(strength) ?? Number.NEGATIVE_INFINITY;
  const told = STRENGTHS.filter(
    (strength) => fit(strength) >= 0 && !UNGRADED.has(strength) && (isStory || !OF_STORIES.has(strength)),
  );
  const surest = [...told].sort((left, right) => fit(right) - fit(left))[0];
  const rarest = told.find((strength) => strength !== surest);
  const parts = [rarest, surest]
    .filter((strength) => strength !== undefined)
    .map((strength) => composeText(TEXTS[strength], text));
  return parts.length === 0
    ? []
    : [`${parts.map((one, place) => (place === 0 ? one : lowerFirst(one))).join(', and ')}.`];
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
