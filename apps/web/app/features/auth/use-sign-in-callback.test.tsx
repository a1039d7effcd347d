import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { finishSession, resetAuth } from '~/api/session-store.ts';
import { keepLastPlace } from '~/lib/last-place.ts';
import { answerCalls } from '~/testing/answer-calls.ts';
import { renderScreen } from '~/testing/render-screen.tsx';
import { readToasts } from '~/ui/toast.ts';
import { useSignInCallback } from './use-sign-in-callback.ts';

const Callback = () => <p role="status">{useSignInCallback()}</p>;
const BACK = '/auth/callback?code=one&state=two';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  resetAuth();
  finishSession();
});

it('what the sign-in page sent back and could not be used is told with what may have happened', async () => {
  answerCalls({
    'GET /auth/login': { status: 401, error: { code: 'sign_in_failed', message: 'Signing in did not work.' } },
  });
  renderScreen(Callback, BACK);
  expect(await screen.findByText(/It may have expired/)).toBeTruthy();
});

it('any other failure is told in its own words', async () => {
  answerCalls({ 'GET /auth/login': { status: 503, error: { code: 'shutting_down', message: 'It is restarting.' } } });
  renderScreen(Callback, BACK);
  expect(await screen.findByText('It is restarting.')).toBeTruthy();
});

it('a sign-in that was cancelled leads back to the screen it began on, with a word', () => {
  keepLastPlace('/interview/prepare');
  renderScreen(Callback, '/auth/callback?error=access_denied&state=two');
  expect(screen.getByLabelText('address').textContent).toBe('/interview/prepare');
  expect(readToasts().at(-1)?.title).toBe('The sign-in was cancelled. Nothing was changed.');
});
