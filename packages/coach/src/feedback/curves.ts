/** Shapes that turn counts into strengths from 0 to 1 without steps, so that no two answers clump at one score. */

/** Rises from 0, reaches half at `half`, nears 1 and never stops rising. */
export function saturate(value: number, half: number): number {
  return value <= 0 ? 0 : value / (value + half);
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
