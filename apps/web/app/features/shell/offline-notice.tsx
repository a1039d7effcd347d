import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { shellWords } from './words.ts';

function watchConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the connection is gone, for as long as it is. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <p className="shell">
          <span className="flex items-center gap-2.5 rounded-lg bg-warning-soft px-4 py-2.5 font-medium text-sm text-warning-ink">
            <WifiOff aria-hidden className="size-4 shrink-0" />
            {shellWords.offline}
          </span>
        </p>
      )}
    </div>
  );
}
