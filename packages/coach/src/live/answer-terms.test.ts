import { expect, it } from 'vitest';
import { answerTerms, asksForOther, asksForYes } from './answer-terms.ts';

it('answers each of several terms in the order of the turn', () => {
  const { paragraph1, paragraph2 } = answerTerms(
    'what salary are you looking for what notice would you have to give',
    [],
  );
  expect(paragraph1).toContain('[your range]');
  expect(paragraph2).toBe('As to notice: **[your notice]**.');
});

it('hears the amount that "that" stands for', () => {
  const question = 'is that alright for you and when could you start';
  const { paragraph1, paragraph2 } = answerTerms(question, [], `money is twenty-one an hour ${question}`);
  expect(paragraph1).toContain('[your range]');
  expect(paragraph2).toContain('[date]');
});

it('says what the resume says of the readiness that is asked for, and claims no more', () => {
  const lines = [{ kind: 'skill' as const, text: 'Own hand tools, willing to take on-call' }];
  const { paragraph1, paragraph2 } = answerTerms('are you good with being on call and what pay do you need', lines);
  expect(paragraph1).toBe('**Own hand tools, willing to take on-call**.');
  expect(paragraph2).toContain('As to pay');
  expect(answerTerms('can you work weekends', lines).paragraph1).toBe(
    'Yes, **weekends** would work for me [if not: what you would need].',
  );
});

it('takes a question that names no terms for none', () => {
  expect(asksForOther('who gets the state income tax', '')).toBe(true);
  expect(asksForOther('what salary are you looking for', '')).toBe(false);
});

it('speaks of no salary where nobody asked for one', () => {
  const said = Object.values(answerTerms('what would you want to learn about motion compensated gangways', [])).join(
    ' ',
  );
  expect(said).not.toContain('[your range]');
});

it('agrees to nothing where no yes is asked for', () => {
  for (const question of ['and what would you do first with a limited budget', 'what do you think would be different'])
    expect(asksForYes(question)).toBe(false);
  expect(asksForYes('are you okay with that')).toBe(true);
});

it('says back the days that a turn names, and not where the person lives', () => {
  const turn = 'how would the wednesday to sunday thing sit with you living in newtown';
  expect(answerTerms(turn, [], turn).paragraph1).toContain('**Wednesday to Sunday** would work');
});
