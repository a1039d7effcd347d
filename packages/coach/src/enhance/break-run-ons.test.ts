import { expect, it } from 'vitest';
import { analyseAnswer, quoteOf } from '../feedback/analyse-answer.ts';
import { breakRunOn } from './break-run-ons.ts';

function broken(text: string): string[] {
  const analysis = analyseAnswer(text);
  return breakRunOn(analysis, { first: 0, last: analysis.words.length - 1 }).map((piece) => quoteOf(analysis, piece));
}

it('breaks a long stretch where a new subject acts', () => {
  expect(
    broken(
      'i set up one page with a map and the times for each piece and we made one person responsible for getting everybody there we also moved the rehearsals to sunday',
    ),
  ).toEqual([
    'i set up one page with a map and the times for each piece',
    'and we made one person responsible for getting everybody there',
    'we also moved the rehearsals to sunday',
  ]);
});

it('leaves a short sentence and a relative clause whole', () => {
  expect(broken('we called every hotel on the list and they said no')).toHaveLength(1);
  expect(
    broken(
      'in the last week of march we visited the company we had talked to at the fair in the winter before that one year',
    ),
  ).toEqual([
    'in the last week of march we visited the company we had talked to at the fair in the winter before that one year',
  ]);
});

it('ends the sentence after a name or an age that somebody introduces themselves with', () => {
  expect(
    broken(
      'my name is leo i am twenty three i worked two years in a cafe in leeds where i made two hundred coffees a day',
    ),
  ).toEqual([
    'my name is leo',
    'i am twenty three',
    'i worked two years in a cafe in leeds where i made two hundred coffees a day',
  ]);
});
