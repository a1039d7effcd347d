import { describe, expect, it } from 'vitest';
import { unknownTitle } from './unknown-title.ts';

describe('a title that no list knows', () => {
  it('is the first piece of the first line where the text speaks of such a person', () => {
    const first = 'Learning Mentor (SEMH) - Ash Academy';
    expect(unknownTitle(first, `${first}\nWe have a vacancy for a Learning Mentor to join us.`)).toBe(
      'Learning Mentor',
    );
  });

  it('is one whose last word is wanted below', () => {
    const first = 'Workshop Chargehand (Electric) - Quenby Buses';
    expect(unknownTitle(first, `${first}\nWe need a chargehand who likes tools.`)).toBe('Workshop Chargehand');
    expect(unknownTitle('Night Team', 'Night Team\nWe are a team who likes tools.')).toBe('');
  });

  it.each([
    ['Ash Academy', 'Ash Academy\nAsh Academy is a school of 900 pupils.'],
    ['We are hiring', 'We are hiring\nWe are hiring a calm person.'],
    ['Leeds, full time', 'Leeds, full time\nThe post is in Leeds.'],
  ])('is not "%s"', (first, text) => {
    expect(unknownTitle(first, text)).toBe('');
  });

  it('is one that names who does a thing', () => {
    expect(
      unknownTitle('Transport Scheduler', 'Transport Scheduler\nElm Freight, Leeds\nPlan loads and rosters.'),
    ).toBe('Transport Scheduler');
    expect(unknownTitle('Harbour View Cooler', 'Harbour View Cooler\nIce for everybody.')).toBe('');
  });
});
