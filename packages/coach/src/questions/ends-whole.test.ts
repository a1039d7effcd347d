import { describe, expect, it } from 'vitest';
import { endsWhole, isFirstStep } from './ends-whole.ts';

describe('a phrase that was cut from a sentence', () => {
  it.each([
    ['keep the site in a condition', 'keep the site in a condition that you would show a visitor'],
    ['explore the parts', 'explore the parts that nobody thought to test'],
    ['turn designs into accessible', 'turn designs into accessible, translated components'],
    ['download the card at least', 'download the card at least every 21 days'],
    ['carry a caseload of children', 'carry a caseload of children in need'],
    ['put tour schedules', 'put tour schedules together before the season'],
    ['keep a record', 'keep a record of every visit'],
    ['plan a broad', 'plan a broad, ambitious curriculum'],
    ['write inspection', 'write inspection reports for the council'],
    ['making click and collect', 'making click and collect, returns and deliveries work together'],
    ['look for ways', 'look for ways to get rid of paper'],
  ])('is not whole: %s', (said, source) => {
    expect(endsWhole(said, source)).toBe(false);
  });

  it.each([
    ['unload vans', 'unload vans'],
    ['build cages by route', 'build cages by route so that the drivers can load'],
    ['put together the newsletter', 'put together the newsletter three times a year'],
    ['lead a shift', 'lead a shift of 25 to 30 people'],
    ['write reports', 'write reports that stand up in court'],
    ['run checks', 'running checks at night'],
    ['replace ropes', 'replace ropes, door drives and brakes'],
    ['make bouquets', 'make bouquets, wreaths and table pieces'],
  ])('is whole: %s', (said, source) => {
    expect(endsWhole(said, source)).toBe(true);
  });

  it('is only the first step where the next verb takes its object', () => {
    expect(isFirstStep('take port calls', "You'll take port calls, clean them and write a report.")).toBe(true);
    expect(isFirstStep('take port calls', "You'll take port calls and write a report.")).toBe(false);
  });
});
