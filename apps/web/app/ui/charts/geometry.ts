/** A scale of whole steps. */
export type Scale = { min: number; max: number };
export type Point = { x: number; y: number };

/** How far a value is from the scale's start to its end, 0 to 1; what lies outside is drawn at the nearer end. */
export const shareOf = (value: number, { min, max }: Scale): number =>
  (Math.min(max, Math.max(min, value)) - min) / (max - min);

export const stepsOf = ({ min, max }: Scale): number[] =>
  Array.from({ length: Math.floor(max - min) + 1 }, (_, step) => min + step);

/** The direction of one of several corners, from the top one clockwise. */
const angleOf = (index: number, count: number): number => (2 * Math.PI * index) / count;

/** The runs of neighbouring corners around a centre that fulfil a condition, the last corner beside the first. */
export function runsAround(fulfils: readonly boolean[]): number[][] {
  const runs: number[][] = [];
  for (const [index, isIn] of fulfils.entries()) {
    if (!isIn) continue;
    if (index > 0 && fulfils[index - 1]) runs.at(-1)?.push(index);
    else runs.push([index]);
  }
  const [first] = runs;
  const isSplit = runs.length > 1 && fulfils[0] === true && fulfils.at(-1) === true;
  if (isSplit && first) runs[0] = [...(runs.pop() ?? []), ...first];
  return runs;
}

/** Where a corner is around a centre of 0, 0. */
export function cornerAt(index: number, count: number, radius: number): Point {
  const angle = angleOf(index, count);
  return { x: shorten(radius * Math.sin(angle)), y: shorten(-radius * Math.cos(angle)) };
}

/** Short enough for an attribute. Without the negative zero, which would be written as "-0". */
const shorten = (value: number): number => Math.round(value * 1000) / 1000 + 0;

/** Every which of many has room for its label: 1, 2, 4 …, so that what a narrow drawing shows is in a wide one too. */
export const strideFor = (count: number, capacity: number): number =>
  2 ** Math.max(0, Math.ceil(Math.log2(count / capacity)));

export const percent = (share: number): string => `${shorten(share * 100)}%`;
