import { leadingShare, type PointGroup } from './choose-points.ts';
import type { LetterFacts } from './letter-facts.ts';
import { type Thing, thingsOf } from './row-things.ts';
import { isUnpaid } from './write-opening.ts';

/** Places further back are not looked at. */
const MOST_PLACES = 8;
/** At most this many jobs get a sentence that only lists things. */
const MOST_FURTHER = 2;
/** Such a job needs at least this many things to list. */
const FEWEST_ALONE = 2;

/** The groups with the things of the rows of their places, and further groups of places that only rows tell of: that of the present job leads. */
export function withThings(
  first: readonly PointGroup[],
  others: readonly PointGroup[],
  facts: LetterFacts,
  elsewhere: readonly string[],
): [PointGroup[], PointGroup[]] {
  const groups = [...first, ...others];
  const told = [...groups.flatMap(({ lines }) => lines), ...elsewhere];
  const namedIn = (group: PointGroup): PointGroup => withNames(group, thingsOf(facts, group.placeIndex, told), facts);
  const further = facts.places
    .map((place, placeIndex) => ({ place, placeIndex }))
    .slice(0, MOST_PLACES)
    .filter(({ place, placeIndex }) => !groups.some((one) => one.placeIndex === placeIndex) && !isUnpaid(place))
    .map(({ placeIndex }) => withNames({ placeIndex, lines: [] }, thingsOf(facts, placeIndex, told), facts))
    .filter(({ things = [] }) => things.length >= FEWEST_ALONE)
    .slice(0, MOST_FURTHER);
  const [next] = further;
  const leads =
    next !== undefined && (first.length === 0 || (next.placeIndex === 0 && facts.places[0]?.endDate === 'Present'));
  const present = leads ? [next] : first.map(namedIn);
  const rest = leads
    ? [...first.map(namedIn), ...others.map(namedIn), ...further.slice(1)]
    : [...others.map(namedIn), ...further];
  return [present, rest.toSorted((one, other) => one.placeIndex - other.placeIndex)];
}

/** The names of the things; they lead where they answer the advertisement better than the lines do. */
function withNames(group: PointGroup, things: readonly Thing[], facts: LetterFacts): PointGroup {
  const ofThings = Math.max(0, ...things.map(({ worth }) => worth));
  const ofLines = Math.max(0, ...group.lines.map((line) => leadingShare(facts, line)));
  const doLead = things.length >= FEWEST_ALONE && ofThings >= SURE && ofThings > ofLines + BETTER;
  return { ...group, things: things.map(({ text }) => text), doThingsLead: doLead };
}
const SURE = 0.5;
const BETTER = 0.15;
