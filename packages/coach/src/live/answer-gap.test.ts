import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { answerGap } from './answer-gap.ts';

const RESUME = parseResumeText(`Ida Brook
EXPERIENCE
Payroll Clerk, Hale Foods
2024 - present
- Weekly payroll for 410 staff
CAREER BREAK   Aug 2020 to Jan 2024
Full time carer for a parent.
Payroll Administrator, Hannon Accountants
2014 - 2020
- Ran the bureau payroll`);

it('tells of years that a turn asks about without naming a gap', () => {
  const turn = 'I see about three years there, 2020 to the start of 2024. Do you want to say a bit about that?';
  expect(answerGap(turn, RESUME)?.paragraph1).toContain('carer for a parent');
});

it('takes years of work for no gap', () => {
  expect(answerGap('You were there 2015 to 2018, tell us about that.', RESUME)).toBeNull();
});
