const MOMENT_S = 10;
const ALMOST_A_DAY_S = 23 * 3600;

/** When something can be tried again, in words: 5 → "in a moment", 40 → "in 40 seconds", 80 000 → "in 23 hours". */
export function waitWords(seconds: number): string {
  if (seconds <= MOMENT_S) return 'in a moment';
  if (seconds <= 90) return `in ${Math.ceil(seconds)} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return `in ${minutes} minutes`;
  return seconds <= ALMOST_A_DAY_S ? `in ${Math.ceil(minutes / 60)} hours` : 'tomorrow at this time';
}
