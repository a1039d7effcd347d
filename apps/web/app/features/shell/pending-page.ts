import { showToast } from '~/ui/toast.ts';
import { shellMessages } from './messages.ts';

const KEY = 'pendingPage';
/** A reload by hand long after has nothing to do with it. */
const FRESH_MS = 20_000;

type Pending = { from: string; at: number };

/** Notes that a page is on its way, until it is there. The router reloads this one when the code of the next cannot be had. */
export function notePendingPage(isPending: boolean): void {
  try {
    if (isPending)
      sessionStorage.setItem(KEY, JSON.stringify({ from: location.pathname, at: Date.now() } satisfies Pending));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Then the reload stays without a word.
  }
}

/** After a reload that no one asked for: says why the person is still here. */
export function explainReload(): void {
  try {
    const pending = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Pending | null;
    sessionStorage.removeItem(KEY);
    if (pending?.from !== location.pathname || Date.now() - pending.at > FRESH_MS) return;
    showToast({ ...shellMessages.notLoaded, tone: 'error' });
  } catch {
    // Nothing was noted.
  }
}
