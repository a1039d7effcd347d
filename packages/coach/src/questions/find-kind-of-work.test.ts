import { expect, it } from 'vitest';
import kinds from '../../data/questions/kinds-of-work.json' with { type: 'json' };
import foreignTitles from '../../data/questions/titles-in-other-languages.json' with { type: 'json' };
import { findKindOfWork } from './find-kind-of-work.ts';
import { findOccupation } from './find-occupation.ts';
import { OCCUPATIONS } from './occupations.ts';

it.each([
  ['Strawberry harvesting', 'outdoors'],
  ['Night gate guard', 'guarding'],
  ['Head of wigs department manager', 'leading'],
  ['Sugar cane hauler', 'driving'],
])('takes "%s" for work of the kind %s', (title, kind) => {
  expect(findKindOfWork(title)?.name).toBe(kind);
});

it.each(['asdfgh', '', '🙂', 'Falconer'])('says that it does not know the kind of "%s"', (title) => {
  expect(findKindOfWork(title)).toBeUndefined();
});

it('names occupations and fields of the table only', () => {
  const names = new Set(OCCUPATIONS.map(({ name }) => name));
  const listed = [...kinds.flatMap(({ occupations }) => occupations), ...Object.keys(foreignTitles)];
  expect(listed.filter((name) => !names.has(name))).toEqual([]);
  const fields = new Set<string>(OCCUPATIONS.map(({ field }) => field));
  expect(kinds.flatMap((kind) => kind.fields).filter((field) => !fields.has(field))).toEqual([]);
});

it.each([
  ['Pedreiro', 'bricklayer'],
  ['Serveuse', 'waiter'],
  ['Motorista de caminhão', 'truck driver'],
  ['Zerspanungsmechaniker (m/w/d)', 'cnc machinist'],
  ['Roustabout', 'roustabout'],
  ['Deck boy', 'deckhand'],
])('finds the occupation of "%s"', (title, name) => {
  expect(findOccupation(title)?.name).toBe(name);
});
