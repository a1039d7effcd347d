import { describe, expect, it } from 'vitest';
import { hasParticular, withoutParticulars } from './employer-particulars.ts';

describe('what only this employer has', () => {
  it.each([
    ['develop new recipes in close cooperation with our Executive Chef', 'develop new recipes'],
    ['test new products with our product developer Mika', 'test new products'],
    ['count the cellar on Thursdays', 'count the cellar'],
    ['close the accounts by 5 January 2027', 'close the accounts'],
    ['submit returns to the Revenue by the 14th', 'submit returns to the Revenue'],
    ['visit patients on a route planned by our team', 'visit patients on a route'],
    ['service lifts at the Leeds depot', 'service lifts'],
    ['work with our Executive Chef', 'work with our Executive Chef'],
    ['plan work in our maintenance system', 'plan work in our maintenance system'],
  ])('%s becomes %s', (duty, short) => expect(withoutParticulars(duty)).toBe(short));

  it('may be left', () => {
    expect(hasParticular('report to your Executive Chef')).toBe(true);
    expect(hasParticular('report to your manager')).toBe(false);
  });
});
