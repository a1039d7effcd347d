import { describe, expect, it } from 'vitest';
import { findJobFacts } from './find-job-facts.ts';

const DUTIES = '\n\nYou will\n- plan six events a year\n- report each month to the board\n';

describe('findJobFacts', () => {
  it.each([
    ['Hopwire', `Hopwire is hiring: Streaming Data Engineer (Toronto)\n\nWe make software for restaurants.${DUTIES}`],
    [
      'Fettle',
      `Senior Marketing Executive – CRM\nManchester, hybrid\n\nWho are we?\nFettle makes software. Marketing is a team of four in marketing.${DUTIES}`,
    ],
    [
      'Grangewell',
      `Warehouse Shift Manager – Days\nGreenogue, Co. Dublin\n\nGrangewell is an Irish fulfilment company which packs. Our new building in Greenogue opened.${DUTIES}`,
    ],
    [
      'Riding Mountain Wellness Centre',
      `Social Worker – Community Mental Health (1.0 FTE, permanent)\nRiding Mountain Wellness Centre, Dauphin, Manitoba\n\nWho we are\nThe Centre offers community mental health services.${DUTIES}`,
    ],
  ])('finds %s, and no team, place or field', (company, advertisement) => {
    expect(findJobFacts(advertisement).company).toBe(company);
  });
});
