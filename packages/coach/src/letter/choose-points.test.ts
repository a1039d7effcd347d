import { expect, it } from 'vitest';
import { choosePoints, postFirst } from './choose-points.ts';
import type { LetterFacts } from './letter-facts.ts';

const factsOf = (lines: string[], shares = lines.map(() => 0.6)) =>
  ({
    job: { roleTitle: 'Baker' },
    today: '2026-11-28',
    places: [
      { title: 'Cook', employer: 'Elm Inn', startDate: '2019', endDate: '2024', achievements: lines, isProject: false },
    ],
    deeds: lines.map((line) => ({ line, placeIndex: 0 })),
    demands: [{ text: 'Bread', isDuty: false, isNice: false }],
    resume: { text: '' },
    evidence: lines.map((line) => ({ line, placeIndex: 0 })),
    shows: [shares],
    wishes: { topic: '' },
    vectors: new Map(),
  }) as unknown as LetterFacts;
const chosen = (facts: LetterFacts) => {
  const { present } = choosePoints(facts, 'Medium', false);
  return present[0]?.lines ?? [];
};

it('puts a result in figures before a duty of the same likeness to what is asked for', () => {
  const lines = ['Ordered the flour', 'Cut waste of flour from 12% to 7%'];
  expect(chosen(factsOf(lines))[0]).toBe('Cut waste of flour from 12% to 7%');
});

it('takes notes as they are, and no more than six lines of one job', () => {
  const lines = [
    'Baked bread for two shops',
    'Night deliveries to two shops and a canteen',
    'Ordered the flour every week',
    'Trained three apprentices in the bakery',
    'Cleaned the ovens at night',
    'Drove the van to shops',
    'Closed the till each day',
    'Swept the yard each morning',
  ];
  expect(chosen(factsOf(lines.slice(0, 2)))).toContain('Night deliveries to two shops and a canteen');
  expect(chosen(factsOf(lines)).length).toBeLessThanOrEqual(6);
});

it('leaves out what says of what only with the line before', () => {
  const lines = [
    'Waste was 12% when I came',
    'It has stayed below 7% since spring',
    'Since then two shops have joined',
  ];
  expect(chosen(factsOf(lines))).toEqual(['Waste was 12% when I came']);
});

it('begins with the sentence that names the post where nothing else is known', () => {
  const post = 'Since 2016 I have been head baker at Elm Bakery';
  expect(postFirst(['I have trained five apprentices here', post])).toEqual([
    post,
    'I have trained five apprentices here',
  ]);
});

it('tells three clauses of the job that leads, where it has them', () => {
  const clauses = [
    'Wrote the tests for billing',
    'Checked the invoices by hand',
    'Moved the clinics to the new system',
  ];
  const lines = chosen(factsOf([...clauses, 'Night deliveries to two shops and a canteen'], [0.8, 0.4, 0, 0.7]));
  expect(lines).toEqual(expect.arrayContaining(clauses));
});
