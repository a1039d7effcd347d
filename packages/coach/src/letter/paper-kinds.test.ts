import { expect, it } from 'vitest';
import { paperKinds } from './paper-kinds.ts';

it.each([
  [
    'National Pool Lifeguard Qualification (first got May 2023)',
    'National Pool Lifeguard Qualification (first got May 2023)',
  ],
  [
    'REGISTRATION SACSSP, Child and Youth Care Worker, since 2016',
    'Registration SACSSP, Child and Youth Care Worker (since 2016)',
  ],
  ['Driving licence B, C and T. Working at heights: training', 'a driving licence B, C and T'],
  ['Papers: driving licence category E', 'a driving licence category E'],
])('holds %s', (item, text) => {
  expect(paperKinds([item])).toEqual([{ kind: 'held', text }]);
});

it('knows skills by their names', () => {
  expect(paperKinds(['Tools: Wound care, EMIS'])).toEqual([{ kind: 'used', text: 'wound care and EMIS' }]);
});

it('claims no language that is hardly spoken', () => {
  const item = 'Languages: English, some French (I understand more than I speak), German (read only)';
  expect(paperKinds([item])).toEqual([{ kind: 'spoken', text: 'English and some French' }]);
  expect(paperKinds(['German (read only)'])).toEqual([]);
});
