import { describe, expect, it } from 'vitest';
import rows from '../../data/questions/wrong-claims.json' with { type: 'json' };
import { findInBank } from '../questions/find-question.ts';
import { analyseAnswer } from './analyse-answer.ts';
import { matchClaims, type WrongClaim } from './match-claims.ts';

const claimsOf = (question: string, answer: string) =>
  matchClaims(analyseAnswer(answer), question, findInBank(question)?.answer);
const data = rows as { ask: string; claims: WrongClaim[] }[];

const CIRCUIT = 'How do you make sure that a circuit is dead before you touch it?';
const PRESSURE = 'How do you lower the risk of pressure sores in a patient who cannot move?';
const CLEANER = 'What do you pay attention to when you use cleaning products?';
const JAM = 'What do you do before you reach into a machine to clear a jam?';
const FOOD = 'What do you do to keep food and drink safe during a busy shift?';
const FORKLIFT = 'What do you watch for when people and forklifts share a space?';
const TRANSFUSION = 'A patient deteriorates after a blood transfusion has started. Talk me through your actions.';

describe('the wrong claims of a technical answer', () => {
  it.each([
    [CIRCUIT, 'I turn it off at the switch, that is usually enough for me. Then I start.'],
    [PRESSURE, 'We turn them about every six hours and that is plenty.'],
    [CLEANER, 'For stubborn stains I mix a bit of bleach with the toilet cleaner.'],
    [JAM, 'I hit the emergency stop, reach in quickly and pull the piece out.'],
    [FOOD, 'I usually defrost the chicken out on the counter overnight.'],
    [FORKLIFT, 'If something is high up I lift a colleague up on the forks.'],
    [TRANSFUSION, 'I would slow down the transfusion and watch them for a while.'],
  ])('are found in other words: %s', (question, answer) => {
    const [made] = claimsOf(question, answer);
    expect(made?.isDangerous).toBe(true);
    expect(answer).toContain(made?.quote);
  });

  it.each([
    [CIRCUIT, 'I switch off, lock it, prove the tester, test every conductor and prove the tester again.'],
    [CIRCUIT, 'Switching it off at the switch is never enough. I lock it and prove it dead.'],
    [PRESSURE, 'I turn them at least every two hours and look at the skin each shift.'],
    [PRESSURE, 'I never massage red areas, I take the pressure off.'],
    [CLEANER, 'Some people mix bleach with toilet cleaner, and that gives off chlorine gas.'],
    [CLEANER, 'You must not mix bleach with toilet cleaner.'],
    [JAM, 'The emergency stop alone is not enough to reach in. I isolate, lock and try to start it.'],
    [FOOD, 'I defrost chicken in the fridge instead of on the counter.'],
    [FORKLIFT, 'The mistake is to lift a colleague on the forks.'],
    [TRANSFUSION, 'I stop the transfusion, keep the line open with saline and keep the bag for the laboratory.'],
  ])('are not found where it is right, or told as wrong: %s', (question, answer) => {
    expect(claimsOf(question, answer)).toEqual([]);
  });

  it('are none for a question that the data does not hold', () => {
    expect(claimsOf('How do you clean a window?', 'I mix bleach with toilet cleaner.')).toEqual([]);
  });
});

describe('the data of wrong claims', () => {
  it.each(data)('belongs to a question of the bank: $ask', ({ ask, claims }) => {
    const reference = findInBank(ask)?.answer;
    expect(reference).toBeTruthy();
    expect(claims.length).toBeGreaterThan(0);
    for (const { claim, right, isDangerous, ...rest } of claims) {
      expect(claim.split(' ').length).toBeGreaterThan(2);
      expect(right).toMatch(/^[A-Z].*\.$/);
      expect([undefined, true]).toContain(isDangerous);
      expect(rest).toEqual({});
    }
    // The right answer makes none of them.
    expect(claimsOf(ask, reference ?? '')).toEqual([]);
  });
});
