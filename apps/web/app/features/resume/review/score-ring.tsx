import { cn } from '~/lib/class-names.ts';
import { reviewMessages } from './messages.ts';

const RADIUS = 52;
const LENGTH = 2 * Math.PI * RADIUS;
const toneOf = (score: number): string =>
  score >= 70 ? 'stroke-accent' : score >= 50 ? 'stroke-warning' : 'stroke-danger';

/** A score from 0 to 100 as a ring with the number in it. */
export function ScoreRing({ score }: { score: number }) {
  return (
    <div role="img" aria-label={reviewMessages.result.score(score)} className="relative size-36 shrink-0 sm:size-40">
      <svg viewBox="0 0 120 120" className="size-full -rotate-90" aria-hidden="true">
        <circle cx="60" cy="60" r={RADIUS} fill="none" strokeWidth="9" className="stroke-line" />
        <circle
          cx="60"
          cy="60"
          r={RADIUS}
          fill="none"
          strokeWidth="9"
          strokeLinecap="round"
          strokeDasharray={`${(LENGTH * score) / 100} ${LENGTH}`}
          className={cn(score > 0 ? toneOf(score) : 'stroke-transparent')}
        />
      </svg>
      <div aria-hidden className="absolute inset-0 grid place-content-center text-center">
        <span className="font-bold text-4xl tabular-nums leading-none">{score}</span>
        <span className="mt-1 text-ink-faint text-sm">{reviewMessages.result.outOf}</span>
      </div>
    </div>
  );
}
