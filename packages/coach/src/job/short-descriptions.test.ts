import { describe, expect, it } from 'vitest';
import { readJobDemand } from './job-demand.ts';

const askedOf = (description: string) => {
  const { hard = [], soft = [] } = readJobDemand(description) ?? {};
  return [...hard, ...soft].filter(({ sentence }) => sentence !== '').map(({ wording }) => wording);
};

describe('a description that is a title and a place', () => {
  it.each(['Nurse in Leeds', 'Electrician in York', 'Bus driver Manchester', 'Head of Sales', 'Chef in a hotel'])(
    'asks for no skill by the name of the job: %s',
    (title) => {
      expect(askedOf(title)).toEqual([]);
      expect(readJobDemand(title)?.assumedRole).toBeTruthy();
    },
  );

  it.each([
    ['Plumber in Leeds', 'Plumbing'],
    ['React developer in Oslo', 'React'],
    ['Marketing in London', 'Marketing'],
  ])('asks for the skill that the title names: %s', (title, skill) => {
    expect(askedOf(title)).toContain(skill);
  });
});
