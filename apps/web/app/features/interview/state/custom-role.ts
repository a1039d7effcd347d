import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { currentOwner, keepForOwner } from '~/api/owned-stores.ts';
import { savedInTab } from '~/api/saved-in-tab.ts';

/** The selected role button, and the text typed for Custom Job, so that viewing a preset does not lose it. */
type CustomRole = { owner: string; presetId: string; roleName: string; roleDescription: string };

const freshRole = (): CustomRole => ({
  owner: currentOwner(),
  presetId: 'custom',
  roleName: '',
  roleDescription: '',
});

export const useCustomRole = create<CustomRole>()(
  persist(freshRole, { name: 'customRole', storage: savedInTab<CustomRole>() }),
);

export function keepCustomRole(change: Partial<Omit<CustomRole, 'owner'>>): void {
  useCustomRole.setState({ ...change, owner: currentOwner() });
}
export function resetCustomRole(): void {
  useCustomRole.setState(freshRole());
}

keepForOwner({
  readOwner: () => useCustomRole.getState().owner,
  adopt: (owner) => useCustomRole.setState({ owner }),
  reset: resetCustomRole,
});
