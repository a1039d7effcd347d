import { expect, it } from 'vitest';
import { postOf } from './situate.ts';

it('names a post without what its bracket says of changes', () => {
  const place = {
    employer: 'Elm Primary',
    startDate: 'Sept 2015',
    endDate: 'July 2019',
    achievements: [],
    isProject: false,
  };
  expect(postOf({ ...place, title: 'Class Teacher (Year 2, then Year 6)' })).toBe(
    'a Class Teacher at Elm Primary (2015 to 2019)',
  );
  expect(postOf({ ...place, title: 'DESIGNER, In-house' })).toContain('Designer');
});
