import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { answerQuestion } from './answer-question.ts';

const RESUME = parseResumeText(`Mo Adair
EXPERIENCE
Dairy Vet, Brook Practice
2018 - present
- Treated mastitis and checked the penicillin withdrawal records on 40 farms
- Ran the night phone for calvings
`);
const answer = (said: string, resume: typeof RESUME | null = null) =>
  answerQuestion({ question: said, context: said, resume, jobDescription: '' });
const CASE =
  'imagine it is friday evening a farmer wants to pick up penicillin and the prescription is not signed what would you do';

it('names what a case is about in two cues where no line of the resume belongs to it', () => {
  const said = answer('say a resident refuses her tablets and her son is shouting in the hall what do you do');
  expect(said.paragraph1).toContain('resident refuses her tablets');
  expect(said.paragraph2).toContain('her son is shouting in the hall'.replace('her ', ''));
  expect(Object.values(said).join(' ')).not.toContain('I would not force');
});

it('hangs no step on what presses beside the case', () => {
  expect(Object.values(answer(CASE, RESUME)).join(' ')).not.toMatch(/As \*\*|\[how many/u);
});

it('names no event that is not surely heard', () => {
  expect(answer('what would you do in an emergency').paragraph1).not.toContain('If **');
});
