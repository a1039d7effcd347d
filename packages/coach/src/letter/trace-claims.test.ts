import type { CoverLetter } from '@greenroom/contract/cover-letter';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { traceLetter } from './trace-claims.ts';

const resume = parseResumeText(`Jane Miller
jane@example.com
Experience
Senior Engineer, Acme Inc    Jan 2018 – Present
• Cut costs by 30% for 1,200 customers with React
• Led six engineers
Skills
Go, PostgreSQL`);
const sources = {
  resume,
  jobDescription: 'Northwind seeks a Staff Engineer. You know Go and Terraform. The team has 15 people in Oslo.',
};

function letterWith(paraOne: string, overrides: Partial<CoverLetter> = {}): CoverLetter {
  return {
    heading: {
      fullName: 'Jane Miller',
      address: '',
      phoneNumber: '',
      emailAddress: 'jane@example.com',
      dateWritten: 'November 20, 2026',
      hiringManagerName: '',
      hiringCompanyName: 'Northwind',
      hiringCompanyAddress: '',
    },
    salutation: 'Dear Northwind team,',
    introduction: '',
    body: { paraOne, paraTwo: '', paraThree: '' },
    closing: '',
    closingLine: 'Kind regards,',
    signOff: 'Jane Miller',
    ...overrides,
  };
}
const keep = (text: string) => traceLetter(letterWith(text), sources).letter.body.paraOne;

describe('what can be traced', () => {
  it('keeps a demand of the advertisement above what shows it, with its numbers', () => {
    const asked = ['“The team has 15 people in Oslo”:', '• Led six engineers'].join('\n');
    expect(traceLetter(letterWith(asked), sources).letter.body.paraOne).toBe(asked);
    const alone = ['You ask for “Go and Terraform”:', '• Go, PostgreSQL'].join('\n');
    expect(traceLetter(letterWith(alone), sources).letter.body.paraOne).toBe(alone);
    expect(traceLetter(letterWith('“The team has 99 people”:\n• Led six engineers'), sources).letter.body.paraOne).toBe(
      '• Led six engineers',
    );
  });

  it('lets a point pass that is in the resume, and takes what led to points with the last of them', () => {
    const trace = (text: string) => traceLetter(letterWith(text), sources).letter.body.paraOne;
    const own = 'At Acme Inc, since January 2018:\n• Led six engineers';
    expect(trace(own)).toBe(own);
    expect(trace('From my work:\nAt Acme Inc:\n• Led 900 engineers with Terraform')).toBe('');
    expect(trace(`${own}\n• Led 900 engineers`)).toBe(own);
  });

  it.each([
    'At Acme Inc I cut costs by 30% for 1200 customers.',
    'As a Senior Engineer at Acme Inc I led six engineers.',
    'I have worked with React, JavaScript and PostgreSQL.',
    'You are looking for a Staff Engineer who knows Terraform.',
    'I am applying for the role of Staff Engineer at Northwind in Oslo.',
    'Your team of 15 people works with Go, and so do I.',
    'I was a Senior Engineer at Acme Inc. Below is the work that I mean.',
    'I have not used Terraform yet.',
    'I have eight years of experience.',
    'I would be glad to talk with you on Monday.',
  ])('stays: "%s"', (sentence) => {
    expect(keep(sentence)).toBe(sentence);
  });
});

describe('what cannot be traced', () => {
  it.each([
    ['a number', 'At Acme Inc I cut costs by 45%.'],
    ['a number that is there but not as a share', 'I raised sales by 1200%.'],
    ['a number in words', 'I led forty engineers.'],
    ['an employer', 'At Initech I built services.'],
    ['the new employer as an old one', 'I built services at Northwind for years.'],
    ['a tool', 'I have used Kubernetes every day.'],
    ['a tool that only the job names', 'I have used Terraform at Acme Inc.'],
    ['a title', 'I served as product director at Acme Inc.'],
    ['a title in capitals', 'I was Chief Technology Officer.'],
    ['too many years', 'I bring 17 years of experience.'],
    ['a school', 'I studied at Harvard University.'],
    ['a number of the job as an own deed', 'I led 15 people.'],
  ])('goes: %s', (_, sentence) => {
    const traced = traceLetter(letterWith(`I led six engineers. ${sentence}`), sources);
    expect(traced.letter.body.paraOne).toBe('I led six engineers.');
    expect(traced.removedClaims.length).toBeGreaterThan(0);
  });

  it('goes from the heading and the signature too', () => {
    const letter = letterWith('', { signOff: 'John Doe' });
    const { letter: traced, removedClaims } = traceLetter(
      { ...letter, heading: { ...letter.heading, address: '1 Main Street', hiringManagerName: 'Bob Stone' } },
      sources,
    );
    expect(traced.heading).toMatchObject({ fullName: 'Jane Miller', address: '', hiringManagerName: '' });
    expect(traced.signOff).toBe('Jane Miller');
    expect(removedClaims).toEqual(expect.arrayContaining(['1 Main Street', 'Bob Stone', 'John Doe']));
  });
});

describe('any letter', () => {
  it('passes unchanged once it was traced', () => {
    const words = fc.constantFrom(
      'I',
      'led',
      '15',
      'people',
      'at',
      'Acme',
      'Inc.',
      'Initech',
      'with',
      'Go',
      'Kubernetes',
      '30%',
      'as',
      'a',
      'Director.',
      'You',
      'forty',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 30 }), (parts) => {
        const { letter } = traceLetter(letterWith(parts.join(' ')), sources);
        expect(traceLetter(letter, sources)).toEqual({ letter, removedClaims: [] });
      }),
      { examples: [[['Inc.', 'I', 'Director.', 'Go']]] },
    );
  });
});

it('parts the sentence behind a company from the one that tells of the last job', () => {
  const job = { resume, jobDescription: 'Northwind Ltd seeks a Staff Engineer. Reference NW/0719.' };
  const told =
    'I am applying for the position of Staff Engineer (reference NW/0719) at Northwind Ltd. Most recently I was a Senior Engineer at Acme Inc.';
  expect(traceLetter(letterWith('', { introduction: told }), job).letter.introduction).toBe(told);
});
