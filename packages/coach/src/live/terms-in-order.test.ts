import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { answerQuestion } from './answer-question.ts';
import { NO_PRACTICAL_FACTS, readPracticalFacts } from './practical-facts.ts';
import { sayTerms } from './terms-in-order.ts';

const resume = parseResumeText(`Ida Brook
Galway 3 | ida@example.ie
EXPERIENCE
Pharmacist, Hale Hospital
2019 - present
- Cover the weekend dispensary rota one in six
- Wrote the falls checklist that four wards use
CERTIFICATIONS
Minibus licence D1, 2021`);
const jobDescription = 'Pharmacist\nGalway\n€46,000 to €50,000, 25 days leave, €600 for learning';
const say = (question: string): string[] =>
  Object.values(answerQuestion({ question, context: question, resume, jobDescription }));

it('answers each half in the order asked, with the range of the advertisement and the hours of the resume', () => {
  const [first, second] = say('what is your notice period and are you alright with the weekend rota');
  expect(first).toBe('My notice is **[weeks or months]**.');
  expect(second).toContain('weekend dispensary rota one in six');
  const [pay, start] = say('what are you on at the moment and how soon could you come across');
  expect(pay).toContain('you offer **€46,000 to €50,000**');
  expect(start).toBe('I could start on **[date]**.');
});

it('drops no half that names no term', () => {
  const [start, minibus] = say('could you start at easter and would you be happy driving the minibus');
  expect(start).toContain('**at Easter**');
  expect(minibus).toContain('inibus licence D1');
});

it('splits a part of several terms', () => {
  const asked = { turn: '', known: NO_PRACTICAL_FACTS, facts: null };
  const names = (question: string) => sayTerms(question, { ...asked, turn: question }).map(({ name }) => name);
  expect(names('what is your notice period and your visa and how much you are expecting')).toEqual([
    'notice',
    'status',
    'pay',
  ]);
  expect(names('would you accept and is there anything about september that would be a problem')).toEqual([
    'accept',
    'obstacle',
  ]);
});

it('reads the range of the advertisement wherever it is, and the town in a row of contacts', () => {
  const read = (ad: string) => readPracticalFacts(resume, ad);
  expect(read('R13 500 to R15 800 a month depending on experience, night allowance').pay).toBe(
    'R13 500 to R15 800 a month',
  );
  expect(read('Folsom, CA · On-site · $82,000 – $101,000').pay).toBe('$82,000 – $101,000');
  expect(read('A budget of £20,000 to £30,000').pay).toBe('');
  expect(read('').town).toBe('Galway 3');
});

it('takes no verb "notice", and no place to start looking, for a term', () => {
  const asked = { turn: '', known: NO_PRACTICAL_FACTS, facts: null };
  const names = (question: string) => sayTerms(question, { ...asked, turn: question }).map(({ name }) => name);
  expect(names('what exactly did you do and did guests notice')).toEqual([]);
  expect(names('and where would you start looking')).toEqual([]);
  expect(names("what's your expectation within that range")).toEqual(['pay']);
});
