import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { answerQuestion } from './answer-question.ts';

const RESUME = parseResumeText(`June Pascoe
EXPERIENCE
Water Operator, Hill Council
2020 - present
- Operate two treatment plants and calibrate the analysers
- Removed asbestos cement pipe with the right kit and paperwork
- Buddy for the trainee operator

CERTIFICATES
Site Traffic Management Supervisor, non practising since 2022
Food Safety Supervisor certificate (needs a refresher)
Confined space entry, 2025

Looking for a plant closer to home.`);
const answer = (question: string, jobDescription = '') =>
  Object.values(answerQuestion({ question, context: question, resume: RESUME, jobDescription })).join('\n');

it('answers each of two questions by its own line', () => {
  const said = answer("have you removed asbestos cement pipe before and where's your traffic ticket at these days");
  expect(said).toContain('asbestos cement pipe');
  expect(said).toContain('non practising since 2022');
});

it('answers a question after a ticket with no word of pay', () => {
  const said = answer('are you good for confined space entry right now');
  expect(said).toContain('Confined space entry');
  expect(said).not.toContain('[your range]');
});

it('denies no half of an "or" while the resume has the other', () => {
  const ad = 'Operator\nRequirements\n- Confined space entry or Master craftsman title';
  const question = 'we have audits here so do you hold the confined space entry or the master title';
  const said = answer(question, ad);
  expect(said).toContain('Confined space entry');
  expect(said).not.toMatch(/^No /);
});

it('denies the part of which the resume has no word', () => {
  expect(answer('have you worked with membranes or have you done any time on the wastewater side')).toMatch(
    /membranes[\s\S]*wastewater/,
  );
});

it('says what the resume itself looks for, asked why one comes', () => {
  expect(answer('why would you want to come and work for us', 'We are a small family firm in Hill.')).toContain(
    'I am looking for **a plant closer to home**.',
  );
});

it('takes a story for no introduction', () => {
  expect(answer('can you tell me about a time you helped somebody settle in')).not.toContain('What I am looking for');
});
