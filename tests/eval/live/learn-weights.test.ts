import { spokenWords } from '@greenroom/coach/live/spoken-words';
import { describe, expect, it } from 'vitest';
import { learnWeights } from './learn-weights.ts';

const labelled = (text: string, isQuestion: boolean) => ({ words: spokenWords(text), isQuestion });

describe('learnWeights', () => {
  it('gives a word the sign of the utterances that it stands in', () => {
    const rounds = Array.from({ length: 8 }, () => [labelled('blue green', true), labelled('red brown', false)]).flat();
    const { weights } = learnWeights(rounds);
    expect(weights.get('u:blue')).toBeGreaterThan(0);
    expect(weights.get('u:red')).toBeLessThan(0);
  });

  it('gives the same weights for the same utterances', () => {
    const utterances = [labelled('tell me more', true), labelled('i see', false)];
    expect(learnWeights([...utterances, ...utterances])).toEqual(learnWeights([...utterances, ...utterances]));
  });
});
