import type { Accommodations } from '@greenroom/contract/accommodations';
import { LONG_RECORDING_LIMIT_MS, RECORDING_LIMIT_MS } from '@greenroom/contract/constants';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { currentOwner, keepForOwner } from '~/api/owned-stores.ts';
import type { DeliveryParts } from '~/audio/delivery/allowed-sound.ts';
import { readLocal, removeLocal, writeLocal } from '~/lib/browser-storage.ts';

export type { Accommodations };

type Stored = Accommodations & {
  owner: string;
  /** The account does not have them yet. */
  isUnsaved: boolean;
};

export const CHOICES: Accommodations = {
  withoutDelivery: false,
  withoutPace: false,
  withoutRecordings: false,
  hasMoreTime: false,
  withoutTimer: false,
  ratesFirst: false,
  withoutFollowUps: false,
  isHandsFree: false,
};
const freshAccommodations = (): Stored => ({ ...CHOICES, owner: currentOwner(), isUnsaved: false });

/** What a person has switched off or on for themselves. It stays in this browser over tabs and interviews, and follows the account. */
export const useAccommodations = create<Stored>()(
  persist(freshAccommodations, {
    name: 'accommodations',
    storage: createJSONStorage<Stored>(() => ({ getItem: readLocal, setItem: writeLocal, removeItem: removeLocal })),
  }),
);

/** The longest answer of this person. */
export const answerLimitMs = (): number =>
  useAccommodations.getState().hasMoreTime ? LONG_RECORDING_LIMIT_MS : RECORDING_LIMIT_MS;

export const partsOf = ({ withoutDelivery, withoutPace }: Accommodations): DeliveryParts =>
  withoutDelivery ? 'none' : withoutPace ? 'voice' : 'all';
export const deliveryParts = (): DeliveryParts => partsOf(useAccommodations.getState());

export function changeAccommodations(change: Partial<Accommodations>): void {
  useAccommodations.setState({ ...change, owner: currentOwner(), isUnsaved: true });
}

keepForOwner({
  readOwner: () => useAccommodations.getState().owner,
  adopt: (owner) => useAccommodations.setState({ owner }),
  reset: () => useAccommodations.setState(freshAccommodations()),
});
