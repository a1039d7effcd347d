import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { currentOwner, keepForOwner } from '~/api/owned-stores.ts';
import { savedInTab } from '~/api/saved-in-tab.ts';

type CurrentRole = { owner: string; roleName: string | null };

/** The role that the device check is for: its own key, which Confirm clears and the guard of the check asks for. */
export const useCurrentRole = create<CurrentRole>()(
  persist(() => ({ owner: currentOwner(), roleName: null }) as CurrentRole, {
    name: 'currentRole',
    storage: savedInTab<CurrentRole>(),
  }),
);

export function storeCurrentRole(roleName: string): void {
  useCurrentRole.setState({ owner: currentOwner(), roleName: roleName.trim() || null });
}
export function clearCurrentRole(): void {
  useCurrentRole.setState({ roleName: null });
}

keepForOwner({
  readOwner: () => useCurrentRole.getState().owner,
  adopt: (owner) => useCurrentRole.setState({ owner }),
  reset: clearCurrentRole,
});
