import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { answerQuestion } from './answer-question.ts';

const RESUME = parseResumeText(`Mo Adair
EXPERIENCE
Care Worker, Elm House
2018 - present
- Supervise 5 carers on nights and write the rota
- Found a wrong dose in the chart and told the doctor the same night
CERTIFICATIONS
Registered with the Care Council as assistant practitioner since 2019
SKILLS
Excel
SQL: beginner, course running
`);
const answer = (said: string) =>
  Object.values(answerQuestion({ question: said, context: said, resume: RESUME, jobDescription: '' })).join(' ');

it('never says a bare yes to what one is registered as', () => {
  const said = answer('are you registered as a nurse');
  expect(said).toContain('assistant practitioner since 2019');
  expect(said).not.toContain('would work for me');
});

it('says how far one is in what the resume itself calls a beginning', () =>
  expect(answer('how strong is your sql')).toContain('beginner'));

it('tells no other number for a thing that the resume does not have', () =>
  expect(answer('what size of budget have you managed before')).toMatch(/^No \*\*budget\*\* yet/));
