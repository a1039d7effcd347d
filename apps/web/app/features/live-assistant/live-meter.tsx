import { medianOf, type Timing } from '~/live/live-timing.ts';
import { liveWords } from './words.ts';

const { meter } = liveWords;
const show = (ms: number | null | undefined) => (ms === null || ms === undefined ? '–' : `${Math.round(ms)} ms`);

/** How fast it is, honestly: from the end of speech to words, from words to the question, and to the answer's first word. */
export function LiveMeter({ timings }: { timings: readonly Timing[] }) {
  const last = timings.at(-1);
  if (!last) return null;
  const rows = [
    { name: meter.heard, last: last.heardMs, median: medianOf(timings.map(({ heardMs }) => heardMs)) },
    { name: meter.detected, last: last.detectedMs, median: medianOf(timings.map(({ detectedMs }) => detectedMs)) },
    { name: meter.firstWord, last: last.firstWordMs, median: medianOf(timings.map(({ firstWordMs }) => firstWordMs)) },
  ];
  return (
    <dl
      aria-label={meter.label}
      className="mt-4 flex flex-wrap gap-x-5 gap-y-1 border-line border-t pt-3 text-ink-faint text-xs tabular-nums"
    >
      {rows.map((row) => (
        <div key={row.name} className="flex gap-1.5">
          <dt>{row.name}</dt>
          <dd>
            {meter.last} {show(row.last)}, {meter.median} {show(row.median)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
