import type { ParsedResume, ResumeExperience } from '@greenroom/contract/resume';
import { describe, expect, it } from 'vitest';
import { parseResumeText } from './parse-resume.ts';
import { soundPosts } from './sound-posts.ts';

const EMPTY = parseResumeText('');
const post = (own: Partial<ResumeExperience>): ResumeExperience => ({
  title: 'Clerk',
  employer: 'Elm Foods',
  startDate: '2019',
  endDate: 'Present',
  achievements: ['Kept the books'],
  confidence: 0.8,
  ...own,
});
const read = (text: string, ...experience: ResumeExperience[]): ParsedResume =>
  soundPosts({ ...EMPTY, text, experience });
const first = (text: string, own: Partial<ResumeExperience>) => read(text, post(own)).experience[0];

describe('a post that was misread', () => {
  it.each(['Full time', 'Part time, weekends', '07700 900 111', 'clerk@elm.example', 'live in Leeds'])(
    'has no employer "%s"',
    (employer) => {
      expect(first('', { employer })).toMatchObject({ title: 'Clerk', employer: '' });
    },
  );

  it('has the name before a bracket or behind a filler', () => {
    const text = 'Elm Connect  (campaign: a supplier of gas)\nTeam Leader  2019 - today';
    expect(first(text, { employer: '(campaign: a supplier of gas)' })?.employer).toBe('Elm Connect');
    expect(first('', { employer: 'sorry RMT' })?.employer).toBe('RMT');
  });

  it('is none where it names somebody that was cared for', () => {
    expect(read('', post({ title: 'boy', employer: '', achievements: [] })).experience).toEqual([]);
  });

  it('has the dates of the line below its employer and of its own sentence', () => {
    const below = 'Furloughed Mar - Aug 2020\n\nBARMAN, Elm Foods, Leeds\n2014 - 2018\nPulled pints';
    expect(first(below, { startDate: 'Mar 2020', endDate: 'Aug 2020' })).toMatchObject({
      startDate: '2014',
      endDate: '2018',
    });
    const told =
      'Since March 2022 I work at Oak Hospital on nights. From May 2016 to June 2020 I was clerk at Elm Foods with six others.';
    expect(first(told, { startDate: 'March 2022' })).toMatchObject({ startDate: 'May 2016', endDate: 'June 2020' });
    const over = 'Before that I was clerk at Elm Foods, from 2014 until it was sold in early 2019.';
    expect(first(over, { startDate: '2014' })?.endDate).toBe('2019');
  });
});

it('gives a second post of one house its employer', () => {
  const text =
    'Elm LLP, Leeds\nSenior Clerk, Property   May 2013 - now\n- Kept files\nClerk, Conveyancing   Jan 2006 - May 2013\nOak & Ash';
  const senior = post({ title: 'Senior Clerk, Property', employer: 'Elm LLP', startDate: 'May 2013' });
  const clerk = post({ employer: 'Conveyancing', startDate: 'Jan 2006', endDate: 'May 2013' });
  expect(read(text, senior, clerk).experience[1]).toMatchObject({ title: 'Clerk, Conveyancing', employer: 'Elm LLP' });
});

describe('a present post that no entry has', () => {
  const earlier = post({ employer: 'Oak Inn', startDate: '2014', endDate: '2018' });

  it('is added in doubt, by its line or the line above its dates', () => {
    const above = 'ELM HOUSE, Leeds - Demi chef de partie\n08/2021 - today\nOak Inn, Clerk\n2014 - 2018';
    expect(read(above, earlier).experience[0]).toMatchObject({
      title: 'Demi chef de partie',
      employer: 'ELM HOUSE',
      startDate: '08/2021',
      endDate: 'Present',
      confidence: 0.6,
    });
    const beside = 'Elm Books (self), 01/2025–present.\nI keep the books.\nOak Inn, Clerk\n2014 - 2018';
    expect(read(beside, earlier).experience[0]).toMatchObject({ employer: 'Elm Books', startDate: '01/2025' });
  });

  it('is no hobby and no study', () => {
    for (const line of ['Choir leader, Tuesday nights, since 2021', 'Elm College, evening class, 2023 - now'])
      expect(read(`${line}\nOak Inn, Clerk\n2014 - 2018`, earlier).experience).toHaveLength(1);
  });
});

it('keeps posts in the order of their heads', () => {
  const text = 'SHOP CLERK, Elm Foods\n2019 - now\nDRIVER, Ash Coaches\n2011 - 2016\nCLERK, Oak Inn\n2003 - 2011';
  const posts = [
    post({ title: 'SHOP CLERK' }),
    post({ title: 'CLERK', employer: 'Oak Inn', startDate: '2003', endDate: '2011' }),
    post({ title: 'DRIVER', employer: 'Ash Coaches', startDate: '2011', endDate: '2016' }),
  ];
  expect(read(text, ...posts).experience.map(({ employer }) => employer)).toEqual([
    'Elm Foods',
    'Ash Coaches',
    'Oak Inn',
  ]);
});
