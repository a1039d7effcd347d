import type { ResumeDemand, ResumeReview } from '@greenroom/contract/resume';
import { describe, expect, it } from 'vitest';
import { adjustReview, NO_ADJUSTMENTS } from './adjust-review.ts';

const demand = (name: string, state: ResumeDemand['state']): ResumeDemand => ({
  name,
  category: 'hard',
  level: 'asked',
  weight: 1,
  sentence: `You know ${name}.`,
  state,
  line: state === 'missing' ? '' : `Worked with ${name}`,
});
const REVIEW: ResumeReview = {
  scoreValue: 40,
  scoreSummary: '',
  hardSkills: { required: ['Docker', 'Go', 'Salaried'], missing: ['Go', 'Salaried'] },
  softSkills: { required: [], missing: [] },
  niceToHave: [],
  breakdown: [
    { name: 'skills', label: 'Hard skills', points: 34, maxPoints: 60, advice: '' },
    { name: 'occupation', label: 'Title and experience', points: 7, maxPoints: 40, advice: '' },
  ],
  demands: [demand('Docker', 'work'), demand('Go', 'missing'), demand('Salaried', 'missing')],
  suggestions: [],
  warnings: [],
  reviewedBy: 'built-in-coach',
};

describe('adjustReview', () => {
  it('leaves a review without adjustments as it is', () => {
    expect(adjustReview(REVIEW, NO_ADJUSTMENTS)).toBe(REVIEW);
  });

  it('raises the score when a demand that is no skill is struck', () => {
    const adjusted = adjustReview(REVIEW, { struck: ['Salaried'], ticked: {} });
    expect(adjusted.scoreValue).toBeGreaterThan(REVIEW.scoreValue);
    expect(adjusted.hardSkills).toEqual({ required: ['Docker', 'Go'], missing: ['Go'] });
  });

  it('counts a ticked demand as shown, with the place that the person named', () => {
    const adjusted = adjustReview(REVIEW, { struck: [], ticked: { Go: 'At Acme, 2023' } });
    expect(adjusted.hardSkills.missing).toEqual(['Salaried']);
    expect(adjusted.demands[1]).toMatchObject({ state: 'work', line: 'At Acme, 2023' });
    expect(adjusted.scoreValue).toBeGreaterThan(REVIEW.scoreValue);
  });

  it('never leaves the range of a part', () => {
    const adjusted = adjustReview(REVIEW, { struck: ['Salaried', 'Go'], ticked: {} });
    expect(adjusted.breakdown[0]?.points).toBe(60);
    expect(adjusted.breakdown[1]).toEqual(REVIEW.breakdown[1]);
  });
});
