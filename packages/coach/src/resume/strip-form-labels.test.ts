import { expect, it } from 'vitest';
import { parseResumeText } from './parse-resume.ts';

it('joins a name that a form parts, and reads the company behind its label', () => {
  const jobs = ['Elm Foods', 'Oak Bakery', 'Ash Mill'].map(
    (company, index) =>
      `Company: ${company}\nPosition: Baker\nPeriod: ${2012 + 2 * index} – ${2014 + 2 * index}\n- Baked bread`,
  );
  const form = `Full names: Lwazi Themba\nSurname: Mkhize\nNationality: South African\nEmail: l@post.example\nEMPLOYMENT\n${jobs.join('\n')}`;
  const resume = parseResumeText(form);
  expect(resume.fullName).toBe('Lwazi Themba Mkhize');
  expect(resume.experience.map(({ employer }) => employer).toSorted()).toEqual(['Ash Mill', 'Elm Foods', 'Oak Bakery']);
});
