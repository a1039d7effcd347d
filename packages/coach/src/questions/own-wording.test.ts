import { expect, it } from 'vitest';
import { ownWording } from './own-wording.ts';

it.each([
  // What makes it this job stays.
  [
    'calibrate weighbridges to class III with 500 kg test weights',
    'calibrate weighbridges to class III with 500 kg test weights',
  ],
  ['weld root, hot and cap passes on duplex pipe', 'weld root, hot and cap passes on duplex pipe'],
  ['recording loans and packing works for our touring shows', 'record loans and pack works for our touring shows'],
  // Asides, dates and how often go.
  ['shear ewes and lambs, about 180 a day', 'shear ewes and lambs'],
  ['treat the flock June to August', 'treat the flock'],
  ['answer callers at the desk Friday mornings', 'answer callers at the desk'],
  ['chair weekly growers call', 'chair the weekly growers call'],
  ['bind theses by hand, as needed', 'bind theses by hand'],
  [
    'assess tenants before, during and after the move and document the same',
    'assess tenants before, during and after the move',
  ],
  // A list without "and" gets one.
  ['flag suspect bags, alert the dock desk', 'flag suspect bags and alert the dock desk'],
  // Another form of a verb goes.
  ['prepare families for the hearing and going along', 'prepare families for the hearing'],
])('says "%s" as "%s"', (duty, own) => {
  expect(ownWording(duty, true)).toBe(own);
});

it('is cut where a clause begins, and whole', () => {
  const long =
    'repair organ pipes in the workshop and on site, tune reeds before concerts and explain to parishes what a rebuild would cost them over ten years';
  expect(ownWording(long, true)).toBe('repair organ pipes in the workshop and on site');
});

it.each([
  'stay alongside for up to a year',
  'meet the weekly targets',
  'check it before the shift',
  'find out what they really want',
  'rescue of trapped hikers during standby',
  'plan, order and store',
])('leaves out "%s"', (duty) => {
  expect(ownWording(duty, true)).toBeUndefined();
});
