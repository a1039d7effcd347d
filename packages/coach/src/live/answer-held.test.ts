import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { thingAskedFor } from './answer-held.ts';
import { answerQuestion } from './answer-question.ts';

const RESUME = `Aoife Kenny
Tree surgeon

Experience
Climber, Slieve Tree Care, 2019 - present
- Pruned and dismantled trees in gardens and along roads
- Trained two groundsmen in rigging

Certificates
First aid at work, expired 2021

I have not yet felled trees along a railway.`;
const answer = (question: string, jobDescription = '') =>
  Object.values(answerQuestion({ question, context: question, resume: RESUME, jobDescription })).join(' ');

it.each([
  ['do you hold any utility authorisation at the moment for working near lines', 'utility authorisation'],
  ['have you dealt with trade unions at all in your time', 'trade unions'],
  ['do you know anything about it', ''],
  ['have you got any questions for us', ''],
])('the thing asked for in "%s" is "%s"', (question, thing) => expect(thingAskedFor(question)).toBe(thing));

it('says plainly that the resume has no word of what is asked for', () => {
  expect(answer('do you hold any utility authorisation at the moment')).toContain('No **utility authorisation** yet.');
});

it('denies nothing that the resume shows', () => {
  expect(answer('have you done any rigging')).not.toMatch(/\bNot? \*\*/u);
});

it('says how far it goes where the resume says so', () => {
  expect(answer('do you have a valid first aid certificate right now')).toContain('expired 2021');
});

it('takes no word that only begins alike for the thing', () => {
  expect(answer('have you worked with motion compensated gangways at all')).toContain(
    '**motion compensated gangways**',
  );
  expect(answer('have you had any rigging training or anything like it')).not.toMatch(/\bNot? \*\*/u);
});

it('does not deny what the resume names by its initials', () => {
  const resume = RESUME.replace('First aid at work', 'ICS 100 and 200');
  const question = 'have you worked with incident command systems at all';
  const said = (text: string) =>
    Object.values(answerQuestion({ question, resume: text, jobDescription: '' })).join(' ');
  expect(said(RESUME)).toContain('No **incident command systems** yet.');
  expect(said(resume)).not.toContain(' yet.');
});

it('says that a language is not there, and names those that are', () => {
  const resume = { ...parseResumeText(RESUME), languages: ['English', 'Irish (fluent)'] };
  const said = Object.values(
    answerQuestion({ question: 'how is your french on the phone', resume, jobDescription: '' }),
  ).join(' ');
  expect(said).toContain('No **French** yet.');
  expect(said).toContain('**Irish (fluent)**');
});

it('hears no question about the first day in "could you start by telling us"', () => {
  const question = 'could you start by telling us a bit about what you are doing now';
  expect(Object.values(answerQuestion({ question, resume: RESUME, jobDescription: '' })).join(' ')).not.toContain(
    '[date]',
  );
});
