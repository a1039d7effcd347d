import { expect, it } from 'vitest';
import { askedTerms } from './asked-terms.ts';

const START = 'The advertisement asks when you could start. Add your notice period or a date.';
const PAY = 'The advertisement asks which pay you expect. Add it, or state it in the application.';
const REFEREES = 'The advertisement asks for referees. Name them in the application.';

it.each([
  ['Please indicate your notice period.', [START]],
  ['Say in your letter when you could be free.', [START]],
  ['State your expected salary and the date on which you are able to report.', [START, PAY]],
  ['Send a CV and the names of two referees.', [REFEREES]],
  ['Start date is flexible. We pay well.', []],
])('asks for what "%s" wants', (text, wanted) => expect(askedTerms(text, 'Cook, 2019 to 2024')).toEqual(wanted));

it('asks for nothing that the resume says', () => {
  expect(askedTerms('Let us know your period of notice.', 'Notice period: 4 weeks')).toEqual([]);
});

const HOURS = 'The advertisement asks which days, hours or shifts you can work. Say so if the letter does not.';

it.each([
  ['In a short note tell us what notice you have to give.', [START]],
  ['3. When could you start?', [START]],
  ['Tell us which evenings you can work.', [HOURS]],
  ['Please say whether you can do both early and late turns.', [HOURS]],
  ['Please mention your preferred hours.', [HOURS]],
  ['You work early and late shifts, which the rota shows.', []],
])('asks for the terms of "%s"', (text, wanted) => expect(askedTerms(text, 'Cook, 2019 to 2024')).toEqual(wanted));
