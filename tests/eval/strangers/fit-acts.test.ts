import { expect, it } from 'vitest';
import { type ActExample, fitActs } from './fit-acts.ts';

const OPTIONS = { numberNames: ['size'], weightOf: () => 1, fewestExamples: 2, fewestGroups: 2, strength: 1 };
const example = (group: string, words: string[], change: Partial<ActExample> = {}): ActExample => ({
  group,
  input: { words, numbers: [1] },
  targets: [Number(words.includes('took'))],
  ...change,
});
const weightOf = (data: ReturnType<typeof fitActs>['data'], term: string) =>
  data.words.find(([word]) => word === term)?.[2] ?? Number.NaN;

it('leaves the writers of most examples out apart from each other', () => {
  const few = ['a', 'b', 'c', 'd', 'e'].flatMap((group) => [example(group, ['took']), example(group, ['gave'])]);
  const many = ['x', 'y'].flatMap((group) => Array.from({ length: 9 }, () => example(group, ['took', group])));
  const { without } = fitActs([...few, ...many], OPTIONS);
  expect(without('x')).not.toBe(without('y'));
});

it('learns from answers of which no piece is marked', () => {
  const unmarked = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((group, at) => {
    const bag = { bag: at, times: 0, targets: [0] };
    return [example(group, at < 3 ? ['took'] : ['gave'], bag), example(group, ['rest'], bag)];
  });
  const { data } = fitActs(unmarked, OPTIONS, { targets: [1, 1, 1, 0, 0, 0], times: 3 });
  expect(weightOf(data, 'took')).toBeGreaterThan(weightOf(data, 'rest'));
  expect(weightOf(data, 'gave')).toBeLessThan(0);
});
