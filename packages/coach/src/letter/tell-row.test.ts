import { expect, it } from 'vitest';
import { rowItems } from './row-items.ts';
import { listedThings, tellRow } from './tell-row.ts';

it('parts a row without its label, brackets and how much there is', () => {
  expect(rowItems('Treatment room: wound care inc. leg ulcers & Doppler, ear care (both), ECGs')).toEqual([
    'wound care',
    'leg ulcers and Doppler',
    'ear care',
    'ECGs',
  ]);
  expect(rowItems('moving patients by bed, chair, hoist and trolley')).toEqual(['moving patients']);
});

it('tells the things that work can consist of, and no others', () => {
  expect(tellRow('Wound care, ear care, injections, Zoladex', true)).toEqual({
    kind: 'work',
    text: 'wound care, ear care and injections',
  });
  expect(tellRow('dig, gravel, screed', true)).toBeUndefined();
});

it('says that tools are used', () => {
  expect(tellRow('Selenium, TestNG, SoapUI, MySQL', true)?.text).toMatch(/^use Selenium, /u);
});

it('keeps things with an "and" apart', () => {
  expect(listedThings(['quotes', 'issues and returns'])).toBe('quotes, and issues and returns');
  expect(listedThings(['quotes', 'returns'])).toBe('quotes and returns');
});
