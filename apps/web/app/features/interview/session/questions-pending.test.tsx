import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '~/api/query-client.ts';
import { queryKeys } from '~/api/query-keys.ts';
import { resetAuth } from '~/api/session-store.ts';
import { renderScreen, signInAsAda } from '~/testing/render-screen.tsx';
import { QuestionsFailed, QuestionsLoading } from './questions-pending.tsx';

const serve = (kind: 'built-in-coach' | 'language-model') =>
  queryClient.setQueryData(queryKeys.capabilities(), { coach: { kind, model: null, problem: null } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});

it('says how long it may take when the questions do not come for a while, and not before', () => {
  serve('built-in-coach');
  render(<QuestionsLoading count={3} />);
  act(() => vi.advanceTimersByTime(5000));
  expect(screen.queryByText(/longer than usual/)).toBeNull();
  act(() => vi.advanceTimersByTime(1000));
  expect(screen.getByText(/seldom more than half a minute/)).toBeTruthy();
});

it('says within three seconds that it waits for the language model and that the built-in coach steps in', () => {
  serve('language-model');
  render(<QuestionsLoading count={3} />);
  act(() => vi.advanceTimersByTime(1900));
  expect(screen.queryByText(/language model/)).toBeNull();
  act(() => vi.advanceTimersByTime(100));
  expect(screen.getByText(/Waiting for the language model\. Soon the built-in coach steps in/)).toBeTruthy();
});

const LIMIT = { text: 'Please try again tomorrow.', isLimit: true };
const open = () => renderScreen(() => <QuestionsFailed problem={LIMIT} onRetry={() => undefined} />, '/interview/one');

it('offers signing in to a visitor at the limit of the address, which another try cannot help', () => {
  resetAuth();
  open();
  expect(screen.getByRole('link', { name: 'Sign in with Google' }).getAttribute('href')).toContain(
    '%2Finterview%2Fone',
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('lets a member try again', () => {
  signInAsAda();
  open();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
