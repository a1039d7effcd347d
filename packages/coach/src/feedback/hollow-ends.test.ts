import { describe, expect, it } from 'vitest';
import { findSubstance } from './hollow-ends.ts';
import type { SentenceLabel } from './judge-answer.ts';

const NONE = {
  situation: 0,
  task: 0,
  action: 0,
  result: 0,
  learning: 0,
  opinion: 0,
  hollow: 0,
  blame: 0,
  conduct: 0,
  'claim-right': 0,
  'claim-wrong': 0,
  filler: 0,
  other: 0,
};
const sentence = (labels: Partial<Record<SentenceLabel, number>>, count = 15) => ({
  words: Array.from({ length: count }, () => 'word'),
  labels: { ...NONE, ...labels },
});
const deed = sentence({ action: 0.8 });
const boast = sentence({ hollow: 0.6, opinion: 0.3 });
const substanceOf = (told: ReturnType<typeof sentence>[]) =>
  findSubstance(told, ({ from, to }) => told.slice(from, to));

describe('the substance of an answer', () => {
  it('is without hollow sentences at its end and a greeting at its front', () => {
    expect(substanceOf([sentence({ filler: 0.7 }, 4), deed, deed, boast, boast])).toEqual({ from: 1, to: 3 });
  });

  it('holds hollow sentences between others, and those that are more likely something else', () => {
    expect(substanceOf([deed, boast, deed])).toEqual({ from: 0, to: 3 });
    expect(substanceOf([deed, deed, sentence({ hollow: 0.4, learning: 0.5 })])).toEqual({ from: 0, to: 3 });
  });

  it('is the whole answer where little else is said', () => {
    expect(substanceOf([boast, boast])).toEqual({ from: 0, to: 2 });
    expect(substanceOf([sentence({ situation: 0.6 }, 8), boast, boast])).toEqual({ from: 0, to: 3 });
    expect(substanceOf([])).toEqual({ from: 0, to: 0 });
  });

  it('leaves out an opinion of the question before it, and holds one after it', () => {
    const opinion = sentence({ opinion: 0.4, hollow: 0.3 });
    expect(substanceOf([opinion, deed, deed, opinion])).toEqual({ from: 1, to: 4 });
  });
});
