import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { experienceAskedFor, hasPartOf } from './names-asked-for.ts';
import { readResumeFacts } from './resume-facts.ts';

it('names what an advertisement would like, and no sums or rests of phrases', () => {
  expect(experienceAskedFor('Medical gas or steam experience\nSome experience of budgets or rotas')).toEqual([
    'medical gas',
    'steam',
    'budgets',
    'rotas',
  ]);
  expect(
    experienceAskedFor('Salary £33,000 to £38,000, depending on experience\nLevel 3, or the same by experience'),
  ).toEqual([]);
});

it('takes a word that begins alike for a sign that something is there', () => {
  const resume = parseResumeText(
    'Experience\nStylist, Salon Vier, 2019 - 2024\n- Set up the curl service of the salon',
  );
  const facts = readResumeFacts(resume);
  if (facts === null) throw new Error('the resume was not read');
  expect(hasPartOf('curly hair', facts)).toBe(true);
  expect(hasPartOf('extensions', facts)).toBe(false);
});
