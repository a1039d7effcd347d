import { expect, it } from 'vitest';
import { courseTaken, fluentIn, professionHeld } from './course-taken.ts';

it.each([
  [
    'Minute Taking, one-day course, Institute of Directors in Ireland, 2021',
    'the one-day course “Minute Taking” at the Institute of Directors in Ireland (2021)',
  ],
  ['Emergency First Aid at Work, one day (2023)', 'the course “Emergency First Aid at Work” (2023)'],
  ['Workshop on the Human Rights Code in hiring, 2022', 'a workshop on the Human Rights Code in hiring (2022)'],
  ['Company course "Leading a Crew," 3 days, 2023', 'the company course “Leading a Crew” (2023)'],
])('completes %s', (item, text) => {
  expect(courseTaken(item)).toBe(text);
});

it.each([
  'BSc Geography, part time, 2019',
  'First aid certificate, one day, 2023',
  'Green Belt, ASQ, 2023',
  'Word, Excel',
])('takes no course from %s', (item) => {
  expect(courseTaken(item)).toBeUndefined();
});

it('says what one is by a paper of a profession', () => {
  expect(professionHeld('Certified Human Resources Professional (CHRP), HRPA, 2020')).toBe(
    'a Certified Human Resources Professional (CHRP, HRPA, 2020)',
  );
  expect(professionHeld('California Certified General Electrician (since 2015, current)')).toBe(
    'a California Certified General Electrician (since 2015)',
  );
  expect(professionHeld('Certified Scrum Product Owner (CSPO), 2021')).toBeUndefined();
  expect(professionHeld('Certified Pharmacy Technician (PTCB), since 10/2019, current through October 2027')).toBe(
    'a Certified Pharmacy Technician (PTCB, since October 2019)',
  );
  expect(professionHeld('Ohio Board of Pharmacy, registered technician')).toBe(
    'a registered technician with the Ohio Board of Pharmacy',
  );
  expect(fluentIn('Fluent in Spanish and English')).toBe('fluent in Spanish and English');
});
