import { DEFAULT_INTERVIEW_OPTIONS } from '@greenroom/contract/constants';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetInterview, startInterview, useInterview } from '../state/interview-store.ts';
import { useQuestions } from './use-questions.ts';

const here = () => {
  const { interview } = useInterview.getState();
  if (!interview) throw new Error('no interview is there');
  return interview;
};
const show = () => renderHook(() => useQuestions(useInterview((state) => state.interview) ?? here()));

function begin(answer: (signal: AbortSignal) => Promise<Response>): AbortSignal[] {
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', (_path: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return answer(signal);
  });
  startInterview({ id: 'one', roleName: 'Baker', roleDescription: '', options: DEFAULT_INTERVIEW_OPTIONS });
  return signals;
}
const untilAborted = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

afterEach(() => {
  cleanup();
  forgetInterview();
});

it('asks for the questions once on entry and takes as many as were chosen', async () => {
  const asked = begin(async () => Response.json(['First?', 'Second?', 'Third?', 'Fourth?']));
  const { rerender } = show();
  await waitFor(() => expect(here().turns.map(({ question }) => question)).toEqual(['First?', 'Second?', 'Third?']));
  rerender();
  expect(asked).toHaveLength(1);
});

it.each([
  ['built-in-coach', 'known', { isStandIn: false, isTitleUnknown: false }],
  ['built-in-coach-standing-in', 'known', { isStandIn: true, isTitleUnknown: false }],
  ['built-in-coach', 'unknown', { isStandIn: false, isTitleUnknown: true }],
])('keeps that they came from "%s" for a title that is %s', async (by, title, origin) => {
  begin(async () => Response.json(['First?'], { headers: { 'x-questions-by': by, 'x-role-title': title } }));
  show();
  await waitFor(() => expect(here().questionsOrigin).toEqual(origin));
});

it('cancels the asking when the room is left', async () => {
  const asked = begin(untilAborted);
  const { unmount, result } = show();
  unmount();
  expect(asked.map(({ aborted }) => aborted)).toEqual([true]);
  expect(result.current.problem).toBeNull();
});

it('says when no question came back, and asks again on request', async () => {
  const replies = [[], ['First?', 'Second?', 'Third?']];
  begin(async () => Response.json(replies.shift()));
  const { result } = show();
  await waitFor(() =>
    expect(result.current.problem?.text).toBe('No question came back for this role. Please try again.'),
  );
  result.current.retry();
  await waitFor(() => expect(here().turns).toHaveLength(3));
});
