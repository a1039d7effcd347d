import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrapLines } from './unwrap-lines.ts';

const WRAPPED = `Our team in Fernhill looks after about ninety gardens and we
are looking for a gardener who knows hedges, lawns and old
roses. You will work with two colleagues and one appren-
tice. The house is open to visitors from April, and every
visitor asks about the roses.

Duties
(a) Cutting hedges and topiary in the walled garden, from
a ladder where needed;
(b) Looking after the roses
- Keeping the machines
  sharp and clean

We offer a cottage, four weeks of holiday and a pension.
Write to Mrs Alder at the estate office before the first
of March.`;

describe('the lines of a text', () => {
  it('are joined where a margin broke them', () => {
    const lines = unwrapLines(WRAPPED);
    expect(lines).toContain('(a) Cutting hedges and topiary in the walled garden, from a ladder where needed;');
    expect(lines).toContain('- Keeping the machines sharp and clean');
    expect(lines[0]).toContain('one appren-tice.');
  });

  it('stay as they are where each says something of its own', () => {
    const text = 'Duties\nSort the post\nAnswer the telephone\n- Balance the till\n- Order stock';
    expect(unwrapLines(text)).toEqual(text.split('\n'));
  });

  it('keep every word', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const words = (some: string) => some.replace(/\s+/gu, '');
        expect(words(unwrapLines(text).join('\n'))).toBe(words(text));
      }),
    );
  });
});
