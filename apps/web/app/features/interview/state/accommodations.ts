import { LONG_RECORDING_LIMIT_MS, RECORDING_LIMIT_MS } from '@greenroom/contract/constants';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { currentOwner, keepForOwner } from '~/api/owned-stores.ts';
import type { DeliveryParts } from '~/audio/delivery/allowed-sound.ts';
import { readLocal, removeLocal, writeLocal } from '~/lib/browser-storage.ts';

export type Accommodations = {
  /** Nothing is measured or judged of how an answer sounds. */
  withoutDelivery: boolean;
  /** Pace and pauses are not judged: for people who stammer, for one. */
  withoutPace: boolean;
  /** Recordings last as long as the page. */
  withoutRecordings: boolean;
  hasMoreTime: boolean;
  withoutTimer: boolean;
  /** The person rates an answer before its feedback is shown. */
  ratesFirst: boolean;
  /** The interviewer asks no follow-up after an answer. */
  withoutFollowUps: boolean;
  /** Answers are recorded, ended and submitted without a press. */
  isHandsFree: boolean;
};
type Stored = Accommodations & { owner: string };

const freshAccommodations = (): Stored => ({
  owner: currentOwner(),
  withoutDelivery: false,
  withoutPace: false,
  withoutRecordings: false,
  hasMoreTime: false,
  withoutTimer: false,
  ratesFirst: false,
  withoutFollowUps: false,
  isHandsFree: false,
});

/** What a person has switched off or on for themselves. It stays in this browser over tabs and interviews. */
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
  useAccommodations.setState({ ...change, owner: currentOwner() });
}

keepForOwner({
  readOwner: () => useAccommodations.getState().owner,
  adopt: (owner) => useAccommodations.setState({ owner }),
  reset: () => useAccommodations.setState(freshAccommodations()),
});
