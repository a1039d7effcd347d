import { expect, it } from 'vitest';
import { chooseQuestions } from './choose-questions.ts';
import { isSoundSubject } from './sound-question.ts';

it.each([
  'reside in Lagos Mainland',
  'of uniform production shall have priority',
  'a meal to marcy@tamarackpoint.example',
  'ciclo formativo de grado medio o superior',
  'in the craft behind',
  'of either a buying house',
  'run an of four shifts at Huddersfield',
  'lead a shift of eleven',
])('takes "%s" for no subject of a question', (phrase) => {
  expect(isSoundSubject(phrase)).toBe(false);
});

it.each([
  'inspect finished goods before dispatch',
  'keep the attendance and materials registers',
  'lead live-in care for an older couple',
  'lead a team of five fitters',
])('lets "%s" be asked about', (phrase) => {
  expect(isSoundSubject(phrase)).toBe(true);
});

it('asks about no place to live, address or selection rule', () => {
  const roleDescription = [
    'Job Description',
    'Plan the daily output of four sewing lines  Control fabric consumption and wastage  Train new intakes',
    'Requirements',
    'Candidate must reside in Lagos Mainland or be ready to relocate',
    'Experience of uniform production shall have priority',
    'Interested candidates should forward their CV to careers@stitchline.example',
  ].join('\n');
  const questions = ['a', 'b', 'c'].flatMap((seed) =>
    chooseQuestions({
      roleName: 'Production Manager (Garments)',
      roleDescription,
      count: 5,
      type: 'Technical',
      difficulty: 'Easy',
      skipFirst: true,
      seed,
    }),
  );
  expect(questions.filter((text) => /reside|relocate|priority|@/u.test(text))).toEqual([]);
});
