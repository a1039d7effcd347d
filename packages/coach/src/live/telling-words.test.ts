import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { answerQuestion } from './answer-question.ts';

const RESUME = `Ines Vermeer
EXPERIENCE
Bridge Inspector, Delta Works Agency
2019 - present
- Inspected 60 fixed bridges a year and wrote the reports
- Stood by on flood call-outs and did the mechanical and electrical inspection of pumps at bridges
- Kept the records of bridge inspections in the asset register

Site Foreman, Kade Civil
2012 - 2018
- Ran a crew of five on quay walls

Apprentice Plasterer, Smit
2003 - 2005
- Learned to plaster ceilings

CERTIFICATES
Trainer aptitude certificate, 2017
`;
const answer = (question: string, text = RESUME) =>
  Object.values(
    answerQuestion({ question, context: question, resume: parseResumeText(text), jobDescription: '' }),
  ).join('\n');

it('says no yes with a line that has only the words of the trade', () => {
  expect(answer('have you done any mechanical inspection of movable bridges')).not.toMatch(/^Yes/u);
});

it('denies neither of two while one is held', () => {
  const said = answer('do you hold the trainer aptitude or a master title');
  expect(said).toContain('Trainer aptitude certificate');
  expect(said).not.toMatch(/\b(?:No|Not)\b/u);
});

it('names as the job before only the one right before', () => {
  expect(answer('tell me about yourself')).toContain('Before that I was a **Site Foreman** at **Kade Civil**.');
  const gap = RESUME.replace(/Site Foreman[\s\S]*?walls\n\n/u, '');
  expect(answer('tell me about yourself', gap)).not.toContain('Before that');
});
