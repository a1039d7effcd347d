import { expect, it } from 'vitest';
import { parseTextByRules } from './parse-resume.ts';

const MARKDOWN = `Ines Duarte
Data Engineer

# Experience

## Data Engineer — **Farol Payments**, Lisbon
### 03/2022 → now
* Rewrote the daily settlement job, which now takes 48 minutes.

## Data Analyst — Tear Textiles, Porto
### 08/2019 → 02/2022
* Built the model of waste per shift.`;

it('reads a resume in Markdown without its marks', () => {
  const { experience } = parseTextByRules(MARKDOWN);
  expect(experience.map(({ title, employer, startDate }) => [title, employer, startDate])).toEqual([
    ['Data Engineer', 'Farol Payments', '03/2022'],
    ['Data Analyst', 'Tear Textiles', '08/2019'],
  ]);
});

it('leaves a single number sign and names with stars alone', () => {
  const { text } = parseTextByRules('Ines Duarte\n# 14, Elm Street\nC# and a**b** c');
  expect(text).toContain('# 14, Elm Street');
  expect(text).toContain('C# and a**b** c');
});
