import { describe, expect, it } from 'vitest';
import { groupLines, pointOf } from './letter-points.ts';

describe('the points of a letter', () => {
  it('are lines behind a round mark', () => {
    expect(['• Ran the ward', '  •  Ran the ward', 'Ran • the ward', '•Ran'].map(pointOf)).toEqual([
      'Ran the ward',
      'Ran the ward',
      undefined,
      undefined,
    ]);
  });

  it('stand together without their marks, between the lines that lead to them', () => {
    expect(groupLines('At Elm:\n• One\n• Two\nEarlier:\n• Three')).toEqual([
      { isList: false, lines: ['At Elm:'] },
      { isList: true, lines: ['One', 'Two'] },
      { isList: false, lines: ['Earlier:'] },
      { isList: true, lines: ['Three'] },
    ]);
  });
});
