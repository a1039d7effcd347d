import { expect, it } from 'vitest';
import { withFirstStart } from './first-start.ts';
import type { Place } from './place.ts';

const TODAY = '2026-11-29';
const place = (wish: Partial<Place>): Place => ({
  title: 'Clerk',
  employer: 'Elm Goods',
  startDate: '',
  endDate: '',
  achievements: [],
  isProject: false,
  ...wish,
});
const present = place({ title: 'Supervisor', startDate: 'March 2021', endDate: 'Present' });
const other = place({ employer: 'Alder Supply', startDate: 'Aug 2016', endDate: 'May 2019' });
const startOf = (places: Place[], text = '') => withFirstStart(places[0] ?? present, places, text, TODAY).startDate;

it('goes back to the first post with the employer', () => {
  const lead = place({ startDate: 'June 2019', endDate: 'March 2021' });
  expect(startOf([present, lead, place({ startDate: '2017', endDate: 'May 2019' }), other])).toBe('2017');
});

it('goes back by a post that was not read, by its dates below the employer alone', () => {
  const text = `Elm Goods, Leeds
Supervisor\tMarch 2021 - Present
• Run the shift
Lead\tJune 2019 - March 2021
• Led 12 pickers
Alder Supply
Clerk\tAug 2016 - May 2019`;
  expect(startOf([present, other], text)).toBe('June 2019');
  expect(startOf([present, other], text.replace('Lead\tJune', '• from June'))).toBe('March 2021');
});

it('takes no time away from work for a post', () => {
  const text = 'Elm Goods\nSupervisor, March 2021 - now\nParental leave, June 2019 - March 2021\nAlder Supply';
  expect(startOf([present, other], text)).toBe('March 2021');
});

it('takes no dates above the next employer for its own', () => {
  const text = 'Supervisor, Mar 2021 - now\nElm Goods\nClerk, Aug 2016 - March 2021\nAlder Supply';
  expect(startOf([present, { ...other, endDate: 'March 2021' }], text)).toBe('March 2021');
});

it('takes neither a later post of the same house nor one before a break for the first', () => {
  const acting = place({ title: 'Acting Head', startDate: '01/2024', endDate: '06/2024' });
  const teacher = place({ title: 'Teacher', startDate: '08/2019', endDate: 'Present' });
  expect(startOf([teacher, acting, other])).toBe('08/2019');
  expect(startOf([present, place({ startDate: '2012', endDate: '2014' }), other])).toBe('March 2021');
});

it('takes no further head with its dates before a colon for a post there', () => {
  const text = '2019-now: Elm Goods\n2021-now Supervisor\n2017-2019: Tarn Store, Leeds. Sales\nAlder Supply';
  expect(startOf([place({ startDate: '2019', endDate: 'Present' }), other], text)).toBe('2019');
});

it('takes no post for one of the same house where no employer was read', () => {
  const unnamed = place({ employer: '', startDate: 'June 2021', endDate: 'Present' });
  const courier = place({ employer: '', startDate: 'March 2021', endDate: 'June 2021' });
  expect(startOf([unnamed, courier, other])).toBe('June 2021');
});

it('takes no dates without a title, or beside a comma, for a post there', () => {
  const text =
    'Driver\nElm Goods\n2017 to date\nPostwoman\nPostal service, Leeds\n2013 - 2017\nUsher, Tarn Court (2013 to 2017)\nAlder Supply';
  expect(startOf([place({ startDate: '2017', endDate: 'Present' }), other], text)).toBe('2017');
});
