import type { Evidence } from '@greenroom/contract/feedback';
import { describe, expect, it } from 'vitest';
import { skippedEntry } from '../feedback/feedback-entries.ts';
import { compareFeedback } from './compare-feedback.ts';

const SITUATION: Evidence = { skill: 'overall', quote: 'The oven broke.', comment: 'Where it happened.' };
const RESULT: Evidence = { skill: 'overall', quote: 'We sold all 200 loaves.', comment: 'What came of it.' };

function judge(score: number | null, answer: string, evidence: Evidence[] = [], nextSteps: string[] = []) {
  const range = score === null ? undefined : { low: Math.max(0, score - 0.7), high: Math.min(5, score + 0.7) };
  return {
    answer,
    feedback: { ...skippedEntry(), overallScorePerResponse: score, overallRange: range, evidence, nextSteps },
  };
}

describe('two attempts', () => {
  it.each([
    [2, 4, { kind: 'higher', from: 2, to: 4 }],
    [4, 2, { kind: 'lower', from: 4, to: 2 }],
    [3, 3.5, { kind: 'too-close' }],
    [3, 3, { kind: 'too-close' }],
    [null, 3, { kind: 'now-scored' }],
    [3, null, { kind: 'not-scored' }],
    [null, null, null],
  ])('with scores of %s and %s have numbers only where the ranges are apart', (from, to, expected) => {
    expect(compareFeedback(judge(from, 'One.'), judge(to, 'Two.')).score).toEqual(expected);
  });

  it('say nothing of scores without a range', () => {
    const [earlier, later] = [judge(1, 'One.'), judge(5, 'Two.')];
    later.feedback.overallRange = undefined;
    expect(compareFeedback(earlier, later).score).toBeNull();
  });

  it('show what is new, what is left out, and what is still to do', () => {
    const earlier = judge(3, 'The oven broke. I called Ann.', [SITUATION], ['Say what came of it.']);
    const later = judge(3, 'I called Ann. We sold all 200 loaves.', [RESULT], ['Say where it happened.']);
    expect(compareFeedback(earlier, later)).toMatchObject({
      added: [RESULT],
      leftOut: [SITUATION],
      next: ['Say where it happened.'],
    });
  });

  it('call nothing new that was said before in other punctuation, and nothing left out that is replaced', () => {
    const earlier = judge(3, 'the oven broke, and we sold all 200 loaves', [SITUATION]);
    const other = { ...SITUATION, quote: 'One night the oven failed.' };
    const later = judge(3, 'One night the oven failed. We sold all 200 loaves.', [other, RESULT]);
    expect(compareFeedback(earlier, later)).toMatchObject({ added: [other], leftOut: [] });
  });

  it('put concerns about the later answer before its next steps', () => {
    const later = judge(1, 'I lied.', [], ['Say more.']);
    later.feedback.concerns = [{ kind: 'dishonesty', quote: 'I lied.', advice: 'Leave it out.' }];
    expect(compareFeedback(judge(1, 'One.'), later).next).toEqual(['Leave it out.', 'Say more.']);
  });
});
