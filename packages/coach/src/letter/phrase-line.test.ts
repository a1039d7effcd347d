import { describe, expect, it } from 'vitest';
import { phraseLine, sentencesOf } from './phrase-line.ts';

const past = { isOver: true };
const present = { isOver: false };

describe('a line of a resume as a clause', () => {
  it.each([
    ['Cut waiting times by a third.', past, 'I cut waiting times by a third'],
    ['Shrink from 2.4% to 1.1% of sales in two years.', past, 'shrink went from 2.4% to 1.1% of sales in two years'],
    ['Error rate down from 0.9 to 0.2 per thousand', past, 'the error rate went down from 0.9 to 0.2 per thousand'],
    ['Average room rate up £19 in two years', past, 'the average room rate went up £19 in two years'],
    ['Preceptor for 6 newly qualified nurses', present, 'I am a preceptor for 6 newly qualified nurses'],
    ['Head of eleven pharmacists and technicians', past, 'I was head of eleven pharmacists and technicians'],
    ['Medication reviews on two wards', past, 'my work included medication reviews on two wards'],
    ['Washing, blow-drying, first foils', present, 'my work includes washing, blow-drying and first foils'],
    ['Manage a ward of 20 beds', past, 'my work was to manage a ward of 20 beds'],
    ['I look after two apprentices.', present, 'I look after two apprentices'],
    ['Look after 46 coaches with two fitters', present, 'I look after 46 coaches with two fitters'],
    ['Acting manager for ten weeks', present, 'I was acting manager for ten weeks'],
    [
      'Filed over 340 plans to the council, rejected fewer than ten times',
      present,
      'I filed over 340 plans to the council',
    ],
    ['Own the cluster of ten nodes: partitioned the table, moved it', present, 'I own the cluster of ten nodes'],
    [
      'Lead 11 people in three zones: hiring, schedules',
      present,
      'I lead 11 people in three zones (hiring, schedules)',
    ],
    [
      'Rewrote the protocols with the lead; median dose fell by 31%',
      present,
      'I rewrote the protocols with the lead; median dose fell by 31%',
    ],
    [
      'When the power failed, served the cold menu by candlelight',
      past,
      'I served the cold menu by candlelight when the power failed',
    ],
    [
      'Month-end close of 14 entities shortened from 9 to 4 days',
      past,
      'the month-end close of 14 entities was shortened from 9 to 4 days',
    ],
    ['Note taker and later lead for hearings', past, 'I was note taker and later lead for hearings'],
    ['Tested 140 circuits to I.S. 10101 with no snags', past, 'I tested 140 circuits to I.S. 10101 with no snags'],
    [
      'Cut set up time from 4.5 hrs to 2 hrs w/ new jigs',
      past,
      'I cut set up time from 4.5 hours to 2 hours with new jigs',
    ],
    ['No lost time injuries in nine years', present, 'I have had no lost time injuries in nine years'],
    ['General classroom support in the infants', past, 'my work included general classroom support in the infants'],
    ['I was trained to give medication in 2024.', present, 'I was trained to give medication in 2024'],
    [
      'Teach reading to 3 groups of 6, 14 of 18 children met the standard',
      present,
      'I teach reading to 3 groups of 6; 14 of 18 children met the standard',
    ],
    [
      'Lead research for the booking service, used by 190,000 people',
      present,
      'I lead research for the booking service, used by 190,000 people',
    ],
  ])('"%s" (%o) is "%s"', (line, time, clause) => {
    expect(phraseLine(line, time)).toBe(clause);
  });

  it.each([
    'Forecast for the peak was 12% too low; rebuilt it',
    'Two patents filed',
    'Team of six, medical devices',
    'Vial sharing and dose banding save 5.4 million kronor yearly',
    'Shipyard closed.',
    'Coach on the M9 with 51 school kids and burst air line: roadside repair',
    'Introduced weekly viability round',
    'I count that as a win',
    'Freelance and house engineer',
    'Designed three footbridges: one at concept stage',
    'Lead man on 2nd shift when the boss is out',
  ])('is nothing where words would have to be added: "%s"', (line) => {
    expect(phraseLine(line, past)).toBeUndefined();
  });

  it('finds each sentence of a paragraph', () => {
    expect(
      sentencesOf('Colour bar for five chairs. Retail sales up 35% after the move. I look after two apprentices.'),
    ).toEqual(['Colour bar for five chairs.', 'Retail sales up 35% after the move.', 'I look after two apprentices.']);
    expect(sentencesOf('Look after 46 sites, approx. 620 switches')).toHaveLength(1);
  });
});
