import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { answerQuestion } from './answer-question.ts';

const resume = parseResumeText(`Olek Marsh
I was a chef for seven years and build small applications in React and Node.

PROJECTS

Prep Board (bootcamp project, May 2025)
- Web app for kitchens: React front end, Express API
- I did the ordering screen and most of the schema

Menu page for The Copper Kettle (paid, €400, October 2025)
- Static site, the owner edits a sheet and the menu updates
- Checked with a screen reader and fixed the contrast

EXPERIENCE

Sous Chef, Harbour Lane Bistro
March 2021 - February 2025
- Food cost brought from 34% to 30% in 2023
- Trained five commis chefs`);
const say = (question: string): string =>
  Object.values(answerQuestion({ question, context: question, resume, jobDescription: '' })).join('\n');

it('hands over the project that a turn names, with what it says in brackets and further lines', () => {
  const said = say("you've got this thing here paid four hundred euro menu page what was that");
  expect(said).toContain('Static site, the owner edits a sheet'.toLowerCase().slice(0, 11));
  expect(said).toContain('paid, €400, October 2025');
  expect(said).toContain('screen reader');
});

it('tells of a skill by the project that has it, and what the person did there', () => {
  const said = say('what have you done with react walk me through something');
  expect(said).toContain('**Prep Board**');
  expect(said).toContain('ordering screen');
});

it('leaves a story of some time to other answers', () => {
  expect(say('tell me about a time you trained somebody')).not.toContain('Prep Board');
});

it('leaves the way to the person where a line does not say it', () => {
  expect(say('food cost from thirty four to thirty percent how did you do that')).toContain('How I did it: [');
});
