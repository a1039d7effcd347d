import { expect, it } from 'vitest';
import askedRows from '../../data/live/turn-asks.json' with { type: 'json' };
import { type PackedVector, unpackVector } from './packed-vector.ts';
import { withAsked } from './part-by-turn.ts';
import { heardWords } from './question-words.ts';
import { guessAsked } from './turn-asks.ts';

const TURN = 'The pay is twelve sixty to start, is that alright for you, and how much notice do you have to give?';
const part = (kind: string, vectors: ReadonlyMap<string, Float32Array>) => ({
  question: TURN,
  kind,
  kinds: [],
  vectors,
  input: { question: TURN, context: TURN },
});

it('guesses nothing where the encoder gave no vectors, and leaves the part as it is', () => {
  expect(guessAsked(TURN, new Map())).toEqual([]);
  expect(withAsked(part('general', new Map()), true).kind).toBe('general');
});

it('gives probabilities that add up to one, likeliest first', () => {
  const zero = new Float32Array(384);
  const guesses = guessAsked(TURN, new Map([[heardWords(TURN), zero]]));
  expect(guesses.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 6);
  expect(guesses.map(({ probability }) => probability)).toEqual(
    guesses.map(({ probability }) => probability).toSorted((one, other) => other - one),
  );
});

it('takes a part for what its turn surely asks for, and leaves one that is of that kind already', () => {
  const row = askedRows.kinds.find(({ kind }) => kind === 'terms');
  const weights = unpackVector(row as PackedVector);
  const length = Math.hypot(...weights);
  const near = weights.map((value) => value / length);
  const vectors = new Map([[heardWords(TURN), near]]);
  expect(guessAsked(TURN, vectors)[0]?.asked).toBe('terms');
  expect(withAsked(part('general', vectors), true).kind).toBe('terms');
  expect(withAsked({ ...part('terms', vectors), question: 'and when' }, true).kind).toBe('terms');
});
