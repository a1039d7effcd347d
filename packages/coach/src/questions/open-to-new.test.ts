import { describe, expect, it } from 'vitest';
import { chooseQuestions } from './choose-questions.ts';
import { isOpenToNew } from './open-to-new.ts';

const DUTIES = [
  'You will load the van at the depot each morning.',
  'You will deliver parcels to homes on a regular round.',
  'You will collect signatures from customers.',
  'You will check the tyres and lights of the van.',
].join(' ');

describe('an advertisement for people who are new to the work', () => {
  it.each([
    'No experience needed, we show you everything.',
    "You don't need any experience at all.",
    'Previous experience is not essential.',
    "You don't need to have done this before.",
  ])('is known by what it says: %s', (sentence) => {
    expect(isOpenToNew(sentence, 'Delivery Driver')).toBe(true);
  });

  it.each(['You need two years of experience.', 'It is an experience.', 'No experience of SAP is needed.'])(
    'is not known by: %s',
    (sentence) => {
      expect(isOpenToNew(sentence, 'Driver')).toBe(false);
    },
  );

  it('knows the posts of learners by their titles', () => {
    expect(isOpenToNew('We train you for two years.', 'Apprentice Joiner')).toBe(true);
    expect(isOpenToNew('', 'Apprentice Joiner')).toBe(false);
  });

  it('gets no question about past work of the trade', () => {
    const roleDescription = `Delivery Driver\n\nWe are a parcel firm. No experience needed.\n\n${DUTIES}\n\nApply by phone to the depot any day of the week.`;
    for (const type of ['Behavioral', 'Technical'] as const) {
      const questions = ['one', 'two', 'three'].flatMap((seed) =>
        chooseQuestions({ roleName: '', roleDescription, count: 5, type, difficulty: 'Medium', skipFirst: true, seed }),
      );
      const ofPast =
        /\byour experience of|when you were (?:load|deliver)|difficult situation you faced|lesson you learned from/u;
      expect(questions.filter((question) => ofPast.test(question))).toEqual([]);
    }
  });
});
