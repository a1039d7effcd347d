import { titleLikeness } from '../resume/occupation-fit.ts';
import { contentStems } from '../text/content-stems.ts';
import { joinPattern } from '../text/join-pattern.ts';
import type { Deed } from './deed.ts';
import type { Place } from './place.ts';

/** More deeds than these are compared for no letter: a hostile file has thousands. */
const MOST_DEEDS = 60;
export const MOST_ASKING = 40;
/** As many are chosen one after another; the others follow by what they are worth alone. */
const MOST_CHOSEN = 10;
/**
 * What speaks for a line besides the demands: a number, an outcome or people led in it, a word of the advertised post, a job of
 * the same title, a recent job whose employer is known.
 */
const WORTH = {
  number: 0.1,
  outcome: 0.35,
  people: 0.15,
  title: 0.3,
  role: 0.25,
  place: -0.04,
  weak: -0.8,
  unnamed: -0.8,
};
/** What changed and by how much. */
export const OUTCOME = joinPattern(
  'iu',
  String.raw`\bfrom\b.*(?:\d|\b(?:four|five|six|seven|eight|nine|ten|twelve)\b).*\bto\b.*(?:\d|\b(?:none|zero|one|two|three|four|five|six)\b)`,
  String.raw`|^Of (?:the |my )?\d+ .*\d|\d\s?(?:%|per ?cent)|[$€£]\s?\d|\bby (?:a|one|two) (?:half|third|quarter|fifth)s?\b`,
);
/** Led or taught: "a team of 7 to 10 waiters", "trained nine new drivers". */
export const PEOPLE = joinPattern(
  'iu',
  String.raw`\b(?:mentor|preceptor|lead hand)\b|\b(?:award|prize|medal)\b`,
  String.raw`|\b(?:team|crew|group|shift|staff|line|department) of (?:up to )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)\b`,
  String.raw`|\b(?:trained|taught|coached|mentored|supervised|precepted) (?:\p{L}+ )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b`,
  String.raw`|\b\d+ (?:people|employees|staff|nurses|workers|persons|students|volunteers)\b`,
);
/** A part in what others did says less of a person than their own deed. */
export const WEAK_OPENING = joinPattern(
  'iu',
  String.raw`^(?:I )?(?:was )?(?:assist(?:ed|ing)?|help(?:ed|ing)?|aid(?:ed|ing)?|participat\p{L}+|attend(?:ed|ing)?|learn(?:ed|t|ing)`,
  String.raw`|promoted|qualified|studied|redeployed|joined|came|arrived|moved to|started (?:at|on|as|in)|began (?:at|as|in))\b`,
);

/** "Involved in various projects", "general duties as required", "all the usual stuff": true of everybody. */
export const VAGUE =
  /\b(?:various|(?:general|other) (?:duties|tasks)|as (?:required|needed)|(?:and|all) the usual|etc|whatever (?:was|is) needed|and so on)\b/iu;

/**
 * The deeds in the order in which they answer an advertisement: each next one adds most to what those before it show, so that a letter of
 * the first few covers different demands. `shareOf` says how surely a deed shows each demand, 0 to 1.
 */
export function rankDeeds(
  deeds: readonly Deed[],
  places: readonly Place[],
  role: string,
  shareOf: (deed: Deed) => readonly number[],
): Deed[] {
  const roleStems = new Set(contentStems(role));
  const likeness = places.map(({ title }) => (title === '' || role === '' ? 0 : titleLikeness(title, role)));
  const left = deeds.slice(0, MOST_DEEDS).map((deed) => ({
    deed,
    worth: worthOf(deed, places[deed.placeIndex], likeness[deed.placeIndex] ?? 0, roleStems),
    shares: shareOf(deed),
  }));
  const open: number[] = [];
  const chosen: Deed[] = [];
  const gain = ({ worth, shares }: (typeof left)[number]) =>
    worth + shares.reduce((sum, share, at) => sum + share * (open[at] ?? 1), 0);
  while (left.length > 0 && chosen.length < MOST_CHOSEN) {
    const gains = left.map(gain);
    const [best] = left.splice(gains.indexOf(Math.max(...gains)), 1);
    if (!best) break;
    chosen.push(best.deed);
    for (const [at, share] of best.shares.entries()) open[at] = (open[at] ?? 1) * (1 - share);
  }
  return [...chosen, ...left.sort((one, other) => other.worth - one.worth).map(({ deed }) => deed)];
}

function worthOf(deed: Deed, place: Place | undefined, likeness: number, roleStems: ReadonlySet<string>): number {
  return (
    (/\d/u.test(deed.line) ? WORTH.number : 0) +
    (OUTCOME.test(deed.line) ? WORTH.outcome : 0) +
    (PEOPLE.test(deed.line) ? WORTH.people : 0) +
    WORTH.title * likeness +
    (contentStems(deed.line).some((word) => roleStems.has(word)) ? WORTH.role : 0) +
    (place?.isProject ? 0 : WORTH.place * deed.placeIndex) +
    (WEAK_OPENING.test(deed.line) || VAGUE.test(deed.line) ? WORTH.weak : 0) +
    (place && place.title === '' && place.employer === '' && place.endDate !== 'Present' ? WORTH.unnamed : 0)
  );
}
