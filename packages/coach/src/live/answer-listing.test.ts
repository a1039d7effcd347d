import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { answerQuestion } from './answer-question.ts';

const resume = {
  ...parseResumeText('Ann Lee\n\nWORK\nLead hand, Zilt Foods, 2019 - now\n- trained 12 new hires on the line'),
  languages: ['some Spanish from the season'],
};

it('takes speaking to a colleague for no question about languages', () => {
  const question = 'tell me about a time you had to speak to somebody on your crew about how they were working';
  const said = Object.values(answerQuestion({ question, context: question, resume, jobDescription: '' })).join(' ');
  expect(said).not.toContain('Spanish');
});
