import { expect, it } from 'vitest';
import { phrasePapers } from './phrase-papers.ts';
import { tellDeed } from './tell-deed.ts';

const LIST = { isPresent: true, isVerbList: true, isAllVerbs: true };

it.each([
  [
    'Built the racks, wired the cabinets and tested the line',
    'built the racks, wired the cabinets and tested the line',
  ],
  [
    'Moved the desk in 2023, wrote the notes, worked the first nights',
    'moved the desk in 2023, wrote the notes and worked the first nights',
  ],
  [
    'Explained two agreements, including standby, split breaks and night rates',
    'explained two agreements, including standby, split breaks and night rates',
  ],
  [
    'Write SQL views that join orders, stock on shelves and the calendar',
    'write SQL views that join orders, stock on shelves and the calendar',
  ],
  [
    'Redid the van list, cut trips to the merchant and the dump',
    'redid the van list and cut trips to the merchant and the dump',
  ],
])('%s', (line, text) => {
  expect(tellDeed(line, LIST)?.text).toBe(text);
});

it('says the month of a passed exam in brackets', () => {
  expect(
    phrasePapers({ items: ['ISTQB Advanced Level — passed May 2024'], lead: 'My qualifications include' }),
  ).toContain('ISTQB Advanced Level (May 2024)');
});
