import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QuestionsLoading } from './questions-pending.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('says how long it may take when the questions do not come for a while, and not before', () => {
  render(<QuestionsLoading count={3} />);
  act(() => vi.advanceTimersByTime(5000));
  expect(screen.queryByText(/longer than usual/)).toBeNull();
  act(() => vi.advanceTimersByTime(1000));
  expect(screen.getByText(/seldom more than half a minute/)).toBeTruthy();
});
