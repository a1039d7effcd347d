import { describe, expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { readResumeFacts } from './resume-facts.ts';

const factsOf = (jobs: string) =>
  readResumeFacts(parseResumeText(`Ann Lee\nann@example.com\n\nExperience\n${jobs}`))?.facts ?? [];

describe('what a resume says was done', () => {
  it('takes a paragraph as its sentences, with short ones beside those they follow', () => {
    const last = 'I check the cavities with the site manager before each lift.';
    const facts = factsOf(
      `Bricklayer, Orrin Works Ltd, 2018 - present
I set out the plots from the engineer's pins each Monday. I order bricks a week ahead and book the lifts. Day release. I keep the gauge box right for three gangs. ${last}`,
    );
    expect(facts.map(({ text }) => text)).toEqual([
      "I set out the plots from the engineer's pins each Monday.",
      'I order bricks a week ahead and book the lifts. Day release.',
      'I keep the gauge box right for three gangs.',
      last,
    ]);
  });

  it('keeps a point of two sentences whole', () => {
    const point = 'Put two half empty trailers together as one run with an early start. Saved about $1,100 a week.';
    expect(factsOf(`Allocator, Orrin Works Ltd, 2018 - present\n- ${point}`)[0]?.text).toBe(point);
  });

  it('calms a title in capitals with its short words and keeps abbreviations', () => {
    const facts = factsOf(
      'SERVICE BUS DRIVER, Quenby Ltd, 2018 - present\n- Drove fourteen routes of the depot\n\nHGV FITTER, Oak Ltd, 2012 - 2018\n- Repaired forty lorries of the firm',
    );
    expect(facts.map(({ title }) => title)).toEqual(['Service Bus Driver', 'HGV Fitter']);
  });

  it('calms an employer in capitals and names none for somebody who worked for themselves', () => {
    const facts = factsOf(`Bricklayer, QUENBY HOMES LTD, 2018 - present
- Laid face work on 86 plots

Bricklayer, Self Employed, 2012 - 2018
- Repointed chimneys in lime on old cottages`);
    expect(facts.map(({ employer }) => employer)).toEqual(['Quenby Homes Ltd', '']);
  });
});
