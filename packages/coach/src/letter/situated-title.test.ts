import { expect, it } from 'vitest';
import { OPEN } from '../evidence/credential-patterns.ts';
import { lowerFirst } from './lower-first.ts';
import { phraseEarlier, postOf } from './situate.ts';

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

it('says of a job with an end that has no year only when it began', () => {
  const place = { employer: 'Elm Haulage', achievements: [], isProject: false, title: 'Driver', startDate: '05/2016' };
  expect(phraseEarlier({ ...place, endDate: '03 this year' }, false)).toContain('from May 2016');
  expect(phraseEarlier({ ...place, endDate: '03/2021' }, false)).toContain('from 2016 to 2021');
});

it('keeps the capital of a name that has another inside', () => {
  expect(lowerFirst('PayPal and card takings')).toBe('PayPal and card takings');
  expect(lowerFirst('Card takings')).toBe('card takings');
});

it('holds a paper that is next due later', () => {
  expect(OPEN.test('CPC in date (35 hrs done, next due Sept 2029)')).toBe(false);
  expect(OPEN.test('CPC (due Sept 2029)')).toBe(true);
});
