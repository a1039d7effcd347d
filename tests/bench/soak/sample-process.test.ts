import { describe, expect, it } from 'vitest';
import { growthOf, sampleProcess } from './sample-process.ts';

const growth = (values: readonly number[]) =>
  growthOf(
    values.map((value, index) => ({ hours: index / 4, value })),
    ({ value }) => value,
  );

describe('the growth of a measured process', () => {
  it('is the slope of its values an hour', () => {
    expect(growth([500, 501, 502, 503, 504])).toEqual({ perHour: 4, standardError: 0 });
    expect(growth([500, 500, 500]).perHour).toBe(0);
  });

  it('has a standard error where the values swing', () => {
    const { perHour, standardError } = growth([500, 510, 500, 510]);
    expect(perHour).toBeCloseTo(8);
    expect(standardError).toBeCloseTo(Math.sqrt(128));
  });
});

it.runIf(process.platform === 'linux')('reads memory and handles of a process from the system', () => {
  const { residentMb, handles } = sampleProcess(process.pid);
  expect(residentMb).toBeGreaterThan(10);
  expect(handles).toBeGreaterThan(3);
});
