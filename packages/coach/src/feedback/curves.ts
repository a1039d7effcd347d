/** Shapes that turn counts into strengths from 0 to 1 without steps, so that no two answers clump at one score. */

/** Rises from 0, reaches half at `half`, nears 1 and never stops rising. */
export function saturate(value: number, half: number): number {
  return value <= 0 ? 0 : value / (value + half);
}

/** Falls from 1, reaches half at `half`. */
export function decay(value: number, half: number): number {
  return 0.5 ** (Math.max(0, value) / half);
}

/** A smooth step between `low` (near 0) and `high` (near 1). */
export function ramp(value: number, low: number, high: number): number {
  const middle = (low + high) / 2;
  const steepness = 6 / (high - low);
  return 1 / (1 + Math.exp(-steepness * (value - middle)));
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
