import { expect, it } from 'vitest';
import { sinceTense } from './since-tense.ts';

it.each([
  ['manage the diary since 2022, including trips', 'have been managing the diary since 2022, including trips'],
  ['run the shop with two clerks since May 2020', 'have been running the shop with two clerks since May 2020'],
  ['am in charge of sterilization since Sept 2023', 'have been in charge of sterilization since Sept 2023'],
])('says of "%s" that it goes on', (deed, said) => {
  expect(sinceTense(deed)).toBe(said);
});

it.each(['managed the diary since 2022', 'hold the licence since 2022', 'manage the diary. Since 2022 it is online'])(
  'leaves "%s"',
  (deed) => {
    expect(sinceTense(deed)).toBe(deed);
  },
);
