import { expect, it } from 'vitest';
import furtherTitles from '../../data/questions/further-titles.json' with { type: 'json' };
import { findOccupation } from './find-occupation.ts';
import { OCCUPATIONS } from './occupations.ts';
import { titleWords } from './read-title.ts';
import { ROLE_FAMILIES } from './role-families.ts';

const KEYS = ['name', 'field', 'sharesBank', 'isAnyField', 'titles', 'tools', 'duties', 'situations', 'cautions'];

it('has at least 400 well-formed occupations', () => {
  expect(OCCUPATIONS.length).toBeGreaterThanOrEqual(400);
  for (const row of OCCUPATIONS) {
    expect(
      Object.keys(row).filter((key) => !KEYS.includes(key)),
      row.name,
    ).toEqual([]);
    expect(ROLE_FAMILIES, row.name).toContain(row.field);
    for (const [list, least] of [
      [row.titles, 1],
      [row.tools, 1],
      [row.duties, 3],
      [row.situations, 2],
      [row.cautions, 1],
    ] as const) {
      expect(list.length, row.name).toBeGreaterThanOrEqual(least);
      for (const text of list) expect(text.trim() === text && text !== '', `${row.name}: ${text}`).toBe(true);
    }
  }
});

it('gives every name and every title to one occupation', () => {
  const names = OCCUPATIONS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const titles = OCCUPATIONS.flatMap((row) =>
    row.titles.map((title) => `${titleWords(title).join(' ')} (${row.name})`),
  );
  const owners = new Map(
    OCCUPATIONS.flatMap((row) => row.titles.map((title) => [titleWords(title).join(' '), row.name])),
  );
  expect(titles.filter((title) => !title.endsWith(`(${owners.get(title.replace(/ \([^(]*\)$/, ''))})`))).toEqual([]);
});

it('gives every further title to one occupation, and none that the table has', () => {
  const names = new Set(OCCUPATIONS.map(({ name }) => name));
  const known = new Set(OCCUPATIONS.flatMap(({ titles }) => titles.map((title) => titleWords(title).join(' '))));
  const keys = Object.values(furtherTitles).flatMap((titles) => titles.map((title) => titleWords(title).join(' ')));
  expect(Object.keys(furtherTitles).filter((name) => !names.has(name))).toEqual([]);
  expect(keys.filter((key, at) => known.has(key) || keys.indexOf(key) !== at)).toEqual([]);
});

it('can say every duty after "how do you go about" and every situation as a sentence', () => {
  for (const { name, duties, situations } of OCCUPATIONS) {
    for (const duty of duties) expect(duty, name).toMatch(/^(?:(?:not|always) )?[a-z-]+ing\b/);
    for (const situation of situations) expect(situation, name).toMatch(/^[A-Z].*[^.?!]$/);
  }
});

it.each([
  ['Head of Kitchen Operations', 'head chef'],
  ['Senior II SRE (Platform)', 'site reliability engineer'],
  ['Engineer, Software (Platform)', 'software developer'],
  ['Registered Nurse - ICU', 'intensive care nurse'],
  ['Air Traffic Controller', 'air traffic controller'],
  ['Document Controller', 'records clerk'],
  ['M&A Analyst', 'investment banker'],
  ['Court Interpreter', 'interpreter'],
  ['Sleep Technician', 'sleep technician'],
  ['Legal Assistant', 'paralegal'],
  ['Software Engineer at Chef', 'software developer'],
  ["Electrician's Mate", 'electrician'],
  ['VP Sales EMEA', 'sales manager'],
  ['Service Desk Engineer', 'it support technician'],
])('takes "%s" for the occupation %s', (title, name) => {
  expect(findOccupation(title)?.name).toBe(name);
});

it.each([
  'Analyst',
  'Officer',
  'Grade R',
  'Assistant to Chef Ramsay',
  'Chief Happiness Officer',
  'Falconer',
  'asdfgh',
  '🙂',
  '',
])('says that it does not know "%s"', (title) => {
  expect(findOccupation(title)).toBeUndefined();
});
