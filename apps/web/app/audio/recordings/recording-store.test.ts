import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { daysLeft, recordingId, recordingStore, type SavedRecording } from './recording-store.ts';

const DAY_MS = 86_400_000;
const NOW = 100 * DAY_MS;
const make = (id: string, ageDays: number): SavedRecording => ({
  id,
  savedAt: NOW - ageDays * DAY_MS,
  blob: new Blob(['sound']),
  durationMs: 1000,
  wordCount: 3,
  sound: null,
});
const ids = async () => (await recordingStore.list(NOW)).map(({ id }) => id);

beforeEach(() => recordingStore.clear());

describe('recordings in the browser', () => {
  it('are found by interview and question', async () => {
    await recordingStore.put(make(recordingId('one', 2), 0));
    expect((await recordingStore.get('one:2'))?.durationMs).toBe(1000);
    expect(await recordingStore.get('one:3')).toBeNull();
  });

  it('of other attempts at a question are apart', async () => {
    await recordingStore.put(make(recordingId('one', 2), 0));
    await recordingStore.put({ ...make(recordingId('one', 2, 1), 0), durationMs: 2000 });
    expect((await recordingStore.get('one:2'))?.durationMs).toBe(1000);
    expect((await recordingStore.get('one:2:1'))?.durationMs).toBe(2000);
  });

  it('are replaced when the question is answered again', async () => {
    await recordingStore.put(make('one:0', 1));
    await recordingStore.put({ ...make('one:0', 0), durationMs: 5 });
    expect((await recordingStore.list(NOW)).map(({ durationMs }) => durationMs)).toEqual([5]);
  });

  it('come newest first and are deleted after 30 days', async () => {
    for (const [id, age] of [
      ['old', 31],
      ['older', 20],
      ['new', 1],
    ] as const)
      await recordingStore.put(make(id, age));
    expect(await ids()).toEqual(['new', 'older']);
    expect(await recordingStore.get('old')).toBeNull();
  });

  it('are deleted one by one or all at once', async () => {
    for (const id of ['a', 'b', 'c']) await recordingStore.put(make(id, 0));
    await recordingStore.remove('b');
    expect((await ids()).sort()).toEqual(['a', 'c']);
    await recordingStore.clear();
    expect(await ids()).toEqual([]);
  });

  it.each([
    [0, 30],
    [0.5, 30],
    [29.5, 1],
    [40, 0],
  ])('of %d days have %d left', (age, left) => {
    expect(daysLeft(make('a', age), NOW)).toBe(left);
  });
});
