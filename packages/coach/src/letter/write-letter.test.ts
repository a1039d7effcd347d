import type { CoverLetter } from '@greenroom/contract/cover-letter';
import { coverLetter, LETTER_LENGTHS, LETTER_PARAGRAPHS, LETTER_TONES } from '@greenroom/contract/cover-letter';
import { describe, expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { WORDINGS } from './letter-wordings-data.ts';
import { findStockPhrases } from './stock-phrase-patterns.ts';
import { traceLetter } from './trace-claims.ts';
import { rewriteParagraph, writeLetter } from './write-letter.ts';

const TODAY = '2026-11-20';
const JOB = `Senior Backend Engineer at Northwind
Northwind is looking for a Senior Backend Engineer.
Contact: Ruth Ames
Requirements: Go, PostgreSQL, Kubernetes, Linux, AWS and code review.`;
const RESUME_TEXT = `JANE MILLER
jane@example.com | +1 512 555 0142 | Austin, TX
Experience
Senior Engineer, Acme Inc    Jan 2018 – Present
• Cut costs by 30% by moving 12 services to Kubernetes on AWS
• Mentored 4 junior engineers
• Introduced code review in three teams
• Wrote the runbooks that 20 colleagues use on call
• Replaced a nightly batch job with a stream of events
• Led the move of 40 tables to a new region
• Planned the budget of the platform with finance
• Ran the hiring of six engineers
Engineer, Globex Ltd    2015 – 2017
• Built a service in Go and PostgreSQL for 2 million users
Education
B.Sc. Computer Science, University of Texas, 2015
Skills
Go, PostgreSQL, Kubernetes, Terraform, Linux`;
const resume = parseResumeText(RESUME_TEXT);
const write = (tone: (typeof LETTER_TONES)[number], length: (typeof LETTER_LENGTHS)[number]) =>
  writeLetter({ resume, jobDescription: JOB, options: { tone, length }, today: TODAY });

function textOf(letter: CoverLetter): string {
  return [
    letter.salutation,
    letter.introduction,
    ...Object.values(letter.body),
    letter.closing,
    letter.closingLine,
  ].join('\n');
}

describe('a letter', () => {
  const all = LETTER_TONES.flatMap((tone) => LETTER_LENGTHS.map((length) => ({ tone, length })));

  it('has a heading from the resume and the job', () => {
    expect(write('Plain', 'Medium').heading).toEqual({
      fullName: 'Jane Miller',
      address: 'Austin, TX',
      phoneNumber: '+1 512 555 0142',
      emailAddress: 'jane@example.com',
      dateWritten: 'November 20, 2026',
      hiringManagerName: 'Ruth Ames',
      hiringCompanyName: 'Northwind',
      hiringCompanyAddress: '',
    });
  });

  it.each(all)('fits the contract, is traceable and has no stock phrase ($tone, $length)', ({ tone, length }) => {
    const letter = write(tone, length);
    expect(coverLetter.safeParse(letter).success).toBe(true);
    expect(findStockPhrases(textOf(letter))).toEqual([]);
    expect(traceLetter(letter, { resume, jobDescription: JOB })).toEqual({ letter, removedClaims: [] });
    expect(letter.introduction).toContain('Northwind');
    expect(letter.introduction).toMatch(
      /Senior Engineer at Acme|Acme Inc since January 2018, now as a Senior Engineer/u,
    );
    expect(letter.body.paraOne).toMatch(/^At Acme Inc:\n(?:• .+\n?)+$/u);
    expect(letter.body.paraOne).toContain('• Cut costs by 30% by moving 12 services to Kubernetes on AWS');
  });

  it('is longer when a longer one is asked for', () => {
    const words = (length: (typeof LETTER_LENGTHS)[number]) => textOf(write('Plain', length)).split(/\s+/u).length;
    // Two short jobs may have no more to say in the middle length.
    expect(words('Short')).toBeLessThanOrEqual(words('Medium'));
    expect(words('Medium')).toBeLessThan(words('Long'));
  });

  it('is worded differently in each tone, and the same each time', () => {
    expect(new Set(LETTER_TONES.map((tone) => write(tone, 'Medium').introduction)).size).toBe(3);
    expect(write('Warm', 'Long')).toEqual(write('Warm', 'Long'));
  });

  it('lists the degree that is asked for in a paragraph of its own', () => {
    const short = parseResumeText(`Jo Field
jo@example.com
Experience
Engineer, Globex Ltd    2015 – 2017
• Built a service in Go for 2 million users
Education
B.Sc. Computer Science, University of Texas, 2015
Skills
Go, PostgreSQL, Kubernetes`);
    for (const length of LETTER_LENGTHS) {
      const { body } = writeLetter({
        resume: short,
        jobDescription: `${JOB} A degree in computer science.`,
        options: { tone: 'Plain', length },
        today: TODAY,
      });
      const papers = [body.paraTwo, body.paraThree].find((text) => text.includes('B.Sc.')) ?? '';
      expect(papers).toContain('• B.Sc. Computer Science, University of Texas, 2015');
    }
  });

  it('leaves empty what neither resume nor job says', () => {
    const letter = writeLetter({
      resume: parseResumeText('some words'),
      jobDescription: 'We need help with spreadsheets.',
      options: { tone: 'Plain', length: 'Medium' },
      today: TODAY,
    });
    expect(letter.heading).toMatchObject({
      fullName: '',
      emailAddress: '',
      hiringCompanyName: '',
      hiringManagerName: '',
    });
    expect(letter.salutation).toBe('Dear hiring team,');
    expect(textOf(letter)).not.toMatch(/[[\]{}]|undefined| {2,}/u);
  });
});

describe('the wordings', () => {
  it.each(LETTER_TONES)('have no stock phrase in the tone %s', (tone) => {
    expect(findStockPhrases(JSON.stringify(WORDINGS[tone]).replace(/[[\]]/gu, '\n'))).toEqual([]);
  });

  it.each([
    'I am writing to express my interest in this role.',
    'I am passionate about data.',
    'I would be a perfect fit.',
    'I am thrilled to apply.',
    'I look forward to hearing from you.',
    'Dear [Your Name],',
  ])('would be caught with "%s"', (sentence) => {
    expect(findStockPhrases(sentence)).not.toEqual([]);
  });
});

describe('a paragraph written anew', () => {
  it.each(LETTER_PARAGRAPHS)('differs from the one that stands there and stays true (%s)', (paragraph) => {
    const letter = write('Plain', 'Medium');
    const present =
      paragraph === 'introduction' || paragraph === 'closing' ? letter[paragraph] : letter.body[paragraph];
    const text = rewriteParagraph({
      letter,
      paragraph,
      resumeText: RESUME_TEXT,
      jobDescription: JOB,
      options: { tone: 'Plain', length: 'Medium' },
      attempt: 1,
      today: TODAY,
    });
    // A letter of a single job may have two paragraphs in its middle.
    expect(text === '').toBe(present === '');
    if (present !== '') expect(text).not.toBe(present);
    expect(findStockPhrases(text)).toEqual([]);
  });
});

describe('the date', () => {
  it.each([
    ['Duluth MN 55802', 'November 20, 2026'],
    ['Brampton, ON', 'November 20, 2026'],
    ['Eaglehawk Vic', '20 November 2026'],
    ['Leeds LS2 9JT', '20 November 2026'],
    ['Pune, India', '20 November 2026'],
  ])('is written for somebody in "%s" as "%s"', (place, date) => {
    const resume = parseResumeText(`Jo Field\n${place}\njo@example.com\nSkills\nExcel`);
    const jobDescription = 'Clerk\nWe need a clerk who knows Excel. $31.50 an hour.';
    const letter = writeLetter({ resume, jobDescription, options: { tone: 'Plain', length: 'Short' }, today: TODAY });
    expect(letter.heading.dateWritten).toBe(date);
  });
});
