import { describe, expect, it } from 'vitest';
import type { Place } from './place.ts';
import { pointLines } from './point-lines.ts';

const place = (achievements: string[]): Place => ({
  title: 'Driver',
  employer: 'Elm Ltd',
  startDate: '2020',
  endDate: 'Present',
  achievements,
  isProject: false,
});
const pointsOf = (lines: string[], text = lines.map((line) => `- ${line}`).join('\n')) =>
  pointLines([place(lines)], text).map(({ line }) => line);

describe('the points of a job', () => {
  it('are whole lines as the person wrote them, with a capital and without the last full stop', () => {
    expect(pointsOf(['loaded 12-15 trailers a shift; checked seals.', 'Crew of 9. Kept snag lists short.'])).toEqual([
      'Loaded 12-15 trailers a shift; checked seals',
      'Crew of 9. Kept snag lists short',
    ]);
  });

  it('are deeds that end like a title, too', () => {
    expect(pointsOf(['Supervise one part-time receptionist', 'Senior Receptionist'])).toEqual([
      'Supervise one part-time receptionist',
    ]);
  });

  it('are told without a plus sign as their bullet, and without an office with its term', () => {
    expect(pointsOf(['+ Moved 40 nightly jobs to Airflow'])).toEqual(['Moved 40 nightly jobs to Airflow']);
    expect(
      pointsOf([
        'Drove the 12. Shop steward from 2014 to 2017: I spoke for 40 drivers at pay talks. No accident in 12 years.',
      ]),
    ).toEqual(['I spoke for 40 drivers at pay talks']);
  });

  it('never begin with what another sentence said', () => {
    expect(
      pointsOf(['In those weeks I did the rota for five staff', 'I stood in for the room leader each week']),
    ).toEqual(['I stood in for the room leader each week']);
  });

  it('are kept where they tell of work on incidents, and not where one happened', () => {
    expect(pointsOf(['Investigated 12 serious incidents a year'])).toHaveLength(1);
    expect(pointsOf(['One serious incident in seven years, a pedestrian'])).toEqual([]);
  });

  it.each([
    'Laid off on and off 2009-2011 with the downturn',
    'Left when the owner retired',
    'Plant cut third shift',
    'Reason for leaving: seeking growth',
    'WORK HISTORY (most recent first)',
    'Ridgeway Staffing (on site at auto parts plant), Smyrna, TN',
    'Technologies: Java, Spring, Oracle and many more',
    'Reach me at 615-555-0188 for details of it',
    'Managed the rota of 14 people and',
    'Duties:',
  ])('leave out "%s"', (line) => {
    expect(pointsOf(['Loaded 12-15 trailers a shift', line])).toEqual(['Loaded 12-15 trailers a shift']);
  });

  it('leave out a line without the bullet that the others have', () => {
    const lines = [
      'Road realignment 4.2 km and flood walls',
      'Ran up to 28 people in 3 crews',
      'Set up traffic lights on local roads',
    ];
    const text = `${lines[0]}\n* ${lines[1]}\n* ${lines[2]}`;
    expect(pointsOf(lines, text)).toEqual(lines.slice(1));
  });

  it('end before the head of another job', () => {
    const lines = ['Ran up to 28 people in 3 crews', 'Material Handler', 'Drove a tugger between the lines'];
    const text = `- ${lines[0]}\n${lines[1]}\n- ${lines[2]}`;
    expect(pointsOf(lines, text)).toEqual([lines[0]]);
  });

  it('tell a line that is too long by its sentences', () => {
    const long = `Managed 14 people on two shifts. ${'Planned, ordered and checked everything that was needed '.repeat(5)}.`;
    expect(pointsOf([long])).toEqual(['Managed 14 people on two shifts']);
  });
});

it('ends before a sentence that goes back to another job', () => {
  const job = { title: '', startDate: '2015', endDate: 'Present', isProject: false };
  const lines = [
    'I drive the reefer to the ports every week. Before that I collected milk for Elm Dairies, from 34 farms',
    'I took the samples at each gate',
  ];
  const places = [
    { ...job, employer: 'Transfrio', achievements: lines },
    { ...job, employer: 'Elm Dairies', startDate: '2006', endDate: '2014', achievements: [] },
  ];
  expect(pointLines(places, '').map(({ line }) => line)).toEqual(['I drive the reefer to the ports every week']);
});
