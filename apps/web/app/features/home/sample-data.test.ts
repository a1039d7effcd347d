import { describe, expect, it } from 'vitest';
import { SAMPLE_FEEDBACK, SAMPLE_INTERVIEWS, SAMPLE_SKILLS } from './sample-interview-data.ts';
import { SAMPLE_RESUME } from './sample-resume-data.ts';
import { averageBySkill, overallOf } from './sample-scores.ts';

const quotesOf = (text: string): string[] => [...text.matchAll(/“([^”]+)”/g)].map(([, quote]) => quote ?? '');

describe('the sample interview', () => {
  it.each(SAMPLE_FEEDBACK)('quotes only what was said: $question', ({ answer, Feedback }) => {
    const said = answer.toLowerCase();
    const quotes = Object.values(Feedback.behavioural_skills).flatMap(quotesOf);
    expect(quotes.length).toBeGreaterThan(1);
    expect(quotes.filter((quote) => !said.includes(quote.toLowerCase()))).toEqual([]);
  });

  it('scores every skill of every answer from 1 to 5', () => {
    const scores = SAMPLE_INTERVIEWS.flatMap((interview) => interview.scores.flatMap((score) => Object.values(score)));
    expect(scores).toHaveLength(SAMPLE_INTERVIEWS.length * 3 * SAMPLE_SKILLS.length);
    expect(scores.every((score) => score >= 1 && score <= 5)).toBe(true);
  });
});

describe('the sample resume', () => {
  it.each([
    ['Hard Skills', 8, 2],
    ['Soft Skills', 6, 1],
  ])('has in %s %i skills of which %i are missing', (name, total, missing) => {
    const skills = SAMPLE_RESUME.groups.find((group) => group.name === name)?.skills ?? [];
    expect([skills.length, skills.filter((skill) => !skill.isCompleted).length]).toEqual([total, missing]);
  });
});

describe('sample scores', () => {
  const low = { communication: 1, teamwork: 2, problem_solving: 3, leadership: 1, creativity: 1, adaptability: 2 };
  const high = { communication: 4, teamwork: 5, problem_solving: 5, leadership: 2, creativity: 1, adaptability: 4 };

  it('make one score of an answer, to a tenth', () => {
    expect([overallOf(low), overallOf(high)]).toEqual([1.7, 3.5]);
  });

  it('make one average of a skill over the answers', () => {
    expect(averageBySkill([low, high]).map(({ average }) => average)).toEqual([2.5, 3.5, 4, 1.5, 1, 3]);
  });
});
