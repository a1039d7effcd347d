import { useEffect, useRef } from 'react';
import { currentOwner } from '~/api/owned-stores.ts';
import { useSession } from '~/api/session-store.ts';
import { liveMessages } from '../messages.ts';
import { type LiveDraft, saveDraft, useLiveDraft } from './live-draft.ts';
import type { LiveStore } from './live-store.ts';

type DraftOptions = {
  store: LiveStore;
  isLive: boolean;
  /** Of the session that is saved; read when something is. */
  readSession(): Pick<LiveDraft, 'sessionId' | 'jobDescription' | 'running'>;
  onRestore(): void;
};

const runningOfDraft = () => useLiveDraft.getState().draft?.running ?? null;

/** Keeps what a real session says in the tab, and shows it again after a reload. */
export function useDraft({ store, isLive, readSession, onRestore }: DraftOptions): void {
  const isRestoring = useSession((state) => state.isRestoring);
  const profile = useSession((state) => state.profile);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once it is known whose the tab is
  useEffect(() => {
    const { owner, draft } = useLiveDraft.getState();
    const isFresh = store.read().phase === 'idle';
    if (isRestoring || !draft || !isFresh || owner !== currentOwner()) return;
    if (draft.lines.length === 0 && !draft.running) return;
    onRestore();
    store.dispatch({ type: 'restore', lines: draft.lines, answers: draft.answers });
    if (!draft.isKept && !draft.running)
      store.dispatch({ type: 'notice', notice: { tone: 'info', text: liveMessages.restored } });
  }, [isRestoring, profile]);

  const read = useRef(readSession);
  read.current = readSession;
  useEffect(() => {
    if (!isLive) return;
    let saved = store.read();
    // What someone heard before they signed out is not written down for anyone who comes after.
    const owner = currentOwner();
    return store.watch(() => {
      const state = store.read();
      const hasBegun = state.phase === 'recording' && saved.phase !== 'recording';
      const hasGrown = state.lines !== saved.lines || state.asked.length < saved.asked.length;
      if ((!hasGrown && !hasBegun) || owner !== currentOwner()) return;
      saved = state;
      const session = read.current();
      if (state.phase === 'recording') saveDraft(state, session);
      // An answer may come after the session was interrupted, which can still be resumed then.
      else if (state.lines.length > 0) saveDraft(state, { ...session, running: runningOfDraft() });
    });
  }, [store, isLive]);
}
