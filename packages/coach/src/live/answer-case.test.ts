import { expect, it } from 'vitest';
import kindRows from '../../data/live/case-kinds.json' with { type: 'json' };
import { parseResumeText } from '../resume/parse-resume.ts';
import { answerQuestion } from './answer-question.ts';
import { unpackVector } from './packed-vector.ts';

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

it.each([
  ['say a resident refuses her tablets and her son is shouting in the hall what do you do', 'not force it'],
  ['imagine the oven trips twice in an hour and the line is full where do you start', 'lock it off'],
  [
    'one of our buyers hands you a bracket and asks for the tariff code how would you go about it',
    'material, function',
  ],
  ['suppose two reports show different totals for march what do you do', 'definition, the period and the source'],
])('gives the first steps of the trade in "%s"', (turn, step) => {
  expect(Object.values(answer(turn)).join(' ')).toContain(step);
});

it('takes the steps that fit any trade where the meaning of the turn is sure', () => {
  const said = 'imagine the client comes out halfway and wants the wall moved two metres what would you do';
  const row = kindRows.find(({ kind }) => kind === 'change');
  const vector = unpackVector(row ?? { scale: 0, steps: [] });
  const length = Math.hypot(...vector);
  const vectors = new Map([[said, vector.map((value) => (3 * value) / length)]]);
  const { paragraph1 } = answerQuestion({ question: said, context: said, resume: null, jobDescription: '', vectors });
  expect(paragraph1).toContain('the price');
  expect(answer(said).paragraph1).toBe(
    'First I would make sure of the facts, and that nobody comes to harm meanwhile.',
  );
});

it('leaves the steps to the person in an event of no known kind', () => {
  expect(answer('what would you do if a parcel hums').paragraph1).toBe(
    'First I would make sure of the facts, and that nobody comes to harm meanwhile.',
  );
});

it('stays with a person who thinks of suicide, whatever else the turn names', () => {
  const said = answer("a junior tells you she's been thinking of killing herself and it's two fifteen what do you do");
  expect(said.paragraph1).toContain('stay with the person');
});

it('accuses nobody who forgot to send something in', () => {
  const said = answer('say a depot manager rings and says he forgot to send in the overtime what do you do');
  expect(said.paragraph1).not.toContain('speak to the person');
});

it('hangs no step on what presses beside the case', () => {
  expect(Object.values(answer(CASE, RESUME)).join(' ')).not.toMatch(/As \*\*|\[how many/u);
});

it('names no event that is not surely heard', () => {
  expect(answer('what would you do in an emergency').paragraph1).not.toContain('If **');
});

it('hears no manager say "let us say" where the turn is both the question and what is around it', () => {
  const { paragraph1 } = answer(
    "let's say sales came in two million under forecast but the margin went up how would you go about explaining that to a plant manager",
  );
  expect(paragraph1).not.toContain('speak to the person');
});

it('says no first aid where nobody is ill', () => {
  const said = Object.values(
    answer('two people are off the queue is at forty calls and one is in tears what do you do first'),
  );
  expect(said.join(' ')).not.toContain('airway');
});
