import { createJSONStorage } from 'zustand/middleware';
import { tabStorage } from '~/lib/tab-storage.ts';

/** Where a store is saved that lives as long as the tab, through reloads and the sign-in redirect. */
export const savedInTab = <State>() => createJSONStorage<State, void>(() => tabStorage);
