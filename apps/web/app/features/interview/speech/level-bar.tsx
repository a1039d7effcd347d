import { type CSSProperties, useEffect, useRef } from 'react';

/** Heights of the bars in per cent: taller in the middle, so that they read as sound and not as progress. */
const HEIGHTS = [35, 50, 70, 55, 85, 100, 75, 95, 100, 80, 95, 65, 80, 50, 60, 35];
/** Speech lights the middle first. */
const MIDDLE = (HEIGHTS.length - 1) / 2;
const LOWEST_OPACITY = 0.18;

const lookOf = (height: number, place: number): CSSProperties => ({
  height: `${height}%`,
  opacity: `clamp(${LOWEST_OPACITY}, calc(var(--lit, 0) - ${Math.abs(place - MIDDLE).toFixed(1)}), 1)`,
});

/** How loud the microphone is, drawn at the pace of the screen and outside of React. The words beside it say the same. */
export function LevelBar({ readLevel, className }: { readLevel: () => number; className?: string }) {
  const bars = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    let shown = 0;
    const draw = () => {
      // Up at once, down slowly: the eye follows speech better than single waves.
      shown = Math.max(readLevel(), shown * 0.92);
      bars.current?.style.setProperty('--lit', (shown * (MIDDLE + 1)).toFixed(2));
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [readLevel]);
  return (
    <div ref={bars} aria-hidden className={className}>
      <div className="flex h-6 items-center gap-1">
        {HEIGHTS.map((height, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars have no identity
            key={place}
            className="w-1 rounded-full bg-accent forced-colors:bg-[Highlight]"
            style={lookOf(height, place)}
          />
        ))}
      </div>
    </div>
  );
}
