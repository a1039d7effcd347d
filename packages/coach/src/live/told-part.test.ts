import { expect, it } from 'vitest';
import type { ResumeFact } from './resume-facts.ts';
import { findToldDetail, findToldPart } from './told-part.ts';

const fact = (text: string): ResumeFact => ({
  text,
  employer: 'Harrow Dairy',
  title: '',
  isProject: false,
  isCurrent: true,
  order: 0,
});
const moved = fact('Led the move to the new ledger; ran two parallel closes, variance at go-live under 0.1%');
const nights = fact('Lead fitter on Sunday nights, 3 fitters and an apprentice');

it.each([
  ['and what was the variance when you went live', 'variance at go-live under 0.1%'],
  ['how many people was that again', undefined],
])('"%s" is answered by the part of the line that says it', (question, part) =>
  expect(findToldPart(question, [moved])).toBe(part),
);

it('finds the number of people that was said', () =>
  expect(findToldPart('how many blokes was that again', [nights])).toBe('3 fitters and an apprentice'));

it.each([
  'what was the hardest part of the variance',
  'how did you bring the variance down',
  'why was the variance high',
])('"%s" asks for more than the line says', (question) => expect(findToldPart(question, [moved])).toBeUndefined());

it.each([
  ["what's the biggest one of those", 'Serviced boilers, heat pumps and rooftop units to 25 tons', 'up to 25 tons'],
  ['how did you know that it was safe', 'Moved payroll to Paycom, with two parallel runs', 'with two parallel runs'],
  ['how did you know that it was safe', 'Moved payroll to Paycom', undefined],
  ['what is the biggest one', 'Serviced boilers', undefined],
  ['what was the biggest difference', 'Cut the window from 4 hours to 50 minutes', undefined],
  [
    'so that it does not happen again',
    'Flooded a cellar, told the owner, have used a tag since',
    'have used a tag since',
  ],
])('"%s" is answered by a detail of "%s"', (question, text, detail) =>
  expect(findToldDetail(question, fact(text))).toBe(detail),
);
