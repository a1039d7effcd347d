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

const PAYROLL = `Thandi Mokoena
EXPERIENCE
Payroll Administrator, Karoo Cold Stores
2019 - present
- Run weekly payroll for 2 350 employees on three plants
- Answer wage queries at the hatch every Friday
- Recovered R1.3m in under-claimed ETI after comparing two tax years
- Stopped the job on the ammonia skid when the permit was not signed

SKILLS
Sage 300 People (advanced), Excel (good)
`;

it.each([
  ['how good are you in sage', 'Sage 300 People (advanced)'],
  ['have you used sage before', 'Yes: **Sage 300 People (advanced)**.'],
  ['tell us about a time you stopped the job', 'ammonia skid'],
])('answers "%s" by the line with its noun', (question, words) => expect(answer(question, PAYROLL)).toContain(words));

it('says plainly what the resume has no word of', () => {
  expect(answer('have you ever worked with snowflake or dbt', PAYROLL)).toContain(
    "I haven't worked with **snowflake** or **dbt** yet.",
  );
});
