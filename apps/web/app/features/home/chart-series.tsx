/** How the series of both charts look: a colour, a dash and a mark each, so that no series is recognised by its colour alone. */
export const SERIES_LOOKS = [
  { color: 'var(--chart-1)', dash: undefined, mark: 'circle' },
  { color: 'var(--chart-2)', dash: '7 4', mark: 'square' },
  { color: 'var(--chart-3)', dash: '2 4', mark: 'triangle' },
] as const;
export type SeriesLook = (typeof SERIES_LOOKS)[number];

type MarkProps = { x: number; y: number; look: SeriesLook };

export function SeriesMark({ x, y, look: { color, mark } }: MarkProps) {
  if (mark === 'circle') return <circle cx={x} cy={y} r={4} fill={color} />;
  if (mark === 'square') return <rect x={x - 3.75} y={y - 3.75} width={7.5} height={7.5} fill={color} />;
  return <path d={`M${x} ${y - 5}l5 8.5h-10z`} fill={color} />;
}

/** Names of the series, drawn as the lines are. */
export function SeriesLegend({ names }: { names: string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
      {names.map((name, index) => {
        const look = SERIES_LOOKS[index % SERIES_LOOKS.length] ?? SERIES_LOOKS[0];
        return (
          <li key={name} className="flex items-center gap-2">
            <svg viewBox="0 0 28 12" className="h-3 w-7" aria-hidden="true" focusable="false">
              <path d="M0 6h28" stroke={look.color} strokeWidth="2" strokeDasharray={look.dash} />
              <SeriesMark x={14} y={6} look={look} />
            </svg>
            {name}
          </li>
        );
      })}
    </ul>
  );
}
