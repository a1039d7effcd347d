import { expect, it } from 'vitest';
import { judgeDuties } from './judge-duties.ts';
import { readJudgedLines } from './read-asking-lines.ts';

const ADVERTISEMENT = `Brightwell Dental is a practice of eleven people in the middle of town.
What you will do
- Prepare the surgery and keep the appointment book
- Process insurance claims and order dental supplies
- Stock control in both surgeries
What you bring
- Two years of experience at a reception desk
- Good spoken English
What we offer
- 25 days of holiday and a free car park
We are an equal opportunity employer.`;

it('tells what is to be done from what is asked, offered and told of the employer', () => {
  const judged = judgeDuties(readJudgedLines(ADVERTISEMENT)).map((probability) => probability > 0.6);
  expect(judged).toEqual([false, false, true, true, true, false, false, false, false, false, false]);
});
