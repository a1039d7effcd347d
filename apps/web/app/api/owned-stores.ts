import { readLocal } from '~/lib/browser-storage.ts';
import { LAPSED_KEY, STATE_KEY } from './refresh.ts';
import { onSignOut } from './session.ts';
import { currentUserId, useSession } from './session-store.ts';

/** The owner of a visitor's data. */
export const VISITOR = 'visitor';

/** The owner of new values: a user id or `visitor`. */
export const currentOwner = (): string => currentUserId() ?? VISITOR;

type OwnedStore = {
  readOwner: () => string;
  /** A visitor signed in: what they have is theirs. */
  adopt: (userId: string) => void;
  reset: () => void;
};
const stores = new Set<OwnedStore>();

function claim(userId: string): void {
  for (const store of stores) {
    const owner = store.readOwner();
    if (owner === VISITOR) store.adopt(userId);
    else if (owner !== userId) store.reset();
  }
}

function forget(): void {
  for (const store of stores) if (store.readOwner() !== VISITOR) store.reset();
}

/** The user signed out while the tab was closed: clears values without an owner. */
function forgetAbsent(): void {
  const { auth, isRestoring, isAway } = useSession.getState();
  if (isRestoring || isAway || auth || readLocal(STATE_KEY) === 'true' || readLocal(LAPSED_KEY) === 'true') return;
  forget();
}

/** Ties a store to its person: another person who signs in does not get it, signing out clears it. */
export function keepForOwner(store: OwnedStore): void {
  stores.add(store);
  const userId = currentUserId();
  if (userId) claim(userId);
  else forgetAbsent();
}

useSession.subscribe((session, before) => {
  if (session.profile && session.profile !== before.profile) claim(session.profile.sub);
  if ((before.isRestoring && !session.isRestoring) || (before.isAway && !session.isAway)) forgetAbsent();
});
onSignOut(forget);
