import { expect, it } from 'vitest';
import { readDuties } from './read-duties.ts';

const dutiesOf = (text: string) => readDuties(text).map((duty) => duty.text);

it('reads a list that lost its bullets', () => {
  const duties = dutiesOf(
    [
      'Job Description',
      [
        'Plan the daily output of four sewing lines and the cutting room',
        'Supervise line supervisors, machine operators and trainees',
        'Control fabric consumption and wastage',
        'Inspect finished goods before dispatch',
        'Prepare weekly production report',
        'Train new intakes',
      ].join('  '),
    ].join('\n'),
  );
  expect(duties).toContain('inspect finished goods before dispatch');
  expect(duties).toContain('train new intakes');
});

it('reads a row of verbs behind a label', () => {
  const duties = dutiesOf(
    'Duties: lead deck crew of five in daily maintenance, run mooring stations forward, prepare holds for grain and cement, issue paint and stores.',
  );
  expect(duties).toContain('run mooring stations forward');
  expect(duties).toContain('prepare holds for grain and cement');
});
