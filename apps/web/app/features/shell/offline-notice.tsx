import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import WifiOff from 'lucide-react/icons/wifi-off';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { keepsNothing } from '~/lib/browser-storage.ts';
import { useMissingParts } from '~/lib/fetch-patiently.ts';
import { Button } from '~/ui/button.tsx';
import { shellMessages } from './messages.ts';

function watchConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

let hasNoStorage: boolean | null = null;
/** Found out once a page: who sets it right reloads. */
function findNoStorage(): boolean {
  hasNoStorage ??= keepsNothing();
  return hasNoStorage;
}
const neverChanges = () => () => undefined;

const Line = ({ children }: { children: ReactNode }) => (
  <p className="shell">
    <span className="flex items-center gap-2.5 rounded-lg bg-warning-soft px-4 py-2.5 font-medium text-sm text-warning-ink [&_svg]:size-4 [&_svg]:shrink-0">
      {children}
    </span>
  </p>
);

/** Where the notice lies over the page. What sticks to the upper edge stays below it (`sticky-top-*` in app.css). */
const HEIGHT_PROPERTY = '--notice-height';

/** Tells the style sheet how much of the upper edge the notice takes. */
function useNoticeHeight() {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = notice.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    let setPx = 0;
    const resizing = new ResizeObserver(() => {
      const px = element.offsetHeight;
      // The property is inherited by everything: to set it makes the browser style the whole page again, which is no use without a notice.
      if (px === setPx) return;
      setPx = px;
      style.setProperty(HEIGHT_PROPERTY, `${px}px`);
    });
    resizing.observe(element);
    return () => {
      resizing.disconnect();
      style.removeProperty(HEIGHT_PROPERTY);
    };
  }, []);
  return notice;
}

/** Says that the connection is gone or that a part of the page is missing, for as long as it is, and that this browser keeps nothing. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  const isIncomplete = useMissingParts(({ count }) => count > 0);
  const losesAll = useSyncExternalStore(neverChanges, findNoStorage, () => false);
  const notice = useNoticeHeight();
  return (
    // It stays in view while the page scrolls under it.
    <div ref={notice} role="status" className="sticky top-0 z-40 grid gap-2">
      {!isOnline && (
        <Line>
          <WifiOff aria-hidden />
          {isIncomplete ? `${shellMessages.offline} ${shellMessages.offlineParts}` : shellMessages.offline}
        </Line>
      )}
      {isOnline && isIncomplete && (
        <Line>
          <WifiOff aria-hidden />
          <span>
            {shellMessages.missingParts}{' '}
            <Button variant="link" size="sm" className="-my-1.5" onClick={() => location.reload()}>
              {shellMessages.reload}
            </Button>
          </span>
        </Line>
      )}
      {losesAll && (
        <Line>
          <TriangleAlert aria-hidden />
          {shellMessages.keepsNothing}
        </Line>
      )}
    </div>
  );
}
