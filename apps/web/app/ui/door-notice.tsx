import type { ReactNode } from 'react';
import { cn } from '~/lib/class-names.ts';

/** A door that does not open; one that stumbled leans. */
function ClosedDoor({ isLeaning }: { isLeaning: boolean }) {
  return (
    <svg viewBox="0 0 176 176" className="h-40 w-auto" aria-hidden="true" focusable="false">
      <ellipse cx="88" cy="166" rx="80" ry="8" fill="var(--sunken)" />
      <g className={cn(isLeaning && 'origin-[36px_164px] -rotate-7')}>
        <path d="M36 164V72a52 52 0 0 1 104 0v92z" fill="var(--door-frame)" />
        <path d="M46 164V74a42 42 0 0 1 84 0v90z" fill="var(--door-leaf)" />
        <path
          d="M60 92a28 28 0 0 1 56 0v14H60zM60 116h56v34H60z"
          fill="none"
          stroke="var(--line-strong)"
          strokeOpacity="0.5"
          strokeWidth="2"
        />
        <circle cx="121" cy="112" r="4" fill="var(--accent)" />
      </g>
    </svg>
  );
}

type DoorNoticeProps = {
  title: string;
  lead: string;
  actions: ReactNode;
  isLeaning?: boolean;
  role?: 'alert';
  children?: ReactNode;
};

/** A page that replaces another one: what happened, and where to go from here. */
export function DoorNotice({ title, lead, actions, isLeaning = false, role, children }: DoorNoticeProps) {
  return (
    <div role={role} className="shell flex flex-col items-center py-16 text-center sm:py-24">
      <ClosedDoor isLeaning={isLeaning} />
      <h1 tabIndex={-1} className="mt-10 text-3xl">
        {title}
      </h1>
      <p className="mt-4 max-w-md text-ink-soft text-lg">{lead}</p>
      <div className="actions mt-8 justify-center">{actions}</div>
      {children}
    </div>
  );
}
