import type { AccountRecording, RecordingList } from '@greenroom/contract/recordings';
import { create } from 'zustand';
import { hasCode } from '~/api/api-error.ts';
import { call } from '~/api/client.ts';
import { currentUserId, useSession } from '~/api/session-store.ts';
import { recordingId } from '~/audio/recordings/recording-store.ts';
import {
  changeRecording,
  deleteAllRecordings,
  deleteRecording,
  measureSaved,
  show,
  useRecordings,
} from './recordings.ts';

type AccountState = RecordingList & {
  status: 'unread' | 'read' | 'failed';
  /** Why a recording of this browser is not saved with the account, by its id. */
  problems: Readonly<Record<string, string>>;
};
const NOTHING_READ: AccountState = { status: 'unread', isOn: false, days: 0, recordings: [], problems: {} };

/** What the account has of recordings, as far as this page knows. */
export const useAccountRecordings = create<AccountState>(() => NOTHING_READ);

useSession.subscribe(({ profile }, before) => {
  if (profile?.sub !== before.profile?.sub) useAccountRecordings.setState(NOTHING_READ);
});

/** The id in this browser of a recording of the account. Only the first hyphen separates: `0-follow-up`. */
export const idOfCopy = ({ interviewId, part }: Pick<AccountRecording, 'interviewId' | 'part'>): string =>
  `${recordingId(interviewId, 0).slice(0, -1)}${part.replace('-', ':')}`;

/** Path parameters of a recording, of the person who is signed in. */
export function paramsOf(id: string) {
  const [interviewId = '', ...part] = id.split(':');
  return { user_id: currentUserId() ?? '', interview_id: interviewId, part: part.join('-') };
}

const findCopy = (id: string) => useAccountRecordings.getState().recordings.find((copy) => idOfCopy(copy) === id);

/** Drops a list that arrives after another person has signed in. */
function take(userId: string, list: RecordingList): void {
  if (currentUserId() === userId) useAccountRecordings.setState({ ...list, status: 'read' });
}

async function read(userId: string): Promise<void> {
  try {
    take(userId, await call('listRecordings', { params: { user_id: userId } }));
  } catch {
    if (currentUserId() === userId) useAccountRecordings.setState({ status: 'failed' });
  }
}

let reading: { userId: string; done: Promise<void> } | null = null;

/** Reads what the account has, once for each person. It does not reject: see `status`. */
export async function loadAccountRecordings(): Promise<void> {
  const userId = currentUserId();
  if (!userId || useAccountRecordings.getState().status === 'read') return;
  if (reading?.userId !== userId) {
    const done = read(userId).finally(() => {
      reading = null;
    });
    reading = { userId, done };
  }
  await reading.done;
}

/** Another device switched it off, which deleted what there was. */
export const noteSwitchedOff = (): void => useAccountRecordings.setState({ isOn: false, recordings: [] });

/** Switching off deletes what the account has. Those in this browser stay. @throws ApiError */
export async function switchAccountRecordings(isOn: boolean): Promise<void> {
  const userId = currentUserId();
  if (!userId) return;
  const list = await call('switchRecordings', { params: { user_id: userId }, body: { isOn } });
  // Another time on, those of this browser are saved with the account again.
  const { recordings } = useRecordings.getState();
  for (const recording of recordings) if (recording.isUploaded) await changeRecording(recording, { isUploaded: false });
  if (!isOn) for (const { id, isOfAccount } of recordings) if (isOfAccount) await deleteRecording(id);
  useAccountRecordings.setState({ problems: {} });
  take(userId, list);
}

const forgetCopy = (id: string): void =>
  useAccountRecordings.setState(({ recordings }) => ({
    recordings: recordings.filter((copy) => idOfCopy(copy) !== id),
  }));

/** Deletes the copy of the account, if there is one. @throws ApiError */
export async function deleteCopy(id: string): Promise<void> {
  try {
    await call('deleteRecording', { params: paramsOf(id) });
  } catch (error) {
    // Deleted on another device, or never there.
    if (!hasCode(error, 'not_found')) throw error;
  }
  forgetCopy(id);
}

/** Deletes a recording in this browser and with the account. @throws ApiError where the account keeps it; then it stays here too */
export async function deleteEverywhere(id: string): Promise<void> {
  const isUploaded = useRecordings.getState().recordings.some((each) => each.id === id && each.isUploaded);
  if (currentUserId() && (isUploaded || findCopy(id))) await deleteCopy(id);
  await deleteRecording(id);
}

/** Deletes every recording in this browser and with the account. @throws ApiError */
export async function deleteAllEverywhere(): Promise<void> {
  const userId = currentUserId();
  const { isOn, status } = useAccountRecordings.getState();
  if (userId && (isOn || status === 'failed')) {
    await call('deleteRecordings', { params: { user_id: userId } });
    if (currentUserId() === userId) useAccountRecordings.setState({ recordings: [] });
  }
  await deleteAllRecordings();
}

function toBlob(base64: string, type: string): Blob {
  const binary = atob(base64);
  return new Blob([Uint8Array.from(binary, (character) => character.charCodeAt(0))], { type });
}

/** Brings a recording of the account to this page, to be heard and measured here. @throws ApiError */
export async function fetchCopy(copy: AccountRecording): Promise<void> {
  const id = idOfCopy(copy);
  const { audio, mimeType, durationMs, wordCount, words } = await call('getRecording', { params: paramsOf(id) });
  const recording = {
    id,
    savedAt: Date.parse(copy.savedAt),
    blob: toBlob(audio, mimeType),
    durationMs,
    wordCount,
    words,
    sound: null,
    isOfAccount: true,
  };
  show(recording);
  await measureSaved(recording);
}
