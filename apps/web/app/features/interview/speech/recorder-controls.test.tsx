import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { changeAccommodations } from '../state/accommodations.ts';
import { RecorderControls } from './recorder-controls.tsx';

afterEach(() => changeAccommodations({ withoutTimer: false }));

it('has a clock and counts down near the limit, unless the person wants no clock', () => {
  const state = { name: 'recording', attempt: 1, elapsedMs: 175_000 } as const;
  const nothing = () => undefined;
  const { container } = render(
    <RecorderControls state={state} onRecord={nothing} onStop={nothing} readLevel={() => 0} />,
  );
  expect(screen.getByRole('timer').textContent).toContain('2:55');
  expect(container.textContent).toContain('5 s left');
  act(() => changeAccommodations({ withoutTimer: true }));
  expect(screen.queryByRole('timer')).toBeNull();
  expect(container.textContent).not.toMatch(/\d/);
});
