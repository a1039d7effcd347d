import { expect, it } from 'vitest';
import type { Duty } from './duty.ts';
import { topicOf } from './topic-of-duty.ts';

const topicsOf = (text: string, rest: Partial<Duty> = {}) =>
  topicOf({ form: 'verb', text, certainty: 1, ...rest }, new Set()).map((topic) => `${topic.form}: ${topic.text}`);

it('keeps a word in "-ing" that may say the kind of its noun', () => {
  expect(topicsOf('be mooring checks')).toEqual(['doing: mooring checks']);
  expect(topicsOf('be mooring checks and seal interactions')).toEqual(['doing: mooring checks and seal interactions']);
  expect(topicsOf('Writing reports', { form: 'thing' })).toEqual(['verb: write reports']);
});

it('takes a verb that no list has where its sentence says that it is one', () => {
  expect(topicsOf('flense and dress carcasses', { isTold: true })).toEqual(['verb: flense and dress carcasses']);
  expect(topicsOf('be coopering and toasting barrels', { isTold: true })).toEqual([
    'doing: coopering and toasting barrels',
  ]);
  expect(topicsOf('loop checks and commissioning of new skids')).toEqual([]);
});

it.each([
  'drive whatever needs driving',
  'answer to the partners',
  'log in to the portal',
  'be driving licence for car with trailer',
  'achieve a minimum of 28 episodes per day',
  'assess, plan and evaluate',
])('asks nothing about "%s"', (text) => {
  expect(topicsOf(text)).toEqual([]);
});

it('leaves out with whom work is done, and lists behind a colon', () => {
  expect(topicsOf('Husbandry of larvae and juveniles: water changes, density counts', { form: 'words' })).toEqual([
    'work: husbandry of larvae and juveniles',
  ]);
  expect(topicsOf('Repair of bellows in consultation with the Head of Conservation', { form: 'thing' })).toEqual([
    'verb: repair bellows',
  ]);
});

it('says of what a person is "being accountable for", and nothing of contacts', () => {
  const ofWords = (text: string) => topicsOf(text, { form: 'words' });
  expect(ofWords('accountable for stock accuracy in the cold store')).toEqual([
    'work: being accountable for stock accuracy in the cold store',
  ]);
  expect(ofWords('Primary contact for suppliers and carriers')).toEqual([]);
});

it('keeps one form of a verb and an article before "assortment of the boutique"', () => {
  expect(topicsOf('be taking radiographs and assisting with scans')).toEqual([
    'verb: take radiographs and assist with scans',
  ]);
  expect(topicsOf('help customers with assortment of the boutique')).toEqual([
    'verb: help customers with the assortment of the boutique',
  ]);
  expect(topicsOf('survey houses before we start the works')).toEqual(['verb: survey houses']);
});

it('keeps nouns in "-ing" behind an article, and no participle without its "by"', () => {
  expect(topicsOf('be doing the climbing and pruning work')).toEqual(['verb: do the climbing and pruning work']);
  expect(topicsOf('carry out treatment programmes set by the physiotherapist for each patient')).toEqual([
    'verb: carry out treatment programmes',
  ]);
});
