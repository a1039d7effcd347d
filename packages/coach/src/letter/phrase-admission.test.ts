import { expect, it } from 'vitest';
import { phraseAdmission, phraseExams } from './phrase-admission.ts';

it('tells the call to the bar where a lawyer is sought', () => {
  const text = 'Hamilton, Ontario • Called to the Ontario Bar, June 2023';
  expect(phraseAdmission(text, 'a member of the Law Society, called 2022 to 2024')).toBe(
    'I was called to the Ontario Bar in June 2023.',
  );
  expect(phraseAdmission(text, 'a cook for our kitchen')).toBe('');
});

it('tells the examinations of a school where they are asked for', () => {
  const text = 'A levels, 2025: Geography C, Media Studies B\nGCSEs, 2023: nine at A to C, including Maths C';
  expect(phraseExams(text, 'GCSE Maths at grade C')).toBe('My GCSEs (2023) were nine at A to C, including Maths C.');
  expect(phraseExams(text, 'a good telephone manner')).toBe('');
});
