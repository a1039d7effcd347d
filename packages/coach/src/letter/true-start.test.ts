import { expect, it } from 'vitest';
import type { Place } from './place.ts';
import { presentFirst, withParallelHead, withTrueStart } from './true-start.ts';

const TEXT = `09/2019 to date     Elm Vale School, Leeds
Teacher of Geography; Second in Humanities from 09/2022
- Teach geography to two classes
- Plan the fieldwork`;
const place = (wish: Partial<Place>): Place => ({
  title: '',
  employer: '',
  startDate: '',
  endDate: '',
  achievements: [],
  isProject: false,
  ...wish,
});

it('starts a present job with the dates beside its employer, and gives it the lines of those dates', () => {
  const places = [
    place({ startDate: '09/2019', achievements: ['Plan the fieldwork'] }),
    place({
      title: 'Teacher',
      employer: 'Elm Vale School',
      startDate: '09/2022',
      endDate: 'Present',
      achievements: ['Teach geography'],
    }),
  ];
  expect(withTrueStart(places, TEXT, '2026-11-28')).toEqual([
    { ...places[1], startDate: '09/2019', achievements: ['Plan the fieldwork', 'Teach geography'] },
  ]);
});

it('leaves a job with no other dates beside it, and one that is over', () => {
  const present = place({ employer: 'Elm Vale School', startDate: '09/2019', endDate: 'Present' });
  const over = place({ employer: 'Elm Vale School', startDate: '09/2022', endDate: '08/2023' });
  expect(withTrueStart([present, over], TEXT, '2026-11-28')).toEqual([present, over]);
});

it('gives a job without its head the one above its dates, where another job is written so', () => {
  const text = `Pharmacy Technician - Elm Hospital, Leeds\n11/2022 - Present\n- Refill cabinets\n\nPharmacy Technician - Alder Pharmacy, Leeds\n09/2019 - 10/2022\n- Counted the stock`;
  const named = place({
    title: 'Pharmacy Technician',
    employer: 'Elm Hospital',
    startDate: '11/2022',
    endDate: 'Present',
  });
  const lost = place({ startDate: '09/2019', endDate: '10/2022' });
  expect(withParallelHead([lost, named], text, '2026-11-28')[1]).toEqual({
    ...lost,
    title: 'Pharmacy Technician',
    employer: 'Alder Pharmacy',
  });
  expect(withParallelHead([lost], text, '2026-11-28')).toEqual([lost]);
});

it('puts the present job before one that was over by then', () => {
  const place = (title: string, startDate: string, endDate: string) => ({
    title,
    employer: `${title} Ltd`,
    startDate,
    endDate,
    achievements: [],
    isProject: false,
  });
  const [past, now] = [place('Welder', '2011', '2017'), place('Foreman', '2017', 'Present')];
  expect(presentFirst([past, now], '2026-01-01')).toEqual([now, past]);
  // A job held at the same time keeps its place in the resume.
  const beside = place('Trainer', '2015', 'Present');
  expect(presentFirst([beside, now], '2026-01-01')).toEqual([beside, now]);
});
