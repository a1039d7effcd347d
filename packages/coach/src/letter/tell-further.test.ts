import { expect, it } from 'vitest';
import { styleOf, tellDeed } from './tell-deed.ts';

const told = (line: string, isPresent = false) => tellDeed(line, { isPresent, isVerbList: false });

it.each([
  [
    'Asked to do two extra evenings a week when somebody left',
    'was asked to do two extra evenings a week when somebody left',
  ],
  ['With the planner, rewrote 40 tasks in Maximo', 'With the planner, I rewrote 40 tasks in Maximo'],
  [
    'In spring 2020 the desk lost most of its orders; moved over to health care and placed 37 clerks',
    'In spring 2020 the desk lost most of its orders; I moved over to health care and placed 37 clerks',
  ],
  ['Location accuracy from 91% to 98% in eighteen months', 'Location accuracy went from 91% to 98% in eighteen months'],
  [
    'Unplanned stops on the dryer down from 17 in 2021 to 6 in 2023',
    'Unplanned stops on the dryer went down from 17 in 2021 to 6 in 2023',
  ],
  [
    'Exam grades in my own classes: 71% in 2023 and 76% in 2024',
    'Exam grades in my own classes were 71% in 2023 and 76% in 2024',
  ],
  [
    'Peak season 2023: filled 64 temporary positions in five weeks',
    'filled 64 temporary positions in five weeks (peak season 2023)',
  ],
  [
    '360 desk: found clients, took orders, sourced and placed candidates',
    'found clients, took orders, sourced and placed candidates',
  ],
])('tells %s', (line, text) => {
  expect(told(line)?.text).toBe(text);
});

it('tells an office of today and how much work there is', () => {
  expect(told('Named nurse for 7 residents; write and review their care plans', true)?.text).toBe(
    'am the named nurse for 7 residents, and I write and review their care plans',
  );
  expect(told('Full-cycle recruiting for four centres and head office: 118 hires in 2024')).toEqual({
    kind: 'work',
    text: 'full-cycle recruiting for four centres and head office (118 hires in 2024)',
  });
});

it('takes words that may be nouns for verbs where nearly all lines begin with verbs', () => {
  const achievements = [
    'Post and source through two boards',
    'Report openings, offers and declines to the director every Monday',
    'Run intake meetings with 15 managers',
    'Brought the time to fill from 41 days to 29',
    'Peak work in five weeks',
  ];
  const style = styleOf({ endDate: 'Present', achievements });
  expect(tellDeed(achievements[1] ?? '', style)?.text).toMatch(/^report openings/u);
  expect(tellDeed('Form tutor, Year 11', style)).toBeUndefined();
});

it('leaves alone what has its verb', () => {
  expect(told('Refunds raised by support fell from about 60 a week to under 10')?.text).not.toMatch(/went/u);
});
