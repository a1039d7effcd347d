import { expect, it } from 'vitest';
import furtherTitles from '../../data/questions/further-titles.json' with { type: 'json' };
import { findOccupation } from './find-occupation.ts';
import { questionsOfOccupation } from './occupation-questions.ts';
import { OCCUPATIONS, type Occupation } from './occupations.ts';
import { suitsTitles, titlesInName } from './titles-in-name.ts';

const titlesOf = (roleName: string) => titlesInName(roleName, findOccupation(roleName) as Occupation);

it.each([
  ['Senior Dental Receptionist (nights)', ['dental receptionist']],
  ['medical receptionist', ['medical receptionist']],
])('finds the title of the row in %s', (roleName, titles) => expect(titlesOf(roleName)).toEqual(titles));

it('finds none where other words led to the row', () => {
  const receptionist = findOccupation('receptionist') as Occupation;
  expect(titlesInName('Welcome Team', receptionist)).toEqual([]);
});

it.each([
  [{}, [], true],
  [{}, ['a'], true],
  [{ onlyForTitles: ['a', 'b'] }, ['a'], true],
  [{ onlyForTitles: ['a', 'b'] }, ['a', 'c'], false],
  [{ onlyForTitles: ['a', 'b'] }, [], false],
  [{ notForTitles: ['a'] }, ['b'], true],
  [{ notForTitles: ['a'] }, ['a'], false],
  [{ notForTitles: ['a'] }, [], false],
])('asks %j of somebody with the titles %j: %s', (scope, titles, suits) => {
  expect(suitsTitles(scope, titles)).toBe(suits);
});

it('finds only titles of the row in the scopes of its questions', () => {
  const further: Readonly<Record<string, readonly string[]>> = furtherTitles;
  const strange = OCCUPATIONS.flatMap(({ name, titles }) => {
    const row = new Set([name, ...titles, ...(further[name] ?? [])]);
    return questionsOfOccupation(name)
      .flatMap(({ onlyForTitles = [], notForTitles = [] }) => [...onlyForTitles, ...notForTitles])
      .filter((title) => !row.has(title));
  });
  expect(strange).toEqual([]);
});
