import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { paperAskedFor } from './answer-paper.ts';
import { answerQuestion } from './answer-question.ts';

const RESUME = `Ada Moor
ada@example.com

EXPERIENCE
Crop Worker, Vale Growers
2019 - Present
- Checked the crop every week and wrote down the counts
- Sprayed locally where the counts were high

CERTIFICATES
Bewijs van Vakbekwaamheid (valid till 2027)
First aid (2024)`;

it('names the papers with their dates where one is asked for by another name', () => {
  const question = 'so the licence for crop protection do you have that at the moment and until when is it valid';
  const answer = answerQuestion({ question, context: question, resume: parseResumeText(RESUME), jobDescription: '' });
  expect(answer.paragraph1).toContain('Bewijs van Vakbekwaamheid (valid till 2027)');
  expect(Object.values(answer).join(' ')).not.toContain('Not yet');
});

it('hears which paper is meant', () => {
  expect(paperAskedFor('do you have a valid blasting certificate')).toBe('blasting certificate');
  expect(paperAskedFor('how was your week')).toBe('');
});
