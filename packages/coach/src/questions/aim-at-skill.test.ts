import { SKILLS, type Skill } from '@greenroom/contract/constants';
import { describe, expect, it } from 'vitest';
import { chooseQuestions } from './choose-questions.ts';
import { findQuestion } from './find-question.ts';

const COMPETENCIES: Record<Skill, string[]> = {
  communication: ['communication'],
  teamwork: ['teamwork'],
  problemSolving: ['problem-solving'],
  adaptability: ['adaptability'],
  creativity: ['creativity'],
  leadership: ['leadership', 'ownership'],
};
const ROLES = ['Nurse', 'Florist', 'Software Engineer', 'Head of Sales', 'Falconer'];

const choose = (roleName: string, skill: Skill, seed = 'one') =>
  chooseQuestions({
    roleName,
    roleDescription: '',
    count: 3,
    type: 'Behavioral',
    difficulty: 'Medium',
    skipFirst: true,
    seed,
    skill,
  });

describe('a set of questions for one skill', () => {
  it.each(SKILLS)('asks about it alone: %s', (skill) => {
    for (const roleName of ROLES) {
      const questions = choose(roleName, skill);
      expect(new Set(questions).size).toBe(3);
      const asked = questions.map((text) => `${roleName}: ${text}: ${findQuestion(text).competency}`);
      expect(asked.filter((line) => !COMPETENCIES[skill].some((name) => line.endsWith(`: ${name}`)))).toEqual([]);
    }
  });

  it('differs from interview to interview', () => {
    const sets = ['a', 'b', 'c', 'd'].map((seed) => choose('Nurse', 'teamwork', seed).join('\n'));
    expect(new Set(sets).size).toBeGreaterThan(1);
  });
});
