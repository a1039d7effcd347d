import { describe, expect, it } from 'vitest';
import { findInBank } from '../questions/find-question.ts';
import { analyseAnswer } from './analyse-answer.ts';
import { isWholeReference, matchReference } from './match-reference.ts';

const ESPRESSO = 'How do you make a good espresso, and how do you know that it is good?';
const GOOD =
  'Fresh beans, I grind eighteen grams, tamp it level and pull about thirty six grams in twenty eight seconds. I taste the first one every morning.';
const ALLERGY = 'A guest says that they are allergic to nuts. What do you do?';

const match = (answer: string, question: string) =>
  matchReference(analyseAnswer(answer), question, findInBank(question)?.answer);

describe('an answer beside our own', () => {
  it('is the whole of it where it says every point, and only then', () => {
    const core = findInBank(ESPRESSO)?.answer ?? '';
    expect(isWholeReference(match(core, ESPRESSO))).toBe(true);
    expect(isWholeReference(match(GOOD, ALLERGY))).toBe(false);
  });

  it('hears points in other words and names what is open', () => {
    const espresso = match(GOOD, ESPRESSO);
    expect(espresso?.covered.map(({ text }) => text)).toEqual(expect.arrayContaining(['fresh beans', 'even tamping']));
    expect(espresso?.covered.length).toBeLessThanOrEqual(espresso?.total ?? 0);
    expect(match('I put the guest at ease.', ALLERGY)?.missing).toContain('mark the order');
  });

  it('hears none in an answer to another question', () => {
    expect(match(GOOD, ALLERGY)?.covered).toEqual([]);
  });

  it('is not made for a question that the bank does not hold', () => {
    expect(match(GOOD, 'How do you like your espresso?')).toBeNull();
  });

  it('hears a point that is denied as its opposite', () => {
    const core = 'mark the order, tell the kitchen, and never guess.';
    const denied = matchReference(analyseAnswer('I would not mark the order.'), ALLERGY, core);
    expect(denied?.contradicted.map(({ text }) => text)).toEqual(['mark the order']);
    expect(denied?.covered).toEqual([]);
    const held = matchReference(analyseAnswer('I mark the order first.'), ALLERGY, core);
    expect(held?.covered.map(({ text }) => text)).toEqual(['mark the order']);
  });

  it('hears words of a point only where they stand together', () => {
    const core = 'check the torque of the wheel nuts, mark the order.';
    const near = matchReference(analyseAnswer('Then I check the torque of all the wheel nuts.'), ALLERGY, core);
    expect(near).toMatchObject({ isInOrder: true });
    const far =
      'The nuts were in a bag that somebody from the other depot had left there on the bench last week with a torque list for check';
    expect(matchReference(analyseAnswer(far), ALLERGY, core)).toMatchObject({ isInOrder: false });
  });
});
