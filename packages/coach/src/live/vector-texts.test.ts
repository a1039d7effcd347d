import { expect, test } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { vectorTexts } from './vector-texts.ts';

test('the nouns of a question are encoded only where no line of the resume holds one of them', () => {
  const textsFor = (line: string) =>
    vectorTexts(
      'have you worked with payroll in hospitals',
      parseResumeText(`Ada Lovelace\n\nExperience\nClerk at Acme, 2019 to 2024\n${line}`),
    ).question;
  expect(textsFor('Answered forty letters a day')).toContain('payroll');
  expect(textsFor('Ran payroll for forty people')).not.toContain('payroll');
});
