import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { answerQuestion } from './answer-question.ts';
import { heardWords } from './question-words.ts';
import { vectorTexts } from './vector-texts.ts';

const RESUME = parseResumeText(`Bethan Orrell
WORK
Acorn Day Nursery, Hollinbeck
Nursery Practitioner, Sept 2021 - present
- Key person for four babies; on call one week in six
OTHER
Driving licence, own car
Enhanced DBS, on the update service`);
const AD = `Nursery Practitioner
Salary: £24,000 to £26,500 a year`;

/** Every text has the same vector, because these answers do not depend on similarity. */
function ask(turn: string, jobDescription = AD): string {
  const vector = Float32Array.from({ length: 384 }, (_, at) => (at === 0 ? 1 : 0));
  const texts = vectorTexts(turn, RESUME, turn, jobDescription);
  const vectors = new Map([...texts.question, ...texts.resume, heardWords(turn)].map((text) => [text, vector]));
  const input = { question: turn, context: turn, resume: RESUME, jobDescription, vectors };
  return Object.values(answerQuestion(input)).join('\n');
}

it('says the pay of the advertisement, the present post and the hours that the resume knows', () => {
  const said = ask(
    'what are you looking for on salary and how much notice do you need to give and are you okay with being on call one week in five',
  );
  expect(said).toContain('The advertisement says **£24,000 to £26,500');
  expect(said).toContain('I am still at **Acorn Day Nursery**, and my notice there is **[how long]**');
  expect(said).toContain('**on call one week in five** would work for me **[if not');
  expect(said).toContain('on call one week in six');
});

it('answers a car and the checks by the lines of the resume', () => {
  const said = ask('have you got a car because there is no bus and what about your notice and is your dbs in date');
  expect(said).toContain('I have this: **Driving licence, own car**');
  expect(said).toContain('**Enhanced DBS, on the update service**');
});

it('leaves the pay that the interviewer names to the person', () => {
  const said = ask('so the base is twenty five plus bonus is that where you need to be and what is your notice');
  expect(said).toContain('On the pay that you name: **[yes, or your own figure]**');
  expect(said).not.toContain('£24,000');
});
