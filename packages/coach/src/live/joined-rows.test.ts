import { expect, it } from 'vitest';
import { apartAsWritten, rowsOf } from './joined-rows.ts';

const LONG = 'some other line of the resume that is a good deal longer than the rows of the jobs';
const resumeOf = (...rows: string[]) => rowsOf([LONG, ...rows].join('\n'));

it('takes rows apart that were not wrapped', () => {
  const rows = ['ran the grain elevator at night', 'kept my own logbook and the scales'];
  expect(apartAsWritten(rows.join(' '), resumeOf(...rows))).toEqual(rows);
});

it('keeps a row that goes on, and one that was full', () => {
  const open = ['ran the grain elevator at night and', 'kept my own logbook and the scales'];
  expect(apartAsWritten(open.join(' '), resumeOf(...open))).toEqual([open.join(' ')]);
  const full = [LONG, 'kept my own logbook and the scales'];
  expect(apartAsWritten(full.join(' '), resumeOf(...full))).toEqual([full.join(' ')]);
});
