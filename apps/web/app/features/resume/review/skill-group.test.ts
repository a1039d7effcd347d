import { describe, expect, it } from 'vitest';
import { mostToGain, scoreMessage, toSkillGroup } from './skill-group.ts';

describe('the display of a review', () => {
  it('shows a skill as 1/1 when it is there and 0/1 when it is missing, present ones first', () => {
    const group = toSkillGroup('Hard Skills', 'hard', { required: ['Go', 'Rust', 'SQL'], missing: ['Go'] });
    expect(group).toMatchObject({ total: 3, missing: 1 });
    expect(group.skills.map(({ name, score, isCompleted }) => [name, score, isCompleted])).toEqual([
      ['Rust', '1/1', true],
      ['SQL', '1/1', true],
      ['Go', '0/1', false],
    ]);
  });

  it('counts what is not clear neither as shown nor as missing', () => {
    const demand = { category: 'hard', level: 'asked', weight: 1, sentence: '', line: '' } as const;
    const group = toSkillGroup('Hard Skills', 'hard', { required: ['Go', 'Rust'], missing: [] }, [
      { ...demand, name: 'Go', state: 'work' },
      { ...demand, name: 'Rust', state: 'unclear' },
    ]);
    expect(group).toMatchObject({ total: 2, missing: 0, unclear: 1 });
    expect(group.skills.map(({ score, isCompleted }) => [score, isCompleted])).toEqual([
      ['1/1', true],
      ['?/1', false],
    ]);
  });

  it.each([
    [100, 'Excellent! Your resume is highly competitive!'],
    [90, 'Excellent! Your resume is highly competitive!'],
    [89, 'Great job! Just a few improvements needed.'],
    [70, 'Great job! Just a few improvements needed.'],
    [69, 'Good start! Focus on enhancing key skills.'],
    [50, 'Good start! Focus on enhancing key skills.'],
    [49, 'Keep improving! Focus on adding more relevant skills and experience.'],
    [0, 'Keep improving! Focus on adding more relevant skills and experience.'],
  ])('says of %i: %s', (score, message) => {
    expect(scoreMessage(score)).toBe(message);
  });

  it('names the part with the widest gap, and none when all are full', () => {
    const part = (points: number, maxPoints: number) =>
      ({ name: 'skills', label: '', points, maxPoints, advice: '' }) as const;
    expect(mostToGain([part(15, 15), part(10, 40), part(0, 20)])).toBe(1);
    expect(mostToGain([part(15, 15)])).toBe(-1);
    expect(mostToGain([])).toBe(-1);
  });
});
