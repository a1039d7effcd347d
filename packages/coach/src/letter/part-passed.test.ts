import { expect, it } from 'vitest';
import { isPartOnly, partPassed } from './part-passed.ts';

it.each([
  ['CMA: Part 1 passed in October 2024, Part 2 scheduled', 'Part 1 of the CMA (October 2024)'],
  ['APICS/ASCM CPIM: Part 1 passed (March 2023), Part 2 exam planned', 'Part 1 of the APICS/ASCM CPIM (March 2023)'],
  [
    'NMC Test of Competence Part 1 (CBT): passed 14 November 2025',
    'Part 1 (CBT) of the NMC Test of Competence (November 2025)',
  ],
  ['CMA, 2024', undefined],
])('"%s" is said as "%s"', (line, said) => {
  expect(partPassed(line)).toBe(said);
});

it('holds nothing of which a part is left', () => {
  expect(isPartOnly('CPA, exam booked for May')).toBe(true);
  expect(isPartOnly('CPA, 2019')).toBe(false);
});
