import type { Segment } from './build-segments.ts';
import { spellGlyphs } from './spell-glyphs.ts';

const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?' +
  '|janv(?:ier)?|f[ée]v(?:rier)?|mars|avr(?:il)?|mai|juin|juil(?:let)?|ao[uû]t|d[ée]c(?:embre)?|m[äa]rz?|juni|juli|okt(?:ober)?|dez(?:ember)?' +
  '|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';
const SEASON = 'spring|summer|autumn|fall|winter';
const NOW = 'present|current|now|today|ongoing|date|heute|aktuell|présent|actualidad|presente|oggi';
const BETWEEN = 'since|from|until|till|to|and|every|each|seit|bis|von|depuis|desde|hasta|a|à|au|al|de';
const DATE_TEXT = new RegExp(
  `^(?=.*(?:\\d{2}|${MONTH}|${SEASON}|${NOW}))(?:(?:(?:${MONTH}|${SEASON}|${NOW}|${BETWEEN})(?![\\p{L}])|\\d{1,4}(?:st|nd|rd|th)?(?![\\p{L}\\d])|[’'\\s.,/()–—−-])+)$`,
  'iu',
);
const MONTH_END = new RegExp(`(?:${MONTH}|${SEASON}|${BETWEEN}|[–—,/-])\\.?$`, 'iu');
const YEAR = /(?:19|20)\d{2}|['’]\d{2}/u;
const CONTINUATION = new RegExp(`^(?:[–—-]|(?:${BETWEEN}|${NOW})\\b)`, 'iu');
const MAX_DATE_LENGTH = 44;
const LINE_DROP = 1.8;
const SAME_BASELINE = 0.35;
const FLUSH_POINTS = 2.5;
const STEP_HEIGHT = 0.8;
const STEP_POINTS = 120;
/** Share of dates from which a column is one of dates, with towns between them perhaps. */
const DATE_SHARE = 0.4;

/** Whether a text is dates and nothing else; a list may hold many characters that are none. */
export const isDateText = (text: string): boolean => text.length <= MAX_DATE_LENGTH && DATE_TEXT.test(text);

type Cell = { segment: Segment; text: string };
/** A date with its wrapped lines and the text beside it. `isLine` if it is a line of a column of text itself. */
type PlacedCell = Cell & { lines: Cell[]; partner: Segment | undefined; isLine: boolean };
/** So many other dates of a column tell what is usual in it. */
const FEWEST_PEERS = 2;
/** So far below a date, in lines, its post tells what was done. */
const MOST_LINES_BELOW = 6;
/** Dates of a narrow column break over this many lines at most. */
const MOST_WRAPPED_LINES = 6;

/**
 * Takes dates that have their own column out of the page and hangs each on the line beside it, wrapped dates joined.
 * Such a column would otherwise be read on its own, or cut through the lines beside it.
 */
export function hangDates(segments: readonly Segment[]): Segment[] {
  const dates = findDates(segments);
  if (dates.length === 0) return [...segments];
  const isDate = new Set(dates.map(({ segment }) => segment));
  const gone = new Set<Segment>();
  const hung = new Map<Segment, string>();
  const cells = dates
    .sort((one, other) => one.segment.y - other.segment.y)
    .map((cell): PlacedCell => {
      const lines = joinWrapped(cell, dates);
      const partner = findPartner(cell.segment, segments, isDate);
      return { ...cell, lines, partner, isLine: hasTextAround(lines, segments, isDate) };
    });
  for (const cell of cells) {
    if (gone.has(cell.segment)) continue;
    const { lines } = cell;
    const partner = cell.isLine ? undefined : partnerAsUsual(cell, cells, segments, isDate);
    if (!partner || hung.has(partner)) continue;
    const text = lines.map((line) => line.text).join(' ');
    if (!YEAR.test(text)) continue;
    hung.set(partner, text);
    for (const line of lines) gone.add(line.segment);
  }
  return segments.filter((segment) => !gone.has(segment)).map((segment) => withDate(segment, hung.get(segment)));
}

/** Texts that are dates and nothing else, also those that a hyphen breaks ("10 Octo-" above "ber 2019"). */
function findDates(segments: readonly Segment[]): Cell[] {
  const short = segments
    .filter((segment) => segment.glyphs.length <= MAX_DATE_LENGTH)
    .map((segment) => ({ segment, text: spellGlyphs(segment.glyphs) }));
  const broken = short.flatMap((upper) => {
    if (!/\d.*\p{L}-$/u.test(upper.text)) return [];
    const lower = short.find(({ segment }) => isBelow(upper.segment, segment));
    if (!lower || !isDateText(upper.text.slice(0, -1) + lower.text)) return [];
    const [word = '', ...rest] = lower.text.split(' ');
    return [
      { segment: upper.segment, text: upper.text.slice(0, -1) + word },
      { segment: lower.segment, text: rest.join(' ') },
    ];
  });
  return [...broken, ...short.filter(({ text }) => text !== '' && isDateText(text))];
}

const withDate = (segment: Segment, hungDate: string | undefined): Segment =>
  hungDate === undefined ? segment : { ...segment, hungDate };

/** "Jan. 2020 –" with the "Present" below it. */
function joinWrapped(first: Cell, dates: readonly Cell[]): Cell[] {
  const lines = [first];
  while (lines.length < MOST_WRAPPED_LINES) {
    const last = lines[lines.length - 1] ?? first;
    const next = dates.find(
      ({ segment }) => !lines.some((line) => line.segment === segment) && isBelow(last.segment, segment),
    );
    if (!next || !(isIncomplete(last.text) || CONTINUATION.test(next.text))) return lines;
    lines.push(next);
  }
  return lines;
}

const isIncomplete = (text: string) => MONTH_END.test(text) || !YEAR.test(text);

function isBelow(upper: Segment, lower: Segment): boolean {
  const drop = lower.y - upper.y;
  return drop > 0.5 * upper.size && drop < LINE_DROP * upper.size && overlaps(upper, lower);
}

const overlaps = (one: Segment, other: Segment) => one.left < other.right && other.left < one.right;

/** The text on the same baseline, of several the nearest. */
function findPartner(date: Segment, segments: readonly Segment[], isDate: ReadonlySet<Segment>): Segment | undefined {
  return segments
    .filter(
      (other) =>
        !isDate.has(other) && Math.abs(other.y - date.y) <= SAME_BASELINE * Math.min(other.size, date.size) * 1.2,
    )
    .sort((one, other) => farFrom(one, date) - farFrom(other, date))[0];
}

/**
 * The text that a date is of, on the side on which the other dates of its column have theirs; none where those are lines of a column of text. At the
 * end of a column, another column's text is nearer than its own.
 */
function partnerAsUsual(
  cell: PlacedCell,
  cells: readonly PlacedCell[],
  segments: readonly Segment[],
  isDate: ReadonlySet<Segment>,
): Segment | undefined {
  const { segment, partner } = cell;
  const peers = cells.filter((one) => one !== cell && one.partner !== undefined && isFlush(one.segment, segment));
  if (!partner || peers.length < FEWEST_PEERS) return partner;
  if (2 * peers.filter((one) => one.isLine).length > peers.length) return undefined;
  const isLeft = (one: Segment, of: Segment) => one.left < of.left;
  const onLeft = peers.filter((one) => one.partner && isLeft(one.partner, one.segment)).length;
  const isMixed = onLeft !== 0 && onLeft !== peers.length;
  const isOnLeft = isMixed ? sideOfClearDates([cell, ...peers], segments, isDate) : onLeft > 0;
  if (isOnLeft === undefined) return partnerInColumn(segment, partner, segments, isDate);
  const side = segments.filter((one) => isLeft(one, segment) === isOnLeft);
  return findPartner(segment, side, isDate);
}

/** The side on which all dates of a column have text, if some of them have none on the other; undefined where nothing tells. */
function sideOfClearDates(
  cells: readonly Cell[],
  segments: readonly Segment[],
  isDate: ReadonlySet<Segment>,
): boolean | undefined {
  const sides = cells.map(({ segment }) => {
    const has = (isLeft: boolean) =>
      findPartner(
        segment,
        segments.filter((one) => one.left < segment.left === isLeft),
        isDate,
      ) !== undefined;
    return { left: has(true), right: has(false) };
  });
  if (sides.every(({ left }) => left) && sides.some(({ right }) => !right)) return true;
  return sides.every(({ right }) => right) && sides.some(({ left }) => !left) ? false : undefined;
}

/**
 * Where two columns have text beside a date, that of the column whose lines reach below the date, as the points of a post do below dates at its
 * right edge; else the nearest one.
 */
function partnerInColumn(
  date: Segment,
  nearest: Segment,
  segments: readonly Segment[],
  isDate: ReadonlySet<Segment>,
): Segment {
  if (reachesBelow(nearest, date, segments)) return nearest;
  const isOnLeft = nearest.left < date.left;
  const other = findPartner(
    date,
    segments.filter((one) => one.left < date.left !== isOnLeft),
    isDate,
  );
  return other && reachesBelow(other, date, segments) ? other : nearest;
}

/** Whether a text right below in the column of a text also covers the place of a date. */
const reachesBelow = (text: Segment, date: Segment, segments: readonly Segment[]) =>
  segments.some(
    (one) =>
      Math.abs(one.left - text.left) < FLUSH_POINTS &&
      one.y > date.y &&
      one.y - date.y < MOST_LINES_BELOW * LINE_DROP * date.size &&
      overlaps(one, date),
  );

/** Distance to the side, where a step between two baselines counts as much as a column. */
const farFrom = (one: Segment, date: Segment) =>
  gapBetween(one, date) + STEP_POINTS * Math.round(Math.abs(one.y - date.y) / STEP_HEIGHT);
const gapBetween = (one: Segment, other: Segment) => Math.max(one.left - other.right, other.left - one.right);

/**
 * Other text right above or below that begins or ends where the dates do: then they are lines of a column of text, unless the column is mostly
 * dates.
 */
function hasTextAround(lines: readonly Cell[], segments: readonly Segment[], isDate: ReadonlySet<Segment>): boolean {
  const [first, last] = [lines[0]?.segment, lines[lines.length - 1]?.segment];
  if (!first || !last) return false;
  const around = segments.some((other) => {
    if (isDate.has(other) || !isFlush(other, first)) return false;
    // Larger text right below the dates is the post that they belong to.
    return isBelow(last, other) || (isBelow(other, first) && !isHeadingLike(other, first));
  });
  if (!around) return false;
  const column = segments.filter((other) => isFlush(other, first) && !isHeadingLike(other, first));
  return column.filter((other) => isDate.has(other)).length < DATE_SHARE * column.length;
}

const isFlush = (one: Segment, other: Segment) =>
  Math.abs(one.left - other.left) < FLUSH_POINTS || Math.abs(one.right - other.right) < FLUSH_POINTS;

/** A heading above the column is larger than its dates, and in bold or much larger: dates may be set smaller than the text. */
const isHeadingLike = (segment: Segment, date: Segment) =>
  segment.size > 1.18 * date.size &&
  (segment.size > 1.4 * date.size || segment.glyphs.every((glyph) => glyph.isBold || glyph.text === '•'));
