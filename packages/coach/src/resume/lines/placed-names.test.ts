import { describe, expect, it } from 'vitest';
import type { Piece } from './head-pieces.ts';
import { namesByPlace } from './placed-names.ts';

const NONE = { title: '', employer: '' };
const pieceOf = (...lines: string[]): Piece => ({
  units: lines.map((text, line) => ({
    line,
    part: 0,
    text,
    from: line * 100,
    indent: 0,
    isBehindGap: line === 0,
    letter: 'H',
    kind: 'head',
    certainty: 1,
    headShare: 1,
    isRest: false,
  })),
  from: 0,
  to: 0,
  text: lines.join('\n'),
  isSentence: false,
  head: 0,
  titles: [],
  bodies: [],
  periods: [],
  isUnpaid: false,
});

describe('names by their places', () => {
  it('has the employer on the side where the other posts have it', () => {
    const piece = pieceOf('Support Agent', 'Loopwise (project management app)      2022-03 → 2022-12');
    const found = { title: 'Support Agent', employer: '' };
    expect(namesByPlace(piece, found, true).employer).toBe('Loopwise');
    expect(namesByPlace(piece, found, false).employer).toBe('');
    expect(namesByPlace(piece, found, undefined).employer).toBe('');
  });

  it('has the title in the line that the other posts have it in', () => {
    const piece = pieceOf('2012 - 2014', 'Newly qualified, Band 5', 'Royal Anst Infirmary, consultant unit');
    const found = { title: '', employer: 'Royal Anst Infirmary' };
    expect(namesByPlace(piece, found, true).title).toBe('Newly qualified');
  });

  it('knows an employer of two words, and nothing from one word, a label or a break', () => {
    expect(namesByPlace(pieceOf('2015 - 2018', 'Torch People, Marram'), NONE, undefined).employer).toBe('Torch People');
    expect(namesByPlace(pieceOf('2015 - 2018', 'Various'), NONE, undefined)).toEqual(NONE);
    expect(namesByPlace(pieceOf('Dates', '2015 - 2018'), NONE, false)).toEqual(NONE);
    expect(namesByPlace(pieceOf('Career break', '2015 - 2018'), NONE, true)).toEqual(NONE);
  });
});
