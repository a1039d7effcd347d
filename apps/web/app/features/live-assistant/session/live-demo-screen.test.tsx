import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetAuth, useSession } from '~/api/session-store.ts';
import { answerCalls } from '~/testing/answer-calls.ts';
import { fakeBrowserSound } from '~/testing/fake-browser-sound.ts';
import { renderScreen } from '~/testing/render-screen.tsx';
import { LiveScreen } from './live-screen.tsx';

const LIMIT = 'That is as much as a visitor can ask for in a day. Please try again in 5 hours.';
const CALLS = {
  'GET /capabilities': {
    data: { liveTranscription: { engine: 'local-engine', name: 'pocketsphinx' }, payments: { provider: 'sandbox' } },
  },
  'POST /live-interview/answers': { status: 429, error: { code: 'rate_limited', message: LIMIT } },
};
const Screen = () => <LiveScreen background={{ resume: null, jobDescription: '' }} />;
const answers = () => screen.getByRole('region', { name: 'Real-Time Interview Answers' });

async function launchDemo(isNarrow: boolean): Promise<void> {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: isNarrow && media.includes('width'), media }),
  );
  renderScreen(Screen);
  const start = await screen.findByRole<HTMLButtonElement>('button', { name: 'Launch Demo' });
  await waitFor(() => expect(start.disabled).toBe(false));
  vi.useFakeTimers();
  act(() => start.click());
  expect(screen.getByRole('region', { name: 'Interview Transcript' }).textContent).toMatch(/Playing/);
  expect(screen.queryByText('Listening')).toBeNull();
}

beforeEach(() => {
  fakeBrowserSound();
  resetAuth();
  useSession.setState({ isRestoring: false });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answerCalls(CALLS);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows on a phone at once that it listens, then the words as they come, above the answers', async () => {
  const scrolledTo: Element[] = [];
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this);
  });
  await launchDemo(true);
  expect(within(answers()).getByText('Listening for the interviewer…')).toBeTruthy();
  expect(scrolledTo).toContain(answers());
  scroll.mockRestore();
  await act(() => vi.advanceTimersByTimeAsync(800));
  expect(within(answers()).getByText(/Good morning\. Can/)).toBeTruthy();
});

it('leaves the words to the transcript where that is beside the answers', async () => {
  await launchDemo(false);
  await act(() => vi.advanceTimersByTimeAsync(800));
  expect(within(answers()).queryByText(/Good morning/)).toBeNull();
});

it.each([true, false])(
  'says at the limit of the day when it ends, and offers to sign in (phone: %s)',
  async (isNarrow) => {
    await launchDemo(isNarrow);
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(screen.getByText(/Please try again in 5 hours\. .*With a free account/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in with Google' }).getAttribute('href')).toContain('start?returnTo=');
    expect(within(answers()).queryByText(/in 5 hours/) !== null).toBe(isNarrow);
  },
);
