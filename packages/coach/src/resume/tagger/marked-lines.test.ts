import type { ResumeExperience } from '@greenroom/contract/resume';
import { describe, expect, it } from 'vitest';
import { takeMarkedLines } from './marked-lines.ts';

const job = (title: string, employer: string, startDate: string, achievements: string[] = []): ResumeExperience => ({
  title,
  employer,
  startDate,
  endDate: 'Present',
  achievements,
  confidence: 0.6,
});
const linesOf = (jobs: readonly ResumeExperience[]) => jobs.map(({ achievements }) => achievements);

describe('the lines that stand marked under the heads of posts', () => {
  it('go to the post above them, whoever had them', () => {
    const text = [
      'Elm Engineering                Sacramento',
      'Staff Engineer                 July 2022 – Present',
      '– Prepare grading plans for small sites',
      '– Size storm drains',
      '',
      'City of Alder                  Alder',
      'Engineering Intern             May 2020 – Aug 2021',
      '– Walked 46 miles of sidewalk and rated the',
      '  ramps with a tablet',
      '– Checked traffic plans',
      '',
      'EDUCATION',
      '– Bridges club',
    ].join('\n');
    const jobs = [
      job('Staff Engineer', 'Elm Engineering', 'July 2022', ['Checked traffic plans']),
      job('Engineering Intern', 'City of Alder', 'May 2020'),
    ];
    expect(linesOf(takeMarkedLines(jobs, text))).toEqual([
      ['Prepare grading plans for small sites', 'Size storm drains'],
      ['Walked 46 miles of sidewalk and rated the ramps with a tablet', 'Checked traffic plans'],
    ]);
  });

  it('end before a head that nobody read, and what is told inside them is no post', () => {
    const text = [
      'Registered Nurse, Elm Hospital, 2019 to date',
      '* Falls link nurse for the ward, and Shift coordinator on about a third of my shifts since 2021',
      '* Preceptor to 11 student nurses',
      '',
      'Kitchen porter in town',
      '* Washed up',
    ].join('\n');
    const nurse = job('Registered Nurse', 'Elm Hospital', '2019', ['Preceptor to 11 student nurses', 'Washed up']);
    const coordinator = job('Shift coordinator', 'Elm Hospital', '2021', ['Preceptor to 11 student nurses']);
    const posts = takeMarkedLines([nurse, coordinator], text);
    expect(posts.map(({ title, achievements }) => [title, achievements.length])).toEqual([['Registered Nurse', 2]]);
  });

  it('stay as they were read where nothing is marked', () => {
    const text = 'Cook, Elm Inn, 2019 to date\nStarters and sauces for sixty covers a night';
    const jobs = [job('Cook', 'Elm Inn', '2019', ['Starters and sauces'])];
    expect(linesOf(takeMarkedLines(jobs, text))).toEqual([['Starters and sauces']]);
  });

  it('tell two titles of which one begins like the other apart', () => {
    const text = [
      'Design Engineer II, Elm Pumps, May 2021 - present',
      '> Redesigned the bearing frame',
      '> Wrote test plans for pumps',
      'Design Engineer I, Elm Pumps, July 2019 - May 2021',
      '> Modeled couplings and guards',
    ].join('\n');
    const jobs = [
      job('Design Engineer I', 'Elm Pumps', 'July 2019'),
      job('Design Engineer II', 'Elm Pumps', 'May 2021'),
    ];
    expect(linesOf(takeMarkedLines(jobs, text))).toEqual([
      ['Modeled couplings and guards'],
      ['Redesigned the bearing frame', 'Wrote test plans for pumps'],
    ]);
  });
});

it('takes the dates of the head for those of the last step named in the title', () => {
  const text = [
    '2021 Nov – today',
    'Dental Nurse, lead for decontamination since January 2023',
    '* Set up and assist at six placements a month',
    '* Wrote the induction for starters',
  ].join('\n');
  expect(takeMarkedLines([job('Dental Nurse', 'Elm Dental', 'January 2023')], text)[0]?.startDate).toBe('2021 Nov');
});

it('is surer of a post whose names and dates stand together above its list', () => {
  const text = 'Cook, Elm Inn, 2019 – 2021\n- Starters and sauces\n- Orders and stock';
  const [placed] = takeMarkedLines([job('Cook', 'Elm Inn', '2019')], text);
  expect(placed?.confidence).toBe(0.75);
  const [doubtful] = takeMarkedLines([{ ...job('Cook', 'Elm Inn', '2019'), confidence: 0.4 }], text);
  expect(doubtful?.confidence).toBe(0.4);
});

it('gives no post a title and an employer that only lines of lists name', () => {
  const text =
    'ELM COUNCIL\nSocial Worker, March 2021 to present\n• Gave evidence at Alder Family Court\n• Arranged a Guardianship Order';
  const [read] = takeMarkedLines([job('Guardianship Order', 'Alder Family Court', 'March 2021')], text);
  expect(read).toMatchObject({ title: '', employer: '', startDate: 'March 2021' });
  expect(read?.confidence).toBeLessThan(0.5);
});
