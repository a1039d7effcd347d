import type { LiveSource } from '@greenroom/contract/live-assistant';
import { useEffect, useRef } from 'react';
import type { Levels } from './levels.ts';

/** Level from 0 to 100 of -60 to 0 dB. */
const toPercent = (levelDb: number) => Math.max(0, Math.min(100, Math.round(((levelDb + 60) / 60) * 100)));

type LevelMeterProps = { label: string; source: LiveSource; levels: Levels };

/** How loud a sound is. It changes fifty times a second, so it is written past React. */
export function LevelMeter({ label, source, levels }: LevelMeterProps) {
  const meter = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      levels.watch(source, (levelDb) => {
        const percent = toPercent(levelDb);
        meter.current?.setAttribute('aria-valuenow', String(percent));
        bar.current?.style.setProperty('width', `${percent}%`);
      }),
    [levels, source],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: the native meter cannot be coloured for both themes
    <div
      ref={meter}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
      data-forced-border
      className="my-1.5 h-2 overflow-hidden rounded-full bg-line"
    >
      <div ref={bar} className="h-full w-0 rounded-full bg-accent forced-colors:bg-[Highlight]" />
    </div>
  );
}
