import { describe, expect, it } from 'vitest';
import { joinBroken } from './join-broken.ts';
import type { LabelledUnit, UnitKind } from './label-units.ts';

const unit = (line: number, text: string, kind: UnitKind, headShare = 0): LabelledUnit => ({
  line,
  part: 0,
  text: text.trim(),
  from: line * 100,
  indent: text.length - text.trimStart().length,
  isBehindGap: false,
  letter: '',
  kind,
  certainty: 0.6,
  headShare,
  isRest: false,
});

describe('lines that continue the one above', () => {
  it('are of its kind below a mark, whatever their own words look like', () => {
    const joined = joinBroken([
      unit(0, '* 62 vehicles, 9 of them battery electric', 'work'),
      unit(1, '  since 2023', 'head', 0.57),
      unit(2, '* Weekly inspection', 'work'),
    ]);
    expect(joined.map(({ kind, isRest }) => [kind, isRest])).toEqual([
      ['work', false],
      ['work', true],
      ['work', false],
    ]);
  });

  it('are of its kind where the one above ends within a sentence', () => {
    const joined = joinBroken([
      unit(0, 'Ran the forest mornings on Thursdays and moved the register to', 'work'),
      unit(1, 'Arbor over one holiday', 'school'),
    ]);
    expect(joined[1]).toMatchObject({ kind: 'work', isRest: true });
  });

  it('are none where the line is surely a head, or has no mark above it', () => {
    const head = joinBroken([
      unit(0, '* Rota for six', 'work'),
      unit(1, '  Porter, Elm Inn, 2012 - 2014', 'head', 0.97),
    ]);
    expect(head[1]?.kind).toBe('head');
    const other = joinBroken([unit(0, 'Rota for six', 'work'), unit(1, '  First aid', 'paper')]);
    expect(other[1]?.kind).toBe('paper');
  });
});
