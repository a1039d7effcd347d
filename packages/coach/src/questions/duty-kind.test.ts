import { expect, it } from 'vitest';
import { kindOfDuty } from './duty-kind.ts';

it.each([
  ['inspect the lifts of two sites', 'checks'],
  ['planning a week of lessons', 'planning'],
  ['carefully mix the dough', 'making'],
  ['cutting cloth to a pattern', 'making'],
  ['be negotiating frame contracts and tracking them', 'dealing'],
])('tells the kind of "%s" by its verb', (duty, kind) => {
  expect(kindOfDuty(duty)).toBe(kind);
});

it.each(['manage the store', 'replacement of filters', 'lead incidents', 'check in late arrivals', ''])(
  'leaves "%s" open',
  (duty) => {
    expect(kindOfDuty(duty)).toBeUndefined();
  },
);
