import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { cn } from '~/lib/class-names.ts';
import { Button } from './button.tsx';
import { uiMessages } from './messages.ts';
import { dismissToast, holdToast, resumeToast, type Toast, useToasts } from './toast.ts';

const ICONS = {
  success: <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />,
  error: <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />,
  neutral: null,
};

function ToastCard({ toast }: { toast: Toast }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only stops its clock
    <div
      data-testid="toast"
      data-forced-border
      className="pointer-events-auto flex w-full animate-settle-in flex-wrap items-start gap-3 rounded-lg bg-raised py-3 pr-3 pl-4 text-ink shadow-float"
      onPointerEnter={() => holdToast(toast.id)}
      onPointerLeave={() => resumeToast(toast.id)}
      onFocus={() => holdToast(toast.id)}
      onBlur={() => resumeToast(toast.id)}
    >
      {ICONS[toast.tone ?? 'neutral']}
      {/* Large letters take the row, and the button goes below them. */}
      <div className="min-w-0 flex-1 basis-36">
        <p className="font-semibold">{toast.title}</p>
        {toast.description && <p className="text-ink-soft text-sm">{toast.description}</p>}
      </div>
      {/* Its words are on the line of the title. */}
      <Button variant="ghost" size="sm" className="-my-1.5 ml-auto" onClick={() => dismissToast(toast.id)}>
        {uiMessages.close}
      </Button>
    </div>
  );
}

type Area = { left: number; right: number; top: number; bottom: number };

const overlaps = (one: Area, other: Area): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Where a control can be pressed. The link of a card reaches over the whole card. */
const pressablePart = (control: HTMLElement): Element =>
  control.classList.contains('after:inset-0') ? (control.offsetParent ?? control) : control;

/** How many controls lie under an area of the window. A primary button weighs more than all others. */
function weighControls(area: Area): number {
  let weight = 0;
  for (const control of document.querySelectorAll<HTMLElement>('main :is(a, button, input, textarea, select)')) {
    const isPrimary = control.classList.contains('bg-accent');
    if (overlaps(pressablePart(control).getBoundingClientRect(), area)) weight += isPrimary ? 1000 : 1;
  }
  return weight;
}

/** Room for the header above a toast at the top. */
const HEADER_PX = 72;

type Edge = 'top' | 'bottom';

/** The edge of the window where a toast covers nothing that can be pressed, or the least; `favorite` where both cover as much. */
function chooseEdge(toaster: HTMLElement, favorite: Edge): Edge {
  const { left, right, height } = toaster.getBoundingClientRect();
  const atBottom = weighControls({ left, right, top: window.innerHeight - height, bottom: window.innerHeight });
  const atTop = weighControls({ left, right, top: HEADER_PX, bottom: HEADER_PX + height });
  if (atTop === atBottom) return favorite;
  return atTop < atBottom ? 'top' : 'bottom';
}

/** Where toasts appear; one in the whole application. The region is always there, so that a new message is read out. */
export function Toaster() {
  const toasts = useToasts((store) => store.toasts);
  const shown = toasts.filter((toast) => toast.isOpen);
  const toaster = useRef<HTMLElement>(null);
  const [edge, setEdge] = useState<Edge>('bottom');
  const newestId = shown.at(-1)?.id;
  const { key } = useLocation();
  // A toast may come just before a new page, whose controls are elsewhere.
  const occasion = newestId === undefined ? null : `${newestId} ${key}`;
  useLayoutEffect(() => {
    const element = toaster.current;
    if (occasion === null || !element) return;
    setEdge(chooseEdge(element, 'bottom'));
    const chooseAgain = () => setEdge((current) => chooseEdge(element, current));
    // The page scrolls to what the toast is about.
    window.addEventListener('scrollend', chooseAgain, { once: true });
    // The controls of a page that is still loading come later.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(chooseAgain);
    observer?.observe(document.body);
    return () => {
      window.removeEventListener('scrollend', chooseAgain);
      observer?.disconnect();
    };
  }, [occasion]);
  return (
    <section
      ref={toaster}
      aria-label={uiMessages.notifications}
      aria-live="polite"
      aria-relevant="additions"
      className={cn(
        'pointer-events-none fixed right-0 z-60 w-full max-w-md p-4 sm:p-6 print:hidden',
        edge === 'top' ? 'top-14' : 'bottom-0',
      )}
    >
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}
