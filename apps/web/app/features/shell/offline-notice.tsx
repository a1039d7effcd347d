import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import WifiOff from 'lucide-react/icons/wifi-off';
import { type ReactNode, useSyncExternalStore } from 'react';
import { keepsNothing } from '~/lib/browser-storage.ts';
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

/** Says that the connection is gone, for as long as it is, and that this browser keeps nothing. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  const losesAll = useSyncExternalStore(neverChanges, findNoStorage, () => false);
  return (
    // It stays in view while the page scrolls under it.
    <div role="status" className="sticky top-0 z-40 grid gap-2">
      {!isOnline && (
        <Line>
          <WifiOff aria-hidden />
          {shellMessages.offline}
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
