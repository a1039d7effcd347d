/** Colours of series, in the order in which they are given out. A series always has a label as well. */
const SERIES_COLORS = [
  'var(--chart-1)',
  'var(--chart-2)',
  'var(--chart-3)',
  'var(--chart-4)',
  'var(--chart-5)',
  'var(--chart-6)',
] as const;

export const seriesColor = (index: number): string => SERIES_COLORS[index % SERIES_COLORS.length] ?? 'var(--chart-1)';
