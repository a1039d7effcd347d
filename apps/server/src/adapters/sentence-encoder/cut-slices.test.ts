import { describe, expect, it } from 'vitest';
import { cutSlices, estimateMs } from './cut-slices.ts';

const textsOf = (...lengths: number[]) => lengths.map((length, index) => String(index).padEnd(length, 'x'));
const lengthsOf = (slices: string[][]) => slices.map((slice) => slice.map(({ length }) => length));

describe('slices of texts', () => {
  it('put texts of similar length together, and each text in one slice', () => {
    const texts = textsOf(120, 10, 130, 12, 140, 11);
    expect(lengthsOf(cutSlices(texts, 'answers'))).toEqual([[10, 11, 12], [120, 130], [140]]);
    expect(cutSlices(texts, 'answers').flat().toSorted()).toEqual(texts.toSorted());
    expect(cutSlices([], 'answers')).toEqual([]);
  });

  it('are never longer than their bounds, but for a single text', () => {
    const texts = textsOf(...Array.from({ length: 200 }, (_, index) => (index * 37) % 500));
    for (const slice of cutSlices(texts, 'answers')) {
      expect(slice.length).toBeLessThanOrEqual(16);
      if (slice.length > 1)
        expect(slice.length * Math.max(...slice.map(({ length }) => length))).toBeLessThanOrEqual(300);
    }
  });

  it('are shorter for the slower encoder', () => {
    expect(lengthsOf(cutSlices(textsOf(50, 60, 70, 130), 'lines'))).toEqual([[50, 60], [70], [130]]);
  });

  it('count a text beyond what the model reads no further', () => {
    expect(estimateMs(textsOf(5000))).toBe(estimateMs(textsOf(400)));
    expect(estimateMs(textsOf(400, 400))).toBe(2 * estimateMs(textsOf(400)));
  });
});
