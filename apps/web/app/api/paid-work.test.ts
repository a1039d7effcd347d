import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onUnitsChanged } from '~/lib/units-changed.ts';
import { waitUntil } from '~/testing/wait-until.ts';
import { ApiError } from './api-error.ts';
import { doPaidWork } from './paid-work.ts';
import { resetAuth, takePersonOf, updateAuth, updateProfile } from './session-store.ts';

const reserved: (string | null)[] = [];
let isExhausted = false;
const returned: (string | undefined)[] = [];
type Init = { method?: string; headers: Record<string, string> };
const quotaCall = async (url: string, { method, headers }: Init) => {
  if (method === 'DELETE') {
    returned.push(url.split('/').at(-1));
    return Response.json({ success: true, data: {} });
  }
  reserved.push(headers['idempotency-key'] ?? null);
  if (!isExhausted) return Response.json({ success: true, data: {} });
  const error = { code: 'quota_exhausted', message: 'None left.', requestId: 'r' };
  return Response.json({ success: false, error }, { status: 402 });
};

const signIn = () => {
  takePersonOf('a.b.c');
  updateAuth(true);
  updateProfile({ sub: 'ida', name: 'Ida', email: 'ida@example.org', picture: '' } as never);
};
const run = (work: (options: { operationId: string }) => Promise<string>) =>
  doPaidWork({ kind: 'resume', signal: new AbortController().signal, work });

beforeEach(() => {
  sessionStorage.clear();
  resetAuth();
  reserved.length = 0;
  returned.length = 0;
  isExhausted = false;
  vi.stubGlobal('fetch', quotaCall);
});

describe('paid work', () => {
  it('reserves a unit and works under the same operation', async () => {
    signIn();
    expect(await run(async ({ operationId }) => operationId)).toBe(reserved[0]);
  });

  it('reserves nothing for a visitor', async () => {
    expect(await run(async () => 'done')).toBe('done');
    expect(reserved).toEqual([]);
  });

  it('stays the same operation until it is delivered, then begins a new one', async () => {
    signIn();
    await expect(run(() => Promise.reject(new ApiError('provider_failed', 'no')))).rejects.toThrow('no');
    await run(async () => 'done');
    await run(async () => 'done');
    expect(reserved[1]).toBe(reserved[0]);
    expect(reserved[2]).not.toBe(reserved[0]);
  });

  it('gives the unit of failed work back, and keeps that of delivered work', async () => {
    signIn();
    const unitsChanged = vi.fn();
    const stop = onUnitsChanged(unitsChanged);
    await run(async () => 'done');
    await expect(run(() => Promise.reject(new ApiError('provider_failed', 'no')))).rejects.toThrow('no');
    await waitUntil(() => expect(unitsChanged).toHaveBeenCalledOnce());
    stop();
    expect(returned).toEqual([reserved[1]]);
  });

  it('stays the same operation where the browser refuses to keep anything', async () => {
    signIn();
    vi.stubGlobal('sessionStorage', undefined);
    for (let tries = 0; tries < 2; tries += 1) {
      await expect(run(() => Promise.reject(new ApiError('provider_failed', 'no')))).rejects.toThrow('no');
    }
    vi.unstubAllGlobals();
    vi.stubGlobal('fetch', quotaCall);
    await run(async () => 'done');
    expect(new Set(reserved).size).toBe(1);
  });

  it('begins anew when the unit of an earlier try turns out to be spent', async () => {
    signIn();
    await expect(run(() => Promise.reject(new ApiError('offline', 'lost')))).rejects.toThrow('lost');
    const spent = reserved[0];
    const work = ({ operationId }: { operationId: string }) =>
      operationId === spent ? Promise.reject(new ApiError('quota_exhausted', 'spent')) : Promise.resolve('done');
    expect(await run(work)).toBe('done');
  });

  it('says that nothing is left without working', async () => {
    signIn();
    isExhausted = true;
    const work = vi.fn(async () => 'done');
    await expect(run(work)).rejects.toMatchObject({ code: 'quota_exhausted' });
    expect(work).not.toHaveBeenCalled();
  });
});
