const SIZE = 10;

/** The square of a second value. Hollow, so that a dot under it is seen. */
export const ChartMark = ({ x, y }: { x: string; y: string }) => (
  <svg aria-hidden="true" x={x} y={y} overflow="visible">
    <rect
      x={-SIZE / 2}
      y={-SIZE / 2}
      width={SIZE}
      height={SIZE}
      fill="none"
      stroke="var(--chart-2)"
      strokeWidth={2.5}
    />
  </svg>
);

/** What the line and the squares of a chart are. */
export function LineKey({ value, mark }: { value: string; mark: string }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
      <li className="flex items-center gap-2">
        <svg viewBox="0 0 28 12" className="h-3 w-7" aria-hidden="true">
          <path d="M0 6h28" stroke="var(--chart-1)" strokeWidth="3" />
          <circle cx={14} cy={6} r={5} fill="var(--chart-1)" />
        </svg>
        {value}
      </li>
      <li className="flex items-center gap-2">
        <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true">
          <ChartMark x="6" y="6" />
        </svg>
        {mark}
      </li>
    </ul>
  );
}
