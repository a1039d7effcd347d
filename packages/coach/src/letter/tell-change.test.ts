import { describe, expect, it } from 'vitest';
import { tellChange } from './tell-change.ts';
import { tellDeed } from './tell-deed.ts';

describe('tellChange', () => {
  it.each([
    [
      'Recordable injuries on my shift: 5 in 2020, 1 in 2024',
      'Recordable injuries on my shift went from 5 in 2020 to 1 in 2024',
    ],
    [
      'Pupils at the expected level: 58% in summer 2021, 74% in summer 2024',
      'Pupils at the expected level went from 58% in summer 2021 to 74% in summer 2024',
    ],
    ['Yearly attrition in my team 19% in 2024 (site: 31%)', 'Yearly attrition in my team was 19% in 2024 (site: 31%)'],
    [
      'Guest score for arrival 8.1 in 2021, 8.9 in 2025',
      'The guest score for arrival went from 8.1 in 2021 to 8.9 in 2025',
    ],
    [
      'Average reportable items down from 0.31 to 0.17 per inspection',
      'Average reportable items went down from 0.31 to 0.17 per inspection',
    ],
    [
      'Supplier on-time delivery 81 % to 90 % for the biggest suppliers',
      'Supplier on-time delivery went from 81 % to 90 % for the biggest suppliers',
    ],
    ['Guests have named me in nine online reviews so far', 'Guests have named me in nine online reviews so far'],
  ])('tells "%s"', (line, said) => {
    expect(tellChange(line)).toEqual({ kind: 'sentence', text: said });
  });

  it.each([
    'Turnover fell to 19% in 2024',
    'Opened 14 accounts in 2024',
    'Attendance 96%',
    'Brought overtime down from 60 to 20 hours',
  ])('leaves "%s" to others', (line) => {
    expect(tellChange(line)).toBeUndefined();
  });
});

describe('tellDeed', () => {
  const style = { isPresent: false, isVerbList: true, isAllVerbs: false };
  it.each([
    ['Used Opera for reservations, billing and night audit', 'used Opera for reservations, billing and night audit'],
    ['Balanced the float; shortages under R50 a month in 2018', 'balanced the float'],
    [
      "Team's first contact resolution went from 68% to 77% in 2023; handling time stayed close to 7 minutes",
      "My team's first contact resolution went from 68% to 77% in 2023",
    ],
    [
      'Daily, weekly and quarterly checks on two autoclaves; log books',
      'daily, weekly and quarterly checks on two autoclaves and log books',
    ],
  ])('tells as much of "%s" as is a sentence', (line, said) => {
    expect(tellDeed(line, style)?.text).toBe(said);
  });

  it('takes the name of an activity for no deed', () => {
    expect(tellDeed('Planned maintenance and small works at 31 sites', style)?.kind).not.toBe('deed');
    expect(
      tellDeed('Fixed wire testing (EICR) during school holidays', { ...style, isVerbList: false })?.kind,
    ).not.toBe('deed');
    expect(tellDeed('Stock ordering for all surgeries', { ...style, isPresent: true })?.kind).not.toBe('deed');
  });
});
