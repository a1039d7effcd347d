import { expect, it } from 'vitest';
import { asksToAgree, namedTerms } from './named-terms.ts';

const TURN = 'we start at six in summer and one saturday out of three you are on so how do you feel about that';

it('names hours as the interviewer says them', () => {
  expect(namedTerms(TURN)).toBe('starting at six in summer and one Saturday out of three');
  expect(namedTerms('it is four on four off and standby one week in five')).toBe(
    'four on four off and standby one week in five',
  );
});

it('hears that a yes is asked for, and no hours in other numbers', () => {
  expect(asksToAgree('how do you feel about that', TURN)).toBe(true);
  expect(asksToAgree('how do you feel about that', 'we merged two teams last year')).toBe(false);
  expect(namedTerms('seven to ten days of training for a team of five')).toBe('');
});
