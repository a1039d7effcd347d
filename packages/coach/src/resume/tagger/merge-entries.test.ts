import { describe, expect, it } from 'vitest';
import { chooseReadings, oddsOf, type Reading, toCandidates } from './merge-entries.ts';

type Entry = { title: string };
const reading = (title: string, from: number, certainty: number): Reading<Entry> => ({
  entry: { title },
  name: title,
  body: 'Elm Inn',
  start: '2014',
  confidence: 1,
  linked: {
    head: { kind: 'title', text: title, line: 0, from, to: from + title.length, certainty: 1 },
    certainty,
    bodyShare: 1,
    periodShare: 1,
    alike: 0,
  },
});
const ruled: Reading<Entry> = {
  entry: { title: 'Head Cook' },
  name: 'Head Cook',
  body: '',
  start: '2014',
  confidence: 0.4,
};
const marks = [{ from: 0, to: 9, kind: 'title', entry: 1, isSure: false }];
const kind = { form: 'styled page', isProse: false };

describe('readings of one post by the models and by the rules', () => {
  it('takes the likeliest of each post', () => {
    const candidates = toCandidates([reading('Cook', 5, 0.9), reading('Porter', 40, 0.9)], [ruled], marks, 1, kind);
    const said = chooseReadings(candidates, { 'learned joint 9': 2, 'ruled confidence 4': -1 }, 0.3);
    expect(said.map(({ candidate }) => candidate.name)).toEqual(['Cook', 'Porter']);
    const trusting = chooseReadings(candidates, { 'ruled confidence 4': 3, 'learned joint 9': 1 }, 0.3);
    expect(trusting.map(({ candidate }) => candidate.name)).toEqual(['Head Cook', 'Porter']);
  });

  it('loses no entry of a text whose entries the rules read with certainty', () => {
    const certain = { ...ruled, confidence: 1 };
    const said = chooseReadings(toCandidates([], [certain], marks, 1, kind), { 'ruled confidence 9': -4 }, 0.3);
    expect(said.map(({ candidate, odds }) => [candidate.name, odds])).toEqual([['Head Cook', 0]]);
    const doubtful = toCandidates([], [certain, ruled], marks, 1, kind);
    expect(chooseReadings(doubtful, { 'ruled confidence 9': -4, 'ruled confidence 4': -4 }, 0.3)).toEqual([]);
  });

  it('keeps a whole post that the rules read with some certainty, where nothing else begins with it', () => {
    const entry = { title: 'Head Cook', achievements: ['Cooked lunch', 'Wrote the menu'] };
    const whole = { ...ruled, entry, body: 'Oak Inn', start: '2018', confidence: 0.6 };
    const said = (first: Reading<Entry>, start: string) =>
      chooseReadings(
        toCandidates([{ ...reading('Porter', 40, 0.9), start }], [first, ruled], marks, 9, kind),
        { 'learned joint 9': 2, 'ruled confidence 6': -4, 'ruled confidence 4': -4 },
        0.3,
      ).map(({ candidate }) => candidate.name);
    expect(said(whole, '2014').toSorted()).toEqual(['Head Cook', 'Porter']);
    expect(said(whole, '2018')).toEqual(['Porter']);
    expect(said({ ...whole, confidence: 0.4 }, '2014')).toEqual(['Porter']);
  });

  it('takes no end of a time and no words of a sentence for a title', () => {
    const names = (title: string, start = '2014') =>
      chooseReadings(
        toCandidates([{ ...reading(title, 5, 0.9), start }], [], marks, 1, kind),
        { 'learned joint 9': 2 },
        0.3,
      ).map(({ candidate }) => candidate.name);
    expect(names('30)')).toEqual([]);
    expect(names('electronic care plans', '')).toEqual([]);
    expect(names('night porter')).toEqual(['night porter']);
  });

  it('takes the one that says more of two that are nearly as likely, unless it only adds a place', () => {
    const own = { ...reading('Cook', 0, 0.9), body: 'Elm Inn' };
    const said = (body: string) => {
      const candidates = toCandidates([own], [{ ...ruled, name: 'Cook', body }], marks, 1, kind);
      return chooseReadings(candidates, { 'learned joint 9': 0.4 }, 0.3, true).map(({ candidate }) => candidate.body);
    };
    expect(said('Elm Inn, Banqueting Kitchen')).toEqual(['Elm Inn, Banqueting Kitchen']);
    expect(said('Elm Inn, Boston, MA')).toEqual(['Elm Inn']);
  });

  it('leaves out what is not likely', () => {
    const candidates = toCandidates([reading('Cook', 5, 0.1)], [], marks, 1, kind);
    expect(chooseReadings(candidates, { 'learned joint 1': -2 }, 0.3)).toEqual([]);
    expect(oddsOf({}, [])).toBe(0.5);
  });
});
