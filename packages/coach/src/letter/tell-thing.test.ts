import { describe, expect, it } from 'vitest';
import { tellThing } from './tell-thing.ts';

describe('a note that names a thing or an activity', () => {
  it.each([
    ['Design of boats up to 9 m, from sketch to sea trial', 'the design of boats up to 9 m, from sketch to sea trial'],
    ['Rota for fourteen people', 'the rota for fourteen people'],
    ['Site visits for leaks, about one per month', 'site visits for leaks, about one per month'],
    ['Ward rounds on Tuesdays, wound care, PEG feeding', 'ward rounds on Tuesdays, wound care and PEG feeding'],
    ['Rain reservoir at Elmton, 10 Ml, leak test passed on the second attempt', 'the rain reservoir at Elmton'],
    ['Daily deposits for two shops, posted payments in the ledger', 'daily deposits for two shops'],
    ['Weekly numbers meeting with the owner', 'a weekly numbers meeting with the owner'],
  ])('"%s" follows "my work includes"', (line, text) => {
    expect(tellThing(line)).toEqual({ kind: 'work', text });
  });

  it.each([
    'Deal with reviews on two sites',
    'Co-teach the maths block on three days',
    'Reverse engineered parts with calipers',
    'Arrival score for guests 8.1 in 2021',
    'School placement that became a job',
    'Shift coordinator about five times a month',
    'Outpatient clinic of a county hospital and ward',
    'Depot of about 40 trams, some of them new',
  ])('"%s" is told in another way or not at all', (line) => {
    expect(tellThing(line)).toBeUndefined();
  });
});
