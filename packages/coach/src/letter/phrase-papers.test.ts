import { expect, it } from 'vitest';
import { phrasePapers } from './phrase-papers.ts';

const lead = 'For this job I also bring:';
const said = { lead, sentenceLead: 'I also bring:' };
const work = ['At Elm Trust I coded 40 episodes a day.'];

it('tells a few papers and the languages in sentences beside work in sentences', () => {
  const items = ['Driving licence B', 'First aid, 2024', 'Languages: French (mother tongue), English (C1, spoken)'];
  expect(phrasePapers({ ...said, items, work })).toBe(
    'I also bring: Driving licence B; First aid, 2024. I speak French (mother tongue) and English (C1, spoken).',
  );
});

it.each([
  [['Driving licence B', 'First aid, 2024', 'Red Seal', 'HACCP Level 2', 'SafePass', 'Own tools'], work],
  [['Driving licence B', 'Tools: Excel, SAP'], work],
  [['Driving licence B'], ['At Elm Trust:\n• Coded 40 episodes a day']],
])('lists %s as points otherwise', (items, told) => {
  expect(phrasePapers({ ...said, items, work: told })).toBe([lead, ...items.map((item) => `• ${item}`)].join('\n'));
});

it('sets what is behind the label of a licence in brackets', () => {
  expect(phrasePapers({ ...said, items: ['Nursing licence: No. 0X-11, retained'], work })).toBe(
    'I also bring: Nursing licence (No. 0X-11, retained).',
  );
});

it('tells years in a sentence and leaves summaries out', () => {
  const items = ['Six years after registration on acute wards', 'Teacher of ten years who would like a change', 'ACLS'];
  expect(phrasePapers({ ...said, items, work })).toBe(
    'I have six years after registration on acute wards. I also bring: ACLS.',
  );
});
