import { describe, expect, it } from 'vitest';
import { escapePattern } from './escape-pattern.ts';

describe('escapePattern', () => {
  it.each(['sql (select and', 'C++', 'a|b', '[x', 'C:\\run', '1.5', 'on-call', '{name}', 'and/or', 'x^2', '$5?'])(
    'lets an expression find %s as it is written',
    (text) => {
      for (const flags of ['u', 'iu', 'g'])
        expect(`before ${text} behind`).toMatch(new RegExp(` ${escapePattern(text)} `, flags));
    },
  );

  it('lets no sign of a text stand for others', () => {
    expect('1x5').not.toMatch(new RegExp(escapePattern('1.5'), 'u'));
  });
});
