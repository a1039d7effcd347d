import { expect, it } from 'vitest';
import { withMissingArticles } from './missing-articles.ts';

it.each([
  ['I moved class to home learning in spring', 'I moved the class to home learning in spring'],
  ['I led root cause on a fault', 'I led the root cause on a fault'],
  ['I took over year end at short notice', 'I took over the year end at short notice'],
])('puts in the article that a note leaves out: %s', (note, whole) => {
  expect(withMissingArticles(note)).toBe(whole);
});

it.each([
  'My work includes moving patients by bed, chair and trolley',
  'I run the late shift and keep a log of faults',
  'I trained new starters on line training',
  'I wrote papers on fuel poverty',
  'I wrote SQL in SQL Server and cut PAYE errors',
  'I worked on masts, up to 40 m',
])('puts none before plurals, names, rows and what has one: %s', (text) => {
  expect(withMissingArticles(text)).toBe(text);
});
