import { cn } from '~/lib/class-names.ts';

/** A line of text as a faint stroke: it stops, for nothing is being loaded. */
const Stroke = ({ className }: { className: string }) => <span className={cn('block h-2.5 rounded-full', className)} />;

const SPOKEN = [
  { bar: 'border-accent/30', widths: ['w-4/5', 'w-1/2'] },
  { bar: 'border-line', widths: ['w-3/5'] },
  { bar: 'border-accent/30', widths: ['w-11/12', 'w-2/3'] },
];

/** How a conversation will look in the column that is still empty. */
export const TranscriptToCome = () => (
  <div aria-hidden className="space-y-4 pt-3">
    {SPOKEN.map(({ bar, widths }) => (
      <div key={widths.join()} className={cn('space-y-2.5 border-l-4 py-1 pl-3', bar)}>
        {widths.map((width) => (
          <Stroke key={width} className={cn('bg-line/60', width)} />
        ))}
      </div>
    ))}
  </div>
);

/** How a proposed answer will look there. */
export const AnswerToCome = () => (
  <div aria-hidden className="space-y-3.5 rounded-lg bg-accent-soft/25 p-4">
    <Stroke className="w-3/5 bg-accent/25" />
    <Stroke className="w-11/12 bg-line/60" />
    <Stroke className="w-4/5 bg-line/60" />
    <Stroke className="w-1/2 bg-line/60" />
  </div>
);
