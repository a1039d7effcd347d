import { expect, it } from 'vitest';
import { gapsOf, learnArticles, probabilities } from './learn.ts';
import { storeArticles } from './store.ts';

const texts = ['We fixed the pump at the depot.', 'We painted the door.', 'It was a pump.', 'It was a door.'];

it('learns before which words an article stood', () => {
  const gaps = texts.flatMap((text) => gapsOf({ writer: 'one', text: `${text} ${text} ${text}` }));
  const model = learnArticles(gaps, 1);
  const [gap] = gapsOf({ writer: 'two', text: 'We fixed door.' }).slice(-1);
  const [none, a, the] = probabilities(model, gap?.features ?? []);
  expect(the).toBeGreaterThan(a);
  expect(none).toBeLessThan(0.5);
});

it('stores the weights by template in short lines', () => {
  const stored = storeArticles(new Map([['p=on', [0.5, -1]]]));
  expect(JSON.parse(stored)).toEqual({ p: ['on 10 -20'] });
});
