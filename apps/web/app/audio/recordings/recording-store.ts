import type { MeasuredSound } from '@greenroom/coach/delivery/measure-sound';
import type { TimedWord } from '@greenroom/contract/speech';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export type { MeasuredSound };

/** A recording in this browser. `sound` is null while it is not measured, and where measuring is switched off. */
export type SavedRecording = {
  /** Interview id and index of the question: see `recordingId`. */
  id: string;
  /** Milliseconds since 1970. */
  savedAt: number;
  blob: Blob;
  durationMs: number;
  /** Null where the words are not known. */
  wordCount: number | null;
  sound: MeasuredSound | null;
  /** Where the words are, if the recogniser said so. */
  words?: readonly TimedWord[] | undefined;
  /** It is not in the browser's database. */
  isOfPage?: boolean;
  /** It was saved with the account once. If the account no longer has it, it was deleted there. */
  isUploaded?: boolean;
  /** It came from the account, and this page only has a copy. */
  isOfAccount?: boolean;
};

type Schema = DBSchema & { recordings: { key: string; value: SavedRecording } };

const DATABASE = 'greenroom-recordings';
const DAY_MS = 86_400_000;
/** Older recordings are deleted. */
const RECORDING_DAYS = 30;

/** Number of an attempt, or the answer to the follow-up. */
export type RecordedPart = number | 'follow-up';

/** Everything but the first attempt at a question has its part in the id. */
export const recordingId = (interviewId: string, index: number, attempt: RecordedPart = 0): string =>
  attempt === 0 ? `${interviewId}:${index}` : `${interviewId}:${index}:${attempt}`;

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(DATABASE, 1, {
    upgrade: (database) => void database.createObjectStore('recordings', { keyPath: 'id' }),
    terminated: () => {
      opened = null;
    },
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** Every call rejects where the browser refuses its storage, in a private window for one. */
export const recordingStore = {
  put: async (recording: SavedRecording): Promise<void> => {
    await (await open()).put('recordings', recording);
  },
  get: async (id: string): Promise<SavedRecording | null> => (await (await open()).get('recordings', id)) ?? null,
  remove: async (id: string): Promise<void> => (await open()).delete('recordings', id),
  clear: async (): Promise<void> => (await open()).clear('recordings'),
  /** All recordings that are not too old at `now`, newest first; the others are deleted. */
  list: async (now: number): Promise<SavedRecording[]> => {
    const database = await open();
    const all = await database.getAll('recordings');
    const isOld = ({ savedAt }: SavedRecording) => now - savedAt > RECORDING_DAYS * DAY_MS;
    for (const { id } of all.filter(isOld)) await database.delete('recordings', id);
    return all.filter((recording) => !isOld(recording)).sort((left, right) => right.savedAt - left.savedAt);
  },
};

/** Days until a recording is deleted, at least 0. */
export const daysLeft = ({ savedAt }: SavedRecording, now: number): number =>
  Math.max(0, Math.ceil(RECORDING_DAYS - (now - savedAt) / DAY_MS));
