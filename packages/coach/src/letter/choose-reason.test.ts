import { describe, expect, it } from 'vitest';
import { tellReason } from './choose-reason.ts';

describe('a reason for this employer', () => {
  it.each([
    ['We closed for eleven months to rebuild the east wing.', 'you closed for eleven months to rebuild the east wing'],
    [
      'Our workshops reopened in September with six heat pumps.',
      'your workshops reopened in September with six heat pumps',
    ],
    ['Elm Homes owns 14,300 homes in eleven boroughs.', 'Elm Homes owns 14,300 homes in eleven boroughs'],
    [
      'The Council took the hall back from the district in 2023.',
      'the Council took the hall back from the district in 2023',
    ],
  ])('says back what the employer says of itself: %s', (sentence, said) => {
    expect(tellReason(sentence)).toBe(said);
  });

  it.each([
    'Since then we can no longer manage with a rota of councillors.',
    'You will join a team of forty people in the new hall.',
    'Somos una cooperativa de 140 personas que hace transporte sanitario.',
    'It was founded by two sisters who taught in their dining room.',
    'We are looking for a teacher for the second and third years.',
  ])('is none where the sentence points back, asks or complains: %s', (sentence) => {
    expect(tellReason(sentence)).toBe('');
  });
});
