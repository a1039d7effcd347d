import { describe, expect, it } from 'vitest';
import { bestTags, openLinearChain, scoreTokens, tagMarginals } from './linear-chain.ts';

const chain = openLinearChain({
  tags: ['O', 'B', 'I'],
  starts: [20, 0, -900],
  steps: [
    [50, 10, -900],
    [0, -40, 60],
    [30, -20, 25],
  ],
  features: [
    ['w=cook', 1, 50, 2, 120],
    ['w=night', 1, 240, 2, 90],
    ['w=the', 0, 80],
  ],
});
const features = [['w=the'], ['w=night'], ['w=cook', 'w=unknown'], ['w=the']];

/** Every sequence of tags with its score, by going through all of them. */
function allSequences(): { tags: number[]; score: number }[] {
  const scores = scoreTokens(chain, features);
  const count = chain.tags.length;
  const sequences: number[][] = features.reduce<number[][]>(
    (known) => known.flatMap((tags) => [0, 1, 2].map((tag) => [...tags, tag])),
    [[]],
  );
  return sequences.map((tags) => ({
    tags,
    score: tags.reduce(
      (sum, tag, at) =>
        sum +
        (scores[at * count + tag] ?? 0) +
        ((at === 0 ? chain.starts[tag] : chain.steps[(tags[at - 1] ?? 0) * count + tag]) ?? 0),
      0,
    ),
  }));
}

describe('a linear chain', () => {
  it('finds the sequence that scores highest of all', () => {
    const [best] = allSequences().sort((left, right) => right.score - left.score);
    expect(bestTags(chain, scoreTokens(chain, features))).toEqual(best?.tags);
    expect(best?.tags).toEqual([0, 1, 2, 0]);
  });

  it('gives each tag its share of all sequences', () => {
    const all = allSequences();
    const total = all.reduce((sum, { score }) => sum + Math.exp(score), 0);
    const shares = tagMarginals(chain, scoreTokens(chain, features));
    for (let token = 0; token < features.length; token += 1) {
      for (let tag = 0; tag < chain.tags.length; tag += 1) {
        const expected = all
          .filter(({ tags }) => tags[token] === tag)
          .reduce((sum, { score }) => sum + Math.exp(score) / total, 0);
        expect(shares[token * chain.tags.length + tag]).toBeCloseTo(expected, 10);
      }
    }
  });

  it('tags no tokens as nothing', () => {
    expect(bestTags(chain, new Float64Array(0))).toEqual([]);
  });
});
