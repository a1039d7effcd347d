import { expect, it } from 'vitest';
import { weakestSkill } from './weakest-skill.ts';

it('is the lowest mean of the skills that were scored', () => {
  const points = [
    { attribute: 'Communication', score: 3.5 },
    { attribute: 'Teamwork', score: 2.1 },
    { attribute: 'Problem-solving', score: 2.1 },
    { attribute: 'Leadership', score: null },
  ];
  expect(weakestSkill(points)).toEqual({ skill: 'teamwork', score: 2.1 });
});

it('is not there while nothing was scored', () => {
  expect(weakestSkill([])).toBeNull();
  expect(weakestSkill([{ attribute: 'Leadership', score: null }])).toBeNull();
});
