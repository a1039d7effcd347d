import { expect, it } from 'vitest';
import { setRestoreFlag, takeRestoreFlag } from './restore-flag.ts';

const NOW_MS = Date.UTC(2026, 10, 20);
const DAY_MS = 24 * 3_600_000;

it('is there once for whoever comes back from a checkout', () => {
  expect(takeRestoreFlag(NOW_MS)).toBe(false);
  setRestoreFlag(NOW_MS);
  expect(takeRestoreFlag(NOW_MS + 60_000)).toBe(true);
  expect(takeRestoreFlag(NOW_MS + 60_000)).toBe(false);
});

it('is forgotten after a day', () => {
  setRestoreFlag(NOW_MS);
  expect(takeRestoreFlag(NOW_MS + DAY_MS)).toBe(false);
});
