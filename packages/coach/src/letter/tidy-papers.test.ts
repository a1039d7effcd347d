import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { gatherFacts } from './letter-facts.ts';
import { tidyPapers } from './tidy-papers.ts';

const RESUME = `Ada Elm

Work
BAR SUPERVISOR, The Alder Room, Leeds
2020 - now
Ran the bar on weekends and trained new staff

Qualifications
First aid at work 2024`;
const facts = gatherFacts(
  parseResumeText(RESUME),
  'Bar Supervisor at Oak Inns. You need a personal licence.',
  '2026-01-01',
);
const tidy = (...items: string[]) => tidyPapers(items, facts);

it.each([
  ['Personal licence holder (APLH)', 'Personal licence (APLH)'],
  ['Local anaesthesia certified (2019)', 'Local anaesthesia certification (2019)'],
  ['Elm college (Level 2 Public Services 2015)', 'Level 2 Public Services, Elm college (2015)'],
  ['Safeguarding level 1 (annual)', 'Safeguarding level 1'],
  ['Conflict management certificate 2021', 'Conflict management certificate (2021)'],
  ['First Aid certificate to 2026', 'First Aid certificate to 2026'],
  ['Internal auditor ISO 9001 - 2 day course 2020', 'Internal auditor ISO 9001 (2020)'],
  ['Paediatric First Aid, 12 hour - 2024', 'Paediatric First Aid - 2024'],
  ['PRINCE2 Foundation, Jan 2025 (self funded)', 'PRINCE2 Foundation, Jan 2025'],
  ['Internal auditor certificate (2 day course 2020)', 'Internal auditor certificate (2020)'],
  ['Diploma -- Elm College', 'Diploma, Elm College'],
])('names "%s" plainly', (item, name) => {
  expect(tidy(item)).toEqual([name]);
});

it.each([
  'Certified dental assistant with 6 years chairside',
  'Safe driving award 2017, 2019, 2021',
  'JavaScript, TypeScript basics',
  'Safeguarding adults, infection control, basic life support (2025)',
  'NMC PIN (00A0000A, reval due)',
  'level 3 to level 5, Elm Library',
  'Ada Elm, Bar Supervisor (licensed)',
  'BAR SUPERVISOR, The Alder Room, Leeds certificate',
])('leaves out "%s"', (item) => {
  expect(tidy(item)).toEqual([]);
});

it('takes two papers of one line apart and names each once', () => {
  expect(tidy('Gold Card (installation) / full UK licence', 'Gold Card')).toEqual([
    'Gold Card (installation)',
    'full UK licence',
  ]);
  expect(tidyPapers(['DBS enhanced'], facts, 'I have an enhanced DBS check.')).toEqual([]);
});
