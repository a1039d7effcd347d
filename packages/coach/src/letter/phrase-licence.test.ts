import { describe, expect, it } from 'vitest';
import { isPlainLicence, phraseLicence } from './phrase-possessions.ts';

describe('a licence to drive', () => {
  it.each(['UK car licence full, own car', 'driving LICENCE: B (Ukrainian, exchanged)', "Clean driver's license"])(
    'is all that "%s" names',
    (item) => expect(isPlainLicence(item)).toBe(true),
  );

  it.each(['A Grade Electrical Licence (ESV) current', 'Forklift licence (2024)', 'Personal licence holder'])(
    'is not what "%s" names',
    (item) => expect(isPlainLicence(item)).toBe(false),
  );

  it.each([
    ['UK car licence full, own car', 'You will need to drive to clients.', 'I have a full car licence and my own car.'],
    ["Clean driver's license", 'A valid driver license is required.', "I have a clean driver's license."],
    ['Licence (C+E, B, D1)', 'Class 1 driver wanted', 'I have a licence (C+E, B, D1).'],
    ['Full clean B licence', 'Accounts payable, SAP, Excel', ''],
    ['Driving licence, provisional', 'You must drive.', ''],
  ])('"%s" is told where driving is asked for', (item, advertisement, told) => {
    expect(phraseLicence([item], advertisement)).toBe(told);
  });
});
