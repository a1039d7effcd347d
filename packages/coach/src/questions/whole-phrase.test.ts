import { expect, test } from 'vitest';
import { lacksSharedNoun, wholePhrase } from './whole-phrase.ts';

test.each([
  ['supervise outings, among them weekly swimming', 'supervise outings'],
  ['lead seven fitters, in Ghent and in Lille', 'lead seven fitters'],
  ['lead that crew', 'lead the crew'],
  ['train the weekend crew to follow it', 'train the weekend crew'],
  ['listen to recordings and coach', 'listen to recordings'],
  ['look after the buoys, the moorings', 'look after the buoys'],
  ['verify sender’s address', 'verify the sender’s address'],
  ['file VAT, PAYE', 'file VAT and PAYE'],
  ['measure the tide and write it down', 'measure the tide and write it down'],
  ['explain to owners what you did', 'explain to owners what you did'],
  ['keep batch records according to ALCOA+', 'keep batch records according to ALCOA+'],
])('says %s as %s', (said, whole) => {
  expect(wholePhrase(said)).toBe(whole);
});

test.each([
  'return to a different role',
  'take over from a foreman who retires',
  'schedule 4 restricted medicines',
  'allocate berths, reconciliation of dues and fees',
  'audit and finance',
  'recruit volunteers and some',
  'schedule to forecast',
  'write the page that would have saved you an hour',
  'prune & thinning of trees',
  'answer letters within two',
  'write well, and quickly',
  'post without asking',
  'keep a record of how he is getting on',
  'mash in at six, sparging, watch the gravity',
])('takes no part of a sentence: %s', (said) => {
  expect(wholePhrase(said)).toBeUndefined();
});

test('knows a modifier whose noun comes at the end of a list', () => {
  expect(lacksSharedNoun('process inpatient', 'process inpatient, discharge and outpatient prescriptions')).toBe(true);
  expect(lacksSharedNoun('replace ropes', 'replace ropes, door drives and brake shoes')).toBe(false);
});
