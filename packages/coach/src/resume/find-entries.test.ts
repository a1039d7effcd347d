import { describe, expect, it } from 'vitest';
import { parseTextByRules } from './parse-resume.ts';

const jobsOf = (lines: string) =>
  parseTextByRules(`Ann Lee\nEXPERIENCE\n\n${lines}`).experience.map(
    ({ title, employer }) => `${title} at ${employer}`,
  );

describe('the header of a job', () => {
  it.each(['Stackworks', 'Environment Agency', 'Toolsmith & Sons'])(
    'is no label because %s begins like one',
    (employer) => {
      expect(jobsOf(`${employer} — Denver, CO\nSenior Manager    02/2022 – Present\n• Led 4 teams`)).toEqual([
        `Senior Manager at ${employer}`,
      ]);
    },
  );

  it('may begin with a post in -ing', () => {
    const lines = 'Leading hand carpenter - Elm Homes Pty Ltd, Preston VIC\nMar 2021 - now\n- Run crew of 4';
    expect(jobsOf(lines)).toEqual(['Leading hand carpenter at Elm Homes Pty Ltd']);
  });

  it('takes nothing from a remark in brackets below it', () => {
    const lines =
      'September 2016 – to date\nSchool Secretary, Elm School, Leeds\n(mixed primary, 14 teachers, 241 pupils)\n• First point of contact';
    expect(jobsOf(lines)).toEqual(['School Secretary at Elm School']);
  });

  it('is no sentence that tells since when something is done', () => {
    const lines =
      'Baker, Elm Bakery\nAugust 2020 to present\nBake for four shops.\nHelper for the new apprentices since 2024.\n\nPastry cook, Ash Hotel\nMay 2016 to July 2020\nMade the desserts.';
    expect(jobsOf(lines)).toEqual(['Baker at Elm Bakery', 'Pastry cook at Ash Hotel']);
  });

  it('ends where a label begins', () => {
    const lines = 'Clerk, Elm School, Leeds\n2016 – 2019\nResponsibilities:\nPost and telephone';
    expect(jobsOf(lines)).toEqual(['Clerk at Elm School']);
  });
});
