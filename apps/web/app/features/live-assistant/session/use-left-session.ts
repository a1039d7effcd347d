import { LIVE_RECONNECT_WINDOW_MS } from '@greenroom/contract/constants';
import { useEffect, useState } from 'react';
import { currentOwner } from '~/api/owned-stores.ts';
import { useSession } from '~/api/session-store.ts';
import { liveMessages } from '../messages.ts';
import { markDraftEnded, markDraftLeft, type RunningSession, useLiveDraft } from './live-draft.ts';
import type { LiveStore } from './live-store.ts';

/** A page that was killed could not say when; the one that follows counts from its own beginning. */
const leftMsAgo = ({ leftAtMs }: RunningSession, loadedAtMs: number): number =>
  Date.now() - Math.min(leftAtMs ?? loadedAtMs, Date.now());

type LeftSessionOptions = { store: LiveStore; isRunning: boolean };

/** The session that this tab was in the middle of when it was loaded again, for as long as the server waits for it; else null. */
export function useLeftSession({ store, isRunning }: LeftSessionOptions): RunningSession | null {
  const isRestoring = useSession((state) => state.isRestoring);
  const { owner, draft } = useLiveDraft();
  const [loadedAtMs] = useState(() => Date.now());
  const isOurs = !isRestoring && owner === currentOwner();
  const left = (isOurs && !isRunning && draft?.running) || null;

  useEffect(() => {
    if (!isRunning) return;
    window.addEventListener('pagehide', markDraftLeft);
    return () => window.removeEventListener('pagehide', markDraftLeft);
  }, [isRunning]);

  useEffect(() => {
    if (!left) return;
    const waitMs = Math.max(0, LIVE_RECONNECT_WINDOW_MS - leftMsAgo(left, loadedAtMs));
    const timer = setTimeout(() => {
      markDraftEnded();
      store.dispatch({ type: 'notice', notice: { tone: 'info', text: liveMessages.restored } });
    }, waitMs);
    return () => clearTimeout(timer);
  }, [left, loadedAtMs, store]);
  return left;
}
