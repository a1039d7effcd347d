import { expect, it } from 'vitest';
import { withoutStale, withSharedLines } from './shared-lines.ts';

const place = { title: '', employer: '', startDate: '', endDate: '', achievements: [], isProject: false };

it('tells the work below two posts of one house of the later post', () => {
  const text = 'Elm Hospital | Oslo\nTechnician II | 2021 – now\nTechnician I | 2018 – 2021\n- Cleaned scopes';
  const later = { ...place, title: 'Technician II', employer: 'Elm Hospital', endDate: 'Present' };
  const earlier = { ...place, title: 'Technician I', employer: 'Oslo', achievements: ['Cleaned scopes'] };
  expect(withSharedLines([later, earlier], text)).toEqual([
    { ...later, achievements: ['Cleaned scopes'] },
    { ...earlier, employer: 'Elm Hospital', achievements: [] },
  ]);
  expect(withSharedLines([later, earlier], text.replace('Technician I |', 'Porter\nTechnician I |'))).toEqual([
    later,
    earlier,
  ]);
});

it('names no doubtful job as the present one beside a later one', () => {
  const job = {
    title: 'Oven man',
    employer: 'Elm Bakery',
    startDate: '1997',
    endDate: 'Present',
    achievements: [],
    confidence: 0.6,
  };
  const later = { ...job, title: 'Head baker', startDate: '2016', confidence: 0.3 };
  const places = [job, later].map(({ confidence: _, ...rest }) => ({ ...rest, isProject: false }));
  expect(withoutStale([job, later], places).map(({ employer }) => employer)).toEqual(['', 'Elm Bakery']);
});
