import { describe, expect, it } from 'vitest';
import { SAMPLE_FEEDBACK, SAMPLE_INTERVIEWS, SAMPLE_SKILLS } from './sample-interview-data.ts';
import { SAMPLE_RESUME } from './sample-resume-data.ts';
import { averageBySkill } from './sample-scores.ts';

describe('the sample interview', () => {
  it('quotes only what was said, and says something of each answer', () => {
    expect(SAMPLE_FEEDBACK).toHaveLength(3);
    for (const { answer, feedback, remarks, nextSteps } of SAMPLE_FEEDBACK) {
      expect(remarks.filter(({ quote }) => !answer.includes(quote))).toEqual([]);
      expect(feedback.length + nextSteps.length).toBeGreaterThan(0);
    }
    expect(SAMPLE_FEEDBACK.flatMap(({ remarks }) => remarks).length).toBeGreaterThan(2);
    expect(SAMPLE_FEEDBACK.flatMap(({ nextSteps }) => nextSteps).length).toBeGreaterThan(0);
  });

  it('shows every skill of every role somewhere, so that the charts have no hole', () => {
    expect(SAMPLE_INTERVIEWS).toHaveLength(3);
    for (const { scores } of SAMPLE_INTERVIEWS) {
      const averages = averageBySkill(scores).map(({ average }) => average);
      expect(averages).toHaveLength(SAMPLE_SKILLS.length);
      expect(averages.every((average) => average >= 1 && average <= 5)).toBe(true);
      expect(scores.every(({ score }) => score >= 1 && score <= 5)).toBe(true);
    }
  });
});

describe('the sample resume', () => {
  it('has skills that are found, not clear and missing', () => {
    const states = new Set(SAMPLE_RESUME.groups.flatMap(({ skills }) => skills.map(({ state }) => state)));
    expect([...states].sort()).toEqual(['found', 'missing', 'unclear']);
    expect(SAMPLE_RESUME.verdict).not.toBe('');
  });
});

it('makes the average of a skill from the answers that show it', () => {
  const none = {
    communicationScore: null,
    teamworkScore: null,
    problemSolvingScore: null,
    adaptabilityScore: null,
    creativityScore: null,
    leadershipScore: null,
  };
  const scores = [
    { skillsScore: { ...none, communicationScore: 2, teamworkScore: 3 } },
    { skillsScore: { ...none, communicationScore: 3 } },
  ];
  const of = (wanted: string) => averageBySkill(scores).find(({ skill }) => skill === wanted)?.average;
  expect([of('communication'), of('teamwork'), of('leadership')]).toEqual([2.5, 3, 0]);
});
