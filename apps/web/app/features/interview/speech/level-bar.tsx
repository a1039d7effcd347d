import { useEffect, useRef } from 'react';

/** How loud the microphone is, drawn at the pace of the screen and outside of React. It says nothing that the words beside it do not. */
export function LevelBar({ readLevel, className }: { readLevel: () => number; className?: string }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    let shown = 0;
    const draw = () => {
      // Up at once, down slowly: the eye follows speech better than single waves.
      shown = Math.max(readLevel(), shown * 0.92);
      if (bar.current) bar.current.style.scale = `${shown.toFixed(3)} 1`;
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [readLevel]);
  return (
    <div aria-hidden data-forced-border className={className}>
      <div className="h-2 overflow-hidden rounded-full bg-line">
        <div
          ref={bar}
          className="h-full w-full origin-left scale-x-0 rounded-full bg-accent forced-colors:bg-[Highlight]"
        />
      </div>
    </div>
  );
}
