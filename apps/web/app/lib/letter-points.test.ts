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
      { isList: false, number: 0, lines: [{ number: 0, text: 'At Elm:' }] },
      {
        isList: true,
        number: 1,
        lines: [
          { number: 1, text: 'One' },
          { number: 2, text: 'Two' },
        ],
      },
      { isList: false, number: 3, lines: [{ number: 3, text: 'Earlier:' }] },
      { isList: true, number: 4, lines: [{ number: 4, text: 'Three' }] },
    ]);
  });
});
