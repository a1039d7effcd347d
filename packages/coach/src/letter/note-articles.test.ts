import { describe, expect, it } from 'vitest';
import { isSound } from './sound-sentence.ts';
import { tellDeed } from './tell-deed.ts';
import { splitSentences } from './trace-claims.ts';

const NOW = { isPresent: true, isVerbList: false };
const LIST = { isPresent: true, isVerbList: true, isAllVerbs: true };

describe('a note without a verb', () => {
  it.each(['Hand measurements of kerbs and gullies', 'Hand calculations and load tables for beams'])(
    'is no deed where its first word only looks like a verb: %s',
    (line) => {
      expect(tellDeed(line, LIST)?.kind).not.toBe('deed');
    },
  );

  it('is a list of things behind a label, though it begins with a participle', () => {
    expect(tellDeed('Oracle: stored routines, a trigger on the orders table', NOW)?.kind).not.toBe('deed');
    expect(tellDeed('Peak season 2023: filled 64 positions in six weeks', NOW)?.kind).toBe('deed');
  });

  it.each([
    [
      'Weekly rota and monthly invoice run with the owner',
      'the weekly rota and the monthly invoice run with the owner',
    ],
    ['Daily checks on the lifting gear', 'daily checks on the lifting gear'],
  ])('gets the article of one thing: %s', (line, text) => {
    expect(tellDeed(line, NOW)).toEqual({ kind: 'work', text });
  });

  it.each(['Tower crane and hoist, slab edge, pit test passed on the first day'])(
    'is left out where a participle ends it: %s',
    (line) => {
      expect(tellDeed(line, NOW)).toBeUndefined();
    },
  );

  it('keeps its list behind a colon', () => {
    expect(tellDeed('Run small jobs: kitchens, a loft, two porches, garden walls', LIST)?.text).toBe(
      'run small jobs: kitchens, a loft, two porches and garden walls',
    );
  });
});

it('keeps the years behind an employer whose name ends in a full stop', () => {
  expect(splitSentences('As a Planner at Elm Sanayi A.Ş. (2012 to 2015), I built a tool. I ran it.')).toHaveLength(2);
  expect(splitSentences('At Wm. Elm & Sons (2009 to 2016), I ran the vans. I led two.')).toHaveLength(2);
  expect(isSound('(2012 to 2015), I built a tool.')).toBe(false);
});
