import { cn } from '~/lib/class-names.ts';
import { Card } from '~/ui/card.tsx';
import { practiseMessagesOfSound as words } from './sound-messages.ts';
import type { SoundTrend } from './trends.ts';

const WIDTH = 120;
const HEIGHT = 32;
const MARGIN = 4;

/** The means of the interviews from the oldest to the newest; the figures are in the text beside it. */
function Line({ values }: { values: readonly number[] }) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const toX = (at: number) => MARGIN + (at / Math.max(1, values.length - 1)) * (WIDTH - 2 * MARGIN);
  const toY = (value: number) =>
    high === low ? HEIGHT / 2 : HEIGHT - MARGIN - ((value - low) / (high - low)) * (HEIGHT - 2 * MARGIN);
  const last = values.at(-1) ?? 0;
  return (
    <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="h-8 w-30 shrink-0 text-accent">
      <polyline
        points={values.map((value, at) => `${toX(at)},${toY(value)}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
      />
      <circle cx={toX(values.length - 1)} cy={toY(last)} r={3} fill="currentColor" />
    </svg>
  );
}

function Trend({ trend: { sign, means, change } }: { trend: SoundTrend }) {
  const of = words.signs[sign];
  const [first, last] = [means[0] ?? 0, means.at(-1) ?? 0];
  return (
    <li className="flex flex-wrap items-center justify-between lg:flex-nowrap gap-x-4 gap-y-1 border-line border-t pt-3">
      <div className="min-w-0">
        <p className="font-semibold">{of.name}</p>
        <p className="tabular-nums">
          {means.length === 1 ? words.once(of.value(last)) : words.over(of.value(first), of.value(last), means.length)}
        </p>
        {change !== null && <p className="text-ink-soft text-sm">{words.changes[change]}</p>}
      </div>
      {means.length > 1 && <Line values={means} />}
    </li>
  );
}

/** How spoken answers sounded, interview by interview. Nothing without a measured one. */
export function SoundCard({ trends }: { trends: readonly SoundTrend[] }) {
  return (
    <Card className="min-w-0">
      <h3 className="text-xl">{words.heading}</h3>
      <p className="mt-1 mb-4 text-ink-soft text-sm">{words.lead}</p>
      <ul
        className={cn(
          'grid gap-x-10 gap-y-3',
          trends.length > 1 && 'lg:grid-cols-2 lg:[&>:last-child:nth-child(odd)]:col-span-2',
        )}
      >
        {trends.map((trend) => (
          <Trend key={trend.sign} trend={trend} />
        ))}
      </ul>
    </Card>
  );
}
