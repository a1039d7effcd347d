import { describe, expect, it } from 'vitest';
import { judgeSentences } from './sentence-kinds.ts';

const LINES = [
  'Grants officer',
  'About us',
  'Harrowgate Trust is a charity that has supported young people in the north for forty years.',
  'What you will do',
  'You will assess applications and prepare reports for the trustees.',
  'What you bring',
  'At least three years of experience in grant making and good knowledge of Excel.',
  'What we offer',
  '28 days of holiday, a pension scheme and flexible working hours.',
  'We are an equal opportunity employer and welcome applications from all candidates regardless of age or disability.',
];

describe('judgeSentences', () => {
  it('tells requirements, duties, company, benefits and legal notes of plain prose apart', () => {
    const kinds = judgeSentences(LINES).map(({ kind }) => kind);
    expect([kinds[2], kinds[4], kinds[6], kinds[8], kinds[9]]).toEqual([
      'company',
      'duty',
      'requirement',
      'benefit',
      'legal',
    ]);
  });

  it('gives a probability that a line asks for something', () => {
    const asks = judgeSentences(LINES).map((sentence) => sentence.asks);
    expect(asks[6]).toBeGreaterThan(0.8);
    expect(asks[8]).toBeLessThan(0.2);
  });

  it('answers an empty text with nothing', () => {
    expect(judgeSentences([])).toEqual([]);
  });
});
