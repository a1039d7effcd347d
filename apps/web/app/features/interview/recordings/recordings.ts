import type { TimedWord } from '@greenroom/contract/speech';
import { create } from 'zustand';
import { currentOwner, keepForOwner, VISITOR } from '~/api/owned-stores.ts';
import { allowedSound } from '~/audio/delivery/allowed-sound.ts';
import { wordsIn } from '~/audio/delivery/describe-sound.ts';
import { measureRecording } from '~/audio/delivery/measure-recording.ts';
import type { Recording } from '~/audio/microphone/open-microphone.ts';
import {
  type RecordedPart,
  recordingId,
  recordingStore,
  type SavedRecording,
} from '~/audio/recordings/recording-store.ts';
import { readLocal, writeLocal } from '~/lib/browser-storage.ts';
import { deliveryParts, useAccommodations } from '../state/accommodations.ts';

/** The recordings live in the browser's database; this is what the screen knows of them. */
type RecordingsState = { recordings: readonly SavedRecording[] };
export const useRecordings = create<RecordingsState>(() => ({ recordings: [] }));

const OWNER_KEY = 'greenroom-recordings-owner';

export const show = (recording: SavedRecording): void =>
  useRecordings.setState(({ recordings }) => {
    const isShown = recordings.some(({ id }) => id === recording.id);
    return {
      recordings: isShown
        ? recordings.map((each) => (each.id === recording.id ? recording : each))
        : [recording, ...recordings],
    };
  });

let loading: Promise<void> | null = null;

/** Reads what is saved, once. */
export function loadRecordings(): Promise<void> {
  loading ??= load();
  return loading;
}

async function load(): Promise<void> {
  // Where the browser refuses its storage, recordings last as long as the page.
  const saved = await recordingStore.list(Date.now()).catch(() => []);
  useRecordings.setState(({ recordings }) => {
    const shown = new Set(recordings.map(({ id }) => id));
    return { recordings: [...recordings, ...saved.filter(({ id }) => !shown.has(id))] };
  });
}

export type SpokenAnswer = {
  interviewId: string;
  index: number;
  attempt: RecordedPart;
  recording: Recording;
  text: string;
  words?: readonly TimedWord[];
  /** Measured by the server, for a browser that cannot. */
  sound?: SavedRecording['sound'];
};

/** Saves the recording of an answer in this browser and measures how it sounds, unless that is switched off. */
export async function saveRecording({
  interviewId,
  index,
  attempt,
  recording,
  text,
  words,
  sound: measured = null,
}: SpokenAnswer): Promise<void> {
  const { withoutRecordings } = useAccommodations.getState();
  const saved: SavedRecording = {
    id: recordingId(interviewId, index, attempt),
    savedAt: Date.now(),
    blob: recording.blob,
    durationMs: recording.durationMs,
    wordCount: wordsIn(text) || null,
    sound: null,
    words,
    isOfPage: withoutRecordings,
  };
  writeLocal(OWNER_KEY, currentOwner());
  await keep(saved);
  await measureSaved(saved, measured);
}

/** Measures a recording, or takes the measures that there are. Nothing that the person switched off is saved. */
export async function measureSaved(saved: SavedRecording, measured: SavedRecording['sound'] = null): Promise<void> {
  const parts = deliveryParts();
  if (parts === 'none') return;
  const sound = measured ?? (await measureRecording(saved.blob, parts === 'voice').catch(() => null));
  const allowed = allowedSound(sound, deliveryParts());
  if (allowed) await changeRecording(saved, { sound: allowed });
}

/** Changes a recording if it is still there, and not replaced by a later one. */
export async function changeRecording(recording: SavedRecording, change: Partial<SavedRecording>): Promise<void> {
  const { id, savedAt } = recording;
  const current = useRecordings.getState().recordings.find((each) => each.id === id && each.savedAt === savedAt);
  if (current) await keep({ ...current, ...change });
}

async function keep(recording: SavedRecording): Promise<void> {
  show(recording);
  if (recording.isOfPage || recording.isOfAccount) return;
  await recordingStore.put(recording).catch(() => undefined);
}

export async function deleteRecording(id: string): Promise<void> {
  useRecordings.setState(({ recordings }) => ({ recordings: recordings.filter((each) => each.id !== id) }));
  await recordingStore.remove(id).catch(() => undefined);
}

export async function deleteAllRecordings(): Promise<void> {
  useRecordings.setState({ recordings: [] });
  await recordingStore.clear().catch(() => undefined);
}

keepForOwner({
  readOwner: () => readLocal(OWNER_KEY) || VISITOR,
  adopt: (owner) => writeLocal(OWNER_KEY, owner),
  reset: () => {
    writeLocal(OWNER_KEY, currentOwner());
    void deleteAllRecordings();
  },
});
