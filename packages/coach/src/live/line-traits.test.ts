import { expect, it } from 'vitest';
import { type CandidateFact, LINE_TRAITS, traitsOfLines } from './line-traits.ts';

const fact = (text: string, listed?: string): CandidateFact => ({
  text,
  employer: 'Hale Foods',
  title: 'Picker',
  isProject: false,
  isCurrent: true,
  order: 0,
  ...(listed === undefined ? {} : { listed }),
});

it('each line has every trait, in the order of their names', () => {
  const query = { question: 'how many people did you train', context: '', kinds: [], vectors: new Map() };
  const rows = traitsOfLines([fact('Trained 12 new pickers'), fact('Forklift Licence', 'certificate')], query);
  const traitOf = (row: number, name: string) => rows[row]?.[(LINE_TRAITS as readonly string[]).indexOf(name)];
  expect(rows.map((row) => row.length)).toEqual([LINE_TRAITS.length, LINE_TRAITS.length]);
  expect(traitOf(0, 'figure')).toBe(1);
  expect(traitOf(0, 'asks for a number')).toBe(1);
  expect(traitOf(1, 'certificate')).toBe(1);
  expect(traitOf(0, 'certificate')).toBe(0);
});
