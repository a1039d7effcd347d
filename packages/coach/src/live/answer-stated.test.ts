import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { answerQuestion } from './answer-question.ts';

const RESUME = parseResumeText(`Ada Birk
EXPERIENCE
Team Leader, Fenwick Bakery
2019 - present
- Look after a shift of 12 bakers
- Led the scale calibration project; giveaway fell from 4.1 to 1.9 percent
- Ordered flour and packaging
`);
const answer = (question: string, context: string) =>
  Object.values(answerQuestion({ question, context, resume: RESUME, jobDescription: '' })).join(' ');

it('tells the line that the turn speaks of before its questions', () => {
  const question = 'what was your part in it and how did you get the bakers to follow';
  const said = answer(question, `I can see that you led a scale calibration project. ${question}?`);
  expect(said).toMatch(/^At \*\*Fenwick Bakery\*\*, I led the scale calibration project/);
  expect(said).toContain('To win people for it');
});

it('takes a case to imagine for no line', () => {
  const said = answer(
    'what would you do',
    'Imagine the scale calibration project stops and a baker is angry. What would you do?',
  );
  expect(said).not.toMatch(/^At/);
});
