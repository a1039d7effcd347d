import { expect, test } from 'vitest';
import { createGraphicsState, type FontFacts } from './graphics-state.ts';
import type { Box } from './matrix.ts';
import type { Glyph } from './page-marks.ts';
import { placeRun } from './text-run.ts';

const font: FontFacts = { unitScale: 0.001, isBold: false, isVertical: false, isIcon: false };
const box: Box = { left: 0, top: 0, right: 600, bottom: 800 };
const glyph = (unicode: string) => ({ unicode, width: 500, isSpace: unicode === ' ' });

test('a space at the end of a string parts it from the next one, where that goes on there', () => {
  const glyphs: Glyph[] = [];
  const state = { ...createGraphicsState([1, 0, 0, 1, 0, 0], box), font, fontSize: 10 };
  const page = { box, order: 0, emit: (one: Glyph) => glyphs.push(one), lastSpace: {} };
  const end = placeRun([glyph('Q'), glyph('A'), glyph(' ')], state, [1, 0, 0, 1, 50, 100], page);
  placeRun([glyph('A')], state, end, page);
  placeRun([glyph('x'), glyph(' ')], state, [1, 0, 0, 1, 50, 120], page);
  placeRun([glyph('y')], state, [1, 0, 0, 1, 300, 120], page);
  expect(glyphs.map(({ text, isAfterSpace }) => [text, isAfterSpace])).toEqual([
    ['Q', false],
    ['A', false],
    ['A', true],
    ['x', false],
    ['y', false],
  ]);
});
