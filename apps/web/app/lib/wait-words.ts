/** How long to wait, in words: 40 → "40 seconds", 3000 → "50 minutes". */
export function formatWait(seconds: number): string {
  if (seconds <= 90) return count(Math.max(1, Math.ceil(seconds)), 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? count(minutes, 'minute') : count(Math.ceil(minutes / 60), 'hour');
}

const count = (value: number, unit: string): string => `${value} ${unit}${value === 1 ? '' : 's'}`;
