import { expect, it } from 'vitest';
import { isColumnHeads } from './column-heads.ts';
import { parseTextByRules } from './parse-resume.ts';

it.each(['From – To | Employer, place | Job', 'Dates\tCompany\tPosition held', 'Year   Qualification   School'])(
  'knows the row above a table: %s',
  (line) => {
    expect(isColumnHeads(line)).toBe(true);
  },
);

it.each(['Work', 'Job Coach | Harbour Trust', 'Dates and places', 'Position: Clerk', '2019 | Company | Role'])(
  'leaves other lines: %s',
  (line) => {
    expect(isColumnHeads(line)).toBe(false);
  },
);

const TABLE = `ilse vanterpool // Goes // 0600 111 222 // i.vanterpool@post.example

WHAT I KNOW
Forklift	renewed 2025

WORK

From – To | Employer, place | Job
04/2021 – now | Zilt Foods, Goes | Line operator since 10/2023
	- ran two filling lines for sauces in 300 ml jars
2018 – 2021 | Kade Seafood, Yerseke | Packer
	- packed mussels for the morning auction`;

it('reads a table below its head, and a name in small letters before strokes', () => {
  const { experience, fullName, hiddenTextFound } = parseTextByRules(TABLE);
  expect(hiddenTextFound).toBe(false);
  expect(fullName).toBe('Ilse Vanterpool');
  expect(experience.map(({ title, employer, startDate }) => `${title} @ ${employer}, ${startDate}`)).toEqual([
    'Line operator @ Zilt Foods, 04/2021',
    'Packer @ Kade Seafood, 2018',
  ]);
});

it('takes no heading that speaks of the person for a name', () => {
  const { fullName } = parseTextByRules(
    't.oyelaran@post.example | 0600 111 222\n\nWHAT I HOLD\nForklift licence, 2025',
  );
  expect(fullName).toBe('');
});
