import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { gatherFacts } from './letter-facts.ts';
import { wholeName } from './list-learning.ts';
import { listPapers } from './list-papers.ts';

const TODAY = '2026-11-26';
const listOf = (resume: string, job: string) =>
  listPapers(gatherFacts(parseResumeText(resume), job, TODAY), 'Medium', '', 0);

const ELECTRICIAN = `Luis Diaz

Experience
Maintenance Electrician, Elm Creamery, 2019 - present
- Repair motors and drives on three lines

Licenses
California Certified General Electrician (since 2015, current)
OSHA 30 General Industry, 2021`;

it('names the licence of the trade that the advertisement is of', () => {
  const job = 'Maintenance Supervisor\nRequirements\n- Strong electrical background up to 480V\n- OSHA 30';
  expect(listOf(ELECTRICIAN, job)).toContain('California Certified General Electrician (since 2015, current)');
});

it('leaves it out where the post is of another trade', () => {
  const job = 'Payroll Clerk\nRequirements\n- Three years in payroll';
  expect(listOf(ELECTRICIAN, job).join()).not.toContain('Certified General Electrician');
});

it('parts papers on one line that each have a date', () => {
  const resume = `Ann Lee

Experience
Marketing Manager, Elm Foods, 2019 - present
- Plan search campaigns

Certifications
Google Ads Search (renewed 2024) / Meta Certified Media Buying Professional (2022)`;
  const job = 'Marketing Manager\nRequirements\n- Google Ads Search certification';
  expect(listOf(resume, job)).toContain('Google Ads Search (renewed 2024)');
});

it('reads the name of a university to its end', () => {
  const text = 'University of Wisconsin–Milwaukee, Bachelor of Business Administration, 2018';
  expect(wholeName('University of Wisconsin', text)).toBe('University of Wisconsin–Milwaukee');
  expect(wholeName('Elm College', 'Elm College – Diploma, 2018')).toBe('Elm College');
});

it('offers no licence to sell for a licence to drive', () => {
  const resume = `Devin Roe

Experience
Restaurant Manager, Elm Grill, 2019 - present
- Schedule a crew of 30

Certificates
Wisconsin bartender (operator) license
First aid, 2024`;
  expect(listOf(resume, "District Manager\nRequirements\n- Valid driver's license").join()).not.toContain('bartender');
});

it('names the licence of a profession that was studied', () => {
  const resume = `Dana Reed

Licenses
Ohio Professional Educator License, Primary (P-5), valid through June 30, 2028

Experience
3rd Grade Teacher, Elm Elementary School, 2019 - present
- Teach all core subjects to 26 students

Education
B.S. in Education, Elm University, 2018`;
  const job = 'Instructional Coach\nRequirements\n- 5 years as a classroom teacher\n- Strong writing';
  expect(listOf(resume, job).join()).toContain('Ohio Professional Educator License');
  expect(listOf(resume, 'Warehouse Clerk\nRequirements\n- Strong writing').join()).not.toContain('Educator License');
});

it('names the highest degree, and a certificate of graduates with the degree below it', () => {
  const resume = (school: string) =>
    `Ana Reyes\n\nExperience\nAnalyst, Elm Ltd\n2019 - Present\n- Built the monthly sales report for 14 branches\n\nEducation\n${school}`;
  expect(
    listOf(
      resume('MSc Data Science, University of Leeds, 2019\nBSc Mathematics, University of York, 2017'),
      'Data Analyst\n\nRequirements\n- A degree in mathematics or similar\n- SQL',
    )[0],
  ).toMatch(/^MSc Data Science/u);
});
