import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { signInAsAda } from '~/testing/render-screen.tsx';
import { call } from './client.ts';
import { chooseToLeave, resetAuth } from './session-store.ts';
import { usePaidRun } from './use-paid-run.ts';

/** A review of a resume that a member pays for. */
function renderReview() {
  const onFailed = vi.fn();
  const { result } = renderHook(() =>
    usePaidRun({
      kind: 'resume',
      allowance: 'resumeReviews',
      work: ({ operationId, signal }) => call('reviewResume', { operationId, signal }),
      isStandIn: () => false,
      onDelivered: () => undefined,
      onFailed,
      onNoAllowance: () => undefined,
    }),
  );
  return { result, onFailed };
}

it('ends what is under way when the person signs out, in this tab or another', async () => {
  signInAsAda();
  // The server takes its time: nothing is answered before the call is called back.
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    const aborted = Object.assign(new Error('The call was aborted.'), { name: 'AbortError' });
    signal?.addEventListener('abort', () => reject(aborted));
    return promise;
  });
  const { result, onFailed } = renderReview();
  await act(async () => void result.current.start());
  expect(result.current.state.phase).toBe('working');
  await act(async () => {
    chooseToLeave();
    resetAuth();
  });
  expect(result.current.state.phase).toBe('idle');
  expect(onFailed).not.toHaveBeenCalled();
});

it('leaves it to the session to say over the page that it has ended', async () => {
  signInAsAda();
  const refused = { success: false, error: { code: 'not_signed_in', message: 'Please sign in.', requestId: 'one' } };
  vi.stubGlobal('fetch', async () => Response.json(refused, { status: 401 }));
  const { result, onFailed } = renderReview();
  await act(() => result.current.start());
  expect(result.current.state.phase).toBe('failed');
  expect(onFailed).not.toHaveBeenCalled();
});
