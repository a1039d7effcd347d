import { expect, it } from 'vitest';
import { choosePoints } from './choose-points.ts';
import type { LetterFacts } from './letter-facts.ts';

const factsOf = (lines: string[], shares = lines.map(() => 0.6)) =>
  ({
    job: { roleTitle: 'Baker' },
    places: [
      { title: 'Cook', employer: 'Elm Inn', startDate: '2019', endDate: '2024', achievements: lines, isProject: false },
    ],
    deeds: lines.map((line) => ({ line, placeIndex: 0 })),
    evidence: lines.map((line) => ({ line, placeIndex: 0 })),
    shows: [shares],
    wishes: { topic: '' },
    vectors: new Map(),
  }) as unknown as LetterFacts;
const chosen = (facts: LetterFacts) => choosePoints(facts, 'Medium', false).present[0]?.lines;

it('begins with a result in figures, whatever it shows', () => {
  const lines = ['Baked bread for two shops', 'Ordered the flour', 'Cut waste from 12% to 7%'];
  expect(chosen(factsOf(lines, [0.9, 0.5, 0.1]))?.[0]).toBe('Cut waste from 12% to 7%');
});

it('gives the place of a single note among sentences to a further sentence', () => {
  const lines = [
    'Baked bread for two shops',
    'Night bakery: two ovens',
    'Ordered the flour every week',
    'Trained three apprentices in the bakery',
    'Cleaned the ovens at night',
    'Drove the van to shops',
    'Closed the till each day',
    'Swept the yard each morning',
  ];
  expect(chosen(factsOf(lines))).not.toContain('Night bakery: two ovens');
  expect(chosen(factsOf(lines.slice(0, 7)))).toContain('Night bakery: two ovens');
});
