/** Shapes that turn counts into strengths from 0 to 1 without steps, so that no two answers clump at one score. */

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
