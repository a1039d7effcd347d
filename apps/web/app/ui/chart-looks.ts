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

/** Drawn at once: a chart that grows says nothing more. */
export const STILL = { isAnimationActive: false } as const;

export const GRID_LOOK = { stroke: 'var(--line)' } as const;
export const axisLook = (fontSize: number) =>
  ({ stroke: 'var(--line-strong)', tick: { fill: 'var(--ink-soft)', fontSize }, tickLine: false }) as const;

export const TOOLTIP_LOOK = {
  isAnimationActive: false,
  cursor: { fill: 'var(--fill)', stroke: 'var(--line)' },
  contentStyle: {
    background: 'var(--raised)',
    border: '1px solid var(--line)',
    borderRadius: '0.75rem',
    color: 'var(--ink)',
    boxShadow: 'var(--shadow-card)',
  },
  labelStyle: { color: 'var(--ink)', fontWeight: 600 },
  itemStyle: { color: 'var(--ink-soft)' },
} as const;
