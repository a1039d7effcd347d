import { medianOf, type Timing } from '~/live/live-timing.ts';
import { liveWords } from './words.ts';

const { meter } = liveWords;
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
    <section aria-label={meter.label} className="mt-4 border-line border-t pt-3">
      <dl className="grid grid-cols-3 gap-3 tabular-nums">
        {ROWS.map(({ name, read }) => (
          <div key={name}>
            <dt className="text-ink-soft text-sm">{name}</dt>
            <dd>
              <span className="font-semibold">{show(read(last))}</span> <span className="sr-only">{meter.last}, </span>
              <span className="block text-ink-faint text-sm">
                {meter.median} {show(medianOf(timings.map(read)))}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-ink-faint text-sm">{meter.meaning}</p>
    </section>
  );
}
