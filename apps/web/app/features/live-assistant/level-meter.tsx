import type { LiveSource } from '@greenroom/contract/live-assistant';
import { useEffect, useRef } from 'react';
import type { Levels } from './levels.ts';

/** Level from 0 to 100 of -60 to 0 dB. */
const toPercent = (levelDb: number) => Math.max(0, Math.min(100, Math.round(((levelDb + 60) / 60) * 100)));

type LevelMeterProps = { label: string; source: LiveSource; levels: Levels };

/** How loud a sound is. It changes fifty times a second, so it is written past React. */
export function LevelMeter({ label, source, levels }: LevelMeterProps) {
  const meter = useRef<HTMLMeterElement>(null);
  useEffect(
    () =>
      levels.watch(source, (levelDb) => {
        if (meter.current) meter.current.value = toPercent(levelDb);
      }),
    [levels, source],
  );
  return <meter ref={meter} aria-label={label} min={0} max={100} value={0} className="h-3 w-full" />;
}
