import { describe, expect, it } from 'vitest';
import { isGapName } from './gap-name.ts';

describe('a time without a post', () => {
  it.each([
    'Career interval',
    'Home with my son',
    'Not in practice.',
    'Out of work',
    'Travel, and hotel work',
    'Caring for my father',
  ])('is "%s"', (name) => {
    expect(isGapName(name)).toBe(true);
  });

  it.each(['Travel Consultant', 'Home Health Aide', 'Care Assistant', 'Breakdown Mechanic', 'Gap-year coordinator'])(
    'is not "%s"',
    (name) => {
      expect(isGapName(name)).toBe(false);
    },
  );
});
