import { describe, expect, it } from 'vitest';
import { createLinearModel } from './linear-model.ts';
import { STRETCH_NUMBERS, toClauseInput, toFlagInput, toSentenceInputs, toStretchInputs } from './model-inputs.ts';
import { readWords } from './read-words.ts';

const QUESTION = 'How did you meet a target?';
const NO_VECTORS = new Map<string, Float32Array>();

describe('the input of the flag model', () => {
  const { words, beside = [] } = toFlagInput(
    readWords('I signed it off for him.', QUESTION),
    QUESTION,
    NO_VECTORS,
    false,
  );
  const [near, asked] = beside;

  it('has pairs of words that are near each other but no neighbours', () => {
    expect(words).toEqual(['i', 'signed', 'it', 'off', 'for', 'him']);
    expect(near?.words).toContain('signed .. for');
    expect(near?.words).not.toContain('signed .. it');
    expect(near?.words).not.toContain('i .. him');
  });

  it('has the words of the question, marked', () => {
    expect(asked?.words).toContain('asked:target');
  });
});

describe('the input of the sentence model', () => {
  it('has the words of the neighbours, near pairs of its own and the question', () => {
    const { pieces } = readWords('The sheet was empty. I signed it off for him.', QUESTION);
    const [first, second] = toSentenceInputs(pieces, { question: QUESTION, isTechnical: false }, NO_VECTORS);
    expect(first?.beside?.map(({ words }) => words.at(-1))).toEqual(['after:him', 'sheet .. empty', 'asked:target']);
    expect(second?.beside?.[0]?.words).toContain('before:sheet');
  });
});

describe('the input of the model of stretches', () => {
  // Each stretch overlaps the next, as they are cut.
  const texts = ['the sheet was empty', 'was empty so i signed', 'so i signed it', 'and nobody asked'];
  const starts = [0, 10, 20, 35];
  const stretches = texts.map((text, at) => ({ text, start: starts[at] ?? 0, end: (starts[at] ?? 0) + 15 }));
  const vectors = new Map([QUESTION, ...texts].map((text, at) => [text, new Float32Array(512).fill(at)]));
  /** The first number of each vector of an input. */
  const vectorsOf = ({ numbers }: { numbers: ArrayLike<number> }) =>
    ['vector-0', 'before-0', 'after-0', 'answer-0', 'question-0'].map((name) => numbers[STRETCH_NUMBERS.indexOf(name)]);

  it('has the vectors of the nearest stretches that share no word with it, of the answer and of the question', () => {
    const inputs = toStretchInputs(stretches, QUESTION, vectors).map(vectorsOf);
    expect(inputs[0]).toEqual([1, Number.NaN, 3, 2.5, 0]);
    expect(inputs[2]).toEqual([3, 1, 4, 2.5, 0]);
    expect(inputs[3]).toEqual([4, 3, Number.NaN, 2.5, 0]);
  });

  it('knows of a clause by itself only the clause', () => {
    const input = toClauseInput('so i signed it', vectors);
    expect(vectorsOf(input)).toEqual([3, Number.NaN, Number.NaN, Number.NaN, Number.NaN]);
    expect(input.words).toEqual(toStretchInputs(stretches, QUESTION, vectors)[2]?.words);
  });
});

describe('a linear model', () => {
  const model = createLinearModel({
    heads: ['conduct'],
    scale: 1,
    intercept: [0],
    words: [
      ['kept', 1000, 1],
      ['a .. b', 1000, 1],
      ['a .. b c .. d', 1000, 100],
    ],
    numbers: [],
  });
  const predict = (isPaired: boolean) =>
    model.predict({ words: ['kept'], beside: [{ words: ['a .. b', 'c .. d'], scale: 3, isPaired }], numbers: [] })[0];

  it('scales each block of terms by itself', () => {
    expect(predict(false)).toBeCloseTo(13);
  });

  it('counts neighbours of a block as a term only where they are paired', () => {
    expect(predict(true)).toBeGreaterThan(50);
  });
});
