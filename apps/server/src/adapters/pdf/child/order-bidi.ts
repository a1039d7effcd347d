import { isRightToLeft } from './clean-characters.ts';

type Direction = 'right-to-left' | 'left-to-right' | 'digit' | 'neutral';

function directionOf(text: string): Direction {
  if (isRightToLeft(text) && !/^[\u0660-\u0669\u06f0-\u06f9]/.test(text)) return 'right-to-left';
  if (/^[\d\u0660-\u0669\u06f0-\u06f9]/.test(text)) return 'digit';
  return /^\p{L}/u.test(text) ? 'left-to-right' : 'neutral';
}

/**
 * Puts characters that were read from the left edge of a line to the right into the order in which they are spoken. A line with more
 * right-to-left letters than others runs from the right; numbers and Latin words in it keep their own order.
 */
export function orderLogically(units: readonly string[], isRightToLeftPage = false): string[] {
  const directions = units.map(directionOf);
  const count = (wanted: Direction) => directions.filter((direction) => direction === wanted).length;
  const rightToLeft = count('right-to-left');
  if (rightToLeft === 0 && !(isRightToLeftPage && showsTurnedLine(units.join('')))) return [...units];
  const isBaseRightToLeft = isRightToLeftPage || rightToLeft >= count('left-to-right');
  const isTurned = resolve(units, directions, isBaseRightToLeft);
  const runs: { isTurned: boolean; units: string[] }[] = [];
  units.forEach((unit, index) => {
    const last = runs[runs.length - 1];
    if (last && last.isTurned === isTurned[index]) last.units.push(unit);
    else runs.push({ isTurned: isTurned[index] ?? false, units: [unit] });
  });
  const ordered = isBaseRightToLeft ? runs.reverse() : runs;
  const isMirrored = closesFirst(ordered.flatMap((run) => (run.isTurned ? [...run.units].reverse() : run.units)));
  return ordered.flatMap((run) => {
    if (!run.isTurned) return run.units;
    const turnedUnits = run.units.reverse();
    return isMirrored ? turnedUnits.map((unit) => MIRRORED[unit] ?? unit) : turnedUnits;
  });
}

const MIRRORED: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«' };

/**
 * Brackets that were noted by their shape are the wrong way round once the line is turned; others were noted by their
 * meaning.
 */
function closesFirst(units: readonly string[]): boolean {
  const bracket = units.find((unit) => unit in MIRRORED);
  return bracket === ')' || bracket === ']' || bracket === '»';
}

/** Whether each unit belongs to a run that is read from the right. Neutral units follow neighbours that agree, else the line. */
function resolve(units: readonly string[], directions: readonly Direction[], isBaseRightToLeft: boolean): boolean[] {
  const turned = directions.map((direction) => (direction === 'neutral' ? undefined : direction === 'right-to-left'));
  for (let start = 0; start < turned.length; start++) {
    if (turned[start] !== undefined) continue;
    let end = start;
    while (end + 1 < turned.length && directions[end + 1] === 'neutral') end++;
    const isAgreed = start > 0 && end + 1 < turned.length && turned[start - 1] === turned[end + 1];
    const between = units.slice(start, end + 1).join('');
    const isNumberJoint = directions[start - 1] === 'digit' && directions[end + 1] === 'digit';
    const holdsTogether = isAgreed && (!isNumberJoint || /^[.,:/%+-]$/.test(between));
    turned.fill(holdsTogether ? turned[start - 1] : isBaseRightToLeft, start, end + 1);
    start = end;
  }
  return turned.map((value) => value ?? isBaseRightToLeft);
}

/**
 * A line without right-to-left letters on such a page: a bullet at its end, or a span with its later year first, shows
 * that it runs from the right.
 */
function showsTurnedLine(text: string): boolean {
  const years = /((?:19|20)\d\d)\s*[-–—]\s*((?:19|20)\d\d)/.exec(text);
  return /\S\s*•$/.test(text) || (years !== null && Number(years[1]) > Number(years[2]));
}
