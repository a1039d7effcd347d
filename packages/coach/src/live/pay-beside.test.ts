import { expect, it } from 'vitest';
import { readPracticalFacts } from './practical-facts.ts';

it.each([
  ["Van, phone, $500 a year tool money, five weeks' leave. Hourly rate depends on experience.", ''],
  ['We pay a £1,000 joining bonus.', ''],
  ['Salary: £31,000 a year plus bonus', '£31,000 a year'],
])('reads the pay and no other sum: %s', (advertisement, pay) => {
  expect(readPracticalFacts(null, advertisement).pay).toBe(pay);
});
