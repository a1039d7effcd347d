import { describe, expect, it } from 'vitest';
import { splitClauses } from './clauses.ts';
import { tokenize } from './tokens.ts';

function clausesOf(text: string): string[] {
  const tokens = tokenize(text);
  return splitClauses(text, tokens).map(({ first, last }) =>
    text.slice(tokens[first]?.start ?? 0, tokens[last]?.end ?? 0),
  );
}

describe('splitting', () => {
  it('cuts typed text at its sentence ends', () => {
    expect(clausesOf('I asked her. She said yes! Then we left, slowly.')).toEqual([
      'I asked her',
      'She said yes',
      'Then we left, slowly',
    ]);
  });

  it('cuts raw speech where a new thought begins', () => {
    const spoken =
      'last summer i worked in a small bakery in the old town and we had only one oven for everything so i wrote a plan for every hour of the day ' +
      'and then we baked the rolls at night but the owner wanted fresh bread at noon';
    expect(clausesOf(spoken)).toEqual([
      'last summer i worked in a small bakery in the old town',
      'and we had only one oven for everything',
      'so i wrote a plan for every hour of the day',
      'and then we baked the rolls at night',
      'but the owner wanted fresh bread at noon',
    ]);
  });

  it('loses no word', () => {
    const spoken = 'word '.repeat(300).trim();
    expect(clausesOf(spoken).join(' ')).toBe(spoken);
  });
});
