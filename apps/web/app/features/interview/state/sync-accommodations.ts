import type { Accommodations } from '@greenroom/contract/accommodations';
import { call } from '~/api/client.ts';
import { currentUserId, useSession } from '~/api/session-store.ts';
import { CHOICES, useAccommodations } from './accommodations.ts';

const NAMES = Object.keys(CHOICES) as (keyof Accommodations)[];

function readChoices(): Accommodations {
  const state = useAccommodations.getState();
  return Object.fromEntries(NAMES.map((name) => [name, state[name]])) as Accommodations;
}
const isSame = (one: Accommodations, other: Accommodations): boolean =>
  NAMES.every((name) => one[name] === other[name]);

/** Saves what was changed here. A change meanwhile is saved next. */
async function save(userId: string): Promise<void> {
  while (currentUserId() === userId && useAccommodations.getState().isUnsaved) {
    const choices = readChoices();
    await call('saveAccommodations', { params: { user_id: userId }, body: choices });
    if (isSame(choices, readChoices())) useAccommodations.setState({ isUnsaved: false });
  }
}

async function syncOf(userId: string): Promise<void> {
  if (useAccommodations.getState().isUnsaved) return save(userId);
  const { accommodations } = await call('getAccommodations', { params: { user_id: userId } });
  // What was changed here while it was read is newer.
  if (currentUserId() !== userId) return;
  if (useAccommodations.getState().isUnsaved) return save(userId);
  if (accommodations) {
    useAccommodations.setState(accommodations);
    return;
  }
  // Chosen in this browser before accounts had them.
  if (isSame(readChoices(), CHOICES)) return;
  useAccommodations.setState({ isUnsaved: true });
  await save(userId);
}

let syncing: Promise<void> | null = null;

/**
 * Makes this browser and the account of the person the same: changes made here are saved, also those from before signing in;
 * otherwise the account's are taken. Without a connection it is tried again when there is one, or on the next page.
 */
export async function sync(): Promise<void> {
  const before = syncing;
  syncing = (async () => {
    await before;
    const userId = currentUserId();
    if (userId) await syncOf(userId).catch(() => undefined);
  })();
  await syncing;
}

void sync();
useSession.subscribe(({ profile }, before) => {
  if (profile && profile !== before.profile) void sync();
});
useAccommodations.subscribe((settings, before) => {
  if (settings.isUnsaved && NAMES.some((name) => settings[name] !== before[name])) void sync();
});
if (!import.meta.env.SSR) addEventListener('online', () => void sync());
