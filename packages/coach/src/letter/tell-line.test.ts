import { describe, expect, it } from 'vitest';
import { sentencesOf, tellLine } from './tell-line.ts';

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
  ])('"%s" (%o) is "%s"', (line, time, clause) => {
    expect(tellLine(line, time)).toBe(clause);
  });

  it.each([
    'Forecast for the peak was 12% too low; rebuilt it',
    'Two patents filed',
    'Team of six, medical devices',
    'Vial sharing and dose banding save 5.4 million kronor yearly',
    'Shipyard closed.',
    'Freelance and house engineer',
  ])('is nothing where words would have to be added: "%s"', (line) => {
    expect(tellLine(line, past)).toBeUndefined();
  });

  it('finds each sentence of a paragraph', () => {
    expect(
      sentencesOf('Colour bar for five chairs. Retail sales up 35% after the move. I look after two apprentices.'),
    ).toEqual(['Colour bar for five chairs.', 'Retail sales up 35% after the move.', 'I look after two apprentices.']);
    expect(sentencesOf('Look after 46 sites, approx. 620 switches')).toHaveLength(1);
  });
});
