import { describe, expect, it } from 'vitest';
import { coveredMonths, findDateRange, toMonthNumber } from './dates.ts';

const TODAY = '2026-11-20';

describe('finding dates', () => {
  it.each([
    ['Engineer, Jan 2020 – Present', 'Jan 2020', 'Present'],
    ['2016 - 2019', '2016', '2019'],
    ['03/2018 to 11/2020', '03/2018', '11/2020'],
    ['2019-03 — 2021-05', '2019-03', '2021-05'],
    ['März 2018 bis heute', 'März 2018', 'Present'],
    ['janvier 2019 – aujourd’hui', 'janvier 2019', 'Present'],
    ['enero de 2017 - actualidad', 'enero de 2017', 'Present'],
    ['январь 2019 — по настоящее время', 'январь 2019', 'Present'],
    ['2018年3月 - 至今', '2018年3月', 'Present'],
    ['يناير 2019 - حتى الآن', 'يناير 2019', 'Present'],
    ['2016-09 / 2020-05    Engineer', '2016-09', '2020-05'],
    ['2020-06 / present    Engineer', '2020-06', 'Present'],
    ['2011 / 2013 (summers)    Shop helper', '2011', '2013'],
    ["Sep '18 - Dec '20", "Sep '18", "Dec '20"],
    ['seit 05/2021', '05/2021', 'Present'],
    ['team leader (8.2020 -> )', '8.2020', 'Present'],
    ['Baker (03/2019 – )', '03/2019', 'Present'],
    ['06.2021 – d.d.   Elm AS', '06.2021', 'Present'],
    ['aug. 2019 - nu', 'aug. 2019', 'Present'],
    ['03.2020 – do teraz', '03.2020', 'Present'],
    ['março 2020 - até ao momento', 'março 2020', 'Present'],
    ['gennaio 2018 - ad oggi', 'gennaio 2018', 'Present'],
    ['září 2016 až prosinec 2019', 'září 2016', 'prosinec 2019'],
    ['mei 2015 tot heden', 'mei 2015', 'Present'],
    ['2021 Jul - 2023 Feb    Engineer', '2021 Jul', '2023 Feb'],
    ['2023 Mar – now', '2023 Mar', 'Present'],
    ['2019 - 2021 March 2021 award', '2019', '2021'],
  ])('reads "%s"', (line, startDate, endDate) => {
    expect(findDateRange(line)).toMatchObject({ startDate, endDate });
  });

  it.each(['Cut costs by 20-30%', '+1 512 555 0142', 'served 1200 - 1500 guests', ''])(
    'finds no range in "%s"',
    (line) => {
      expect(findDateRange(line)).toBeUndefined();
    },
  );
});

describe('adding up time', () => {
  it('counts overlapping jobs once', () => {
    const jobs = [
      { startDate: '2018', endDate: '2020' },
      { startDate: '2019', endDate: '2021' },
    ];
    expect(coveredMonths(jobs, TODAY)).toBe(36);
  });

  it('takes today for a job that goes on', () => {
    expect(coveredMonths([{ startDate: 'Nov 2025', endDate: 'Present' }], TODAY)).toBe(12);
  });

  it('adds nothing for dates that cannot be read', () => {
    expect(coveredMonths([{ startDate: '', endDate: 'Present' }], TODAY)).toBe(0);
    expect(toMonthNumber('long ago', TODAY)).toBeUndefined();
  });

  it('knows months of other languages', () => {
    const september = 2016 * 12 + 8;
    expect(['září 2016', 'września 2016', 'setembro 2016'].map((date) => toMonthNumber(date, TODAY))).toEqual(
      Array(3).fill(september),
    );
  });
});
