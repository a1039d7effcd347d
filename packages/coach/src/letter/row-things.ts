import { titleLikeness } from '../resume/occupation-fit.ts';
import { contentStems } from '../text/content-stems.ts';
import { chanceOfVerb } from '../text/first-verb.ts';
import { joinPattern } from '../text/join-pattern.ts';
import type { LetterFacts } from './letter-facts.ts';
import { isBadNews, isOfWork } from './point-lines.ts';
import { rowItems } from './row-items.ts';
import { styleOf, tellDeed } from './tell-deed.ts';
import { thingsInRow } from './tell-row.ts';
import { tellingStems } from './telling-stems.ts';
import { isBaseVerb } from './verb-first.ts';

/** No place has more lines or things that are looked at. */
const MOST_LINES = 40;
const LONGEST_LINE = 600;
const MOST_COMPARED = 80;
/** A letter names so many things of one place; those that are not asked for only up to the fewer. */
const MOST = 6;
const FEWEST = 4;
/** How likely a thing has to be one: where it has a word of a demand, among others of a row, and where it is a whole line ("Stock ordering"). */
const LEAST_ASKED = 0.35;
const LEAST_THING = 0.5;
const LEAST_ALONE = 0.55;
/** From here on a thing counts as asked for. */
const ASKED = 0.3;
const OF_WORD = 0.5;
const OF_PLUS = 0.6;
const SAME_TRADE = 0.35;
/** From here on a thing of another trade is worth its sentence. */
const SURELY_ASKED = 0.45;

/** `worth` says how surely it answers the advertisement. */
export type Thing = { text: string; worth: number };

/** The things that the rows of a place name, beside the lines that are `told`: those first that the advertisement asks for. None of a place of another trade where nothing is asked for. */
export function thingsOf(facts: LetterFacts, placeIndex: number, told: readonly string[]): Thing[] {
  const place = facts.places[placeIndex];
  if (place === undefined) return [];
  const known = new Set(told.flatMap(contentStems));
  const things = withoutDoubles(
    place.achievements
      .slice(0, MOST_LINES)
      .filter((line) => line.length <= LONGEST_LINE && isOfWork(line) && !told.includes(line))
      .flatMap((line) => thingsIn(line, facts, placeIndex))
      .slice(0, MOST_COMPARED),
    known,
  );
  const asked = things.filter(({ worth }) => worth >= ASKED).toSorted((one, other) => other.worth - one.worth);
  const isTrade =
    place.endDate === 'Present' || titleLikeness(place.title, facts.job.roleTitle) >= SAME_TRADE || placeIndex === 0;
  if (!isTrade && (asked[0]?.worth ?? 0) < SURELY_ASKED) return [];
  const others = things.filter((thing) => !asked.includes(thing)).slice(0, Math.max(0, FEWEST - asked.length));
  return [...asked.slice(0, MOST), ...others];
}

/** Without things of which all telling words are in one before or in `known`. */
function withoutDoubles(things: readonly Thing[], known: ReadonlySet<string>): Thing[] {
  const seen: ReadonlySet<string>[] = [known];
  return things.filter(({ text }) => {
    const stems = contentStems(text);
    const isNew = seen.every((one) => stems.some((stem) => !one.has(stem)));
    if (isNew) seen.push(new Set(stems));
    return isNew;
  });
}

function thingsIn(line: string, facts: LetterFacts, placeIndex: number): Thing[] {
  const style = styleOf(facts.places[placeIndex]);
  const told = tellDeed(line, style);
  if (told !== undefined && told.kind !== 'work') return [];
  const isOne = rowItems(line).length === 1;
  const found =
    isOne && told !== undefined
      ? [{ text: told.text.replace(/\s*\([^()]*\)/gu, ''), share: 1 }]
      : thingsInRow(line, style.isPresent);
  const share = shareOfLine(line, facts) / 2;
  return found
    .map((thing) => ({ ...thing, text: inSmallLetters(thing.text) }))
    .filter(({ text }) => !NO_THING.test(text))
    .map(({ text, share: ofThing }) => ({ text, ofThing, asked: askedShare(text, facts) }))
    .filter(({ ofThing, asked }) => ofThing >= (isOne ? LEAST_ALONE : asked > 0 ? LEAST_ASKED : LEAST_THING))
    .filter(({ text }) => !isBadNews(text) && !/[,;:]|\s[–-]\s|\d\//u.test(text) && !isDone(text))
    .map(({ text, asked }) => ({ text, worth: asked + share }));
}

/** "Preparing forms" and "moving and Handling" within a sentence. */
const inSmallLetters = (text: string): string =>
  text
    .replace(/^(?:\p{Lu}\p{Ll}+ing|Daily|Weekly|Monthly|Quarterly|Yearly|Annual|Regular)\b/u, (word) =>
      word.toLowerCase(),
    )
    .replace(/(?<= and )\p{Lu}\p{Ll}+ing\b/gu, (word) => word.toLowerCase());
/** What says only of what sort work was, how much of it, or what one was there: "commercial", "bit of stock counting", "the BA on the portal". */
const NO_THING = joinPattern(
  'iu',
  '^(?:light |heavy )?(?:commercial|domestic|residential|industrial|general|manual|digital|local|busy|private|assessing|working|looking|learning',
  '|using|getting|meeting|various|other duties|duties|shoplifting|theft)$',
  String.raw`|^(?:an? )?(?:bit|little|lot|lots|touch) of\b|^the [A-Z]{2,4} on\b|\b(?:down|up) to \d`,
);

/** "cover reception at lunch" and "unload the track" are done, and no things. */
const isDone = (text: string): boolean =>
  DONE.test(text) &&
  isBaseVerb(text.split(' ')[0] ?? '') &&
  chanceOfVerb(`${text.charAt(0).toUpperCase()}${text.slice(1)}`) >= LIKELY_VERB;
const DONE =
  /^\p{Ll}+ (?:and \p{Ll}+ )?(?:(?:the|an?|all|my|our|any|new)\s|(?:\p{L}+ ){1,3}(?:at|to|from|on|in|with)\s)/u;
const LIKELY_VERB = 0.6;

/** How surely the line of a thing shows anything that is asked for. */
function shareOfLine(line: string, { evidence, shows, demands }: LetterFacts): number {
  const start = line.slice(0, SURE_START).toLowerCase();
  const at = evidence.findIndex((one) => one.line.toLowerCase().startsWith(start));
  return Math.max(0, ...shows.map((shares, demand) => (shares[at] ?? 0) * (demands[demand]?.isNice ? OF_PLUS : 1)));
}
const SURE_START = 24;

/** Whether a demand has a telling word of a thing. */
function askedShare(text: string, { demands, job }: LetterFacts): number {
  const known = new Set(contentStems(text));
  return Math.max(
    0,
    ...demands.map(({ text: demand, isNice }) =>
      tellingStems(demand, job.roleTitle).some((stem) => known.has(stem)) ? OF_WORD * (isNice ? OF_PLUS : 1) : 0,
    ),
  );
}
