import { expect, it } from 'vitest';
import { readDuties } from './read-duties.ts';

const ADVERTISEMENT = `Weights Inspector

The borough tests 900 scales a year. In the first place inspectors test. They go into shops and markets, weigh the test pieces and write a report for the court.

They are paid monthly.`;

it('takes "they" for the holders of the post where the sentence before is about them', () => {
  const texts = readDuties(ADVERTISEMENT, 'Weights Inspector').map(({ text }) => text);
  expect(texts).toContain('write a report for the court');
  expect(readDuties(ADVERTISEMENT, 'Cook').map(({ text }) => text)).not.toContain('write a report for the court');
});
