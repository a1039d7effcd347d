import { onSignOut } from '~/api/session.ts';
import { currentUserId, useSession } from '~/api/session-store.ts';

/** Owner of what somebody keeps who is not signed in. */
const VISITOR = 'visitor';

/** Whose the values are that are made now: a user id or `visitor`. */
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

/** Ties a store to its person: another person who signs in does not get it, signing out clears it. */
export function keepForOwner(store: OwnedStore): void {
  stores.add(store);
  const userId = currentUserId();
  if (userId) claim(userId);
}

useSession.subscribe((session, before) => {
  if (session.profile && session.profile !== before.profile) claim(session.profile.sub);
});
onSignOut(() => {
  for (const store of stores) if (store.readOwner() !== VISITOR) store.reset();
});
