import { medianOf, type Timing } from '~/features/live-assistant/engine/live-timing.ts';
import { liveMessages } from '../messages.ts';

const { meter } = liveMessages;
const SECOND_MS = 1000;

function show(ms: number | null): string {
  if (ms === null) return '–';
  return ms < SECOND_MS ? `${Math.round(ms)} ms` : `${(ms / SECOND_MS).toFixed(1)} s`;
}

const ROWS = [
  { name: meter.heard, read: ({ heardMs }: Timing) => heardMs },
  { name: meter.detected, read: ({ detectedMs }: Timing) => detectedMs },
  { name: meter.firstWord, read: ({ firstWordMs }: Timing) => firstWordMs },
];

/** How fast it is, honestly: from the end of speech to words, from words to the question, and to the answer's first word. */
export function LiveMeter({ timings }: { timings: readonly Timing[] }) {
  const last = timings.at(-1);
  if (!last) return null;
  return (
    <details data-meter className="mt-3 border-line border-t pt-2 text-ink-soft text-sm">
      <summary className="min-h-6 w-fit rounded-sm">{meter.label}</summary>
      {/* A line each: side by side the figures took a second line as soon as they had a digit more. */}
      <dl className="grid grid-cols-[minmax(0,1fr)_auto_auto] gap-x-4 text-sm tabular-nums">
        {ROWS.map(({ name, read }) => (
          <div key={name} className="col-span-3 grid grid-cols-subgrid items-baseline py-0.5">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="col-span-2 grid grid-cols-subgrid items-baseline text-end">
              <span className="font-semibold text-base">
                {show(read(last))} <span className="sr-only">{meter.last}, </span>
              </span>
              <span className="text-ink-faint">
                {meter.median} {show(medianOf(timings.map(read)))}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-ink-faint text-sm">{meter.meaning}</p>
    </details>
  );
}
