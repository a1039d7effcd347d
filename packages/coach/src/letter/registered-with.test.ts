import { describe, expect, it } from 'vitest';
import { registeredWith } from './registered-with.ts';

describe('registeredWith', () => {
  it.each([
    ['Registered with the Education Workforce Council', 'registered with the Education Workforce Council'],
    ['GPhC registration no. 2099871', 'registered with the GPhC'],
    ['Registered Dental Nurse – GDC no. on request', 'a registered dental nurse with the GDC'],
    ['CNO registration: General Class, in good standing, no restrictions', 'registered with the CNO (General Class)'],
    [
      'Ohio Board of Pharmacy registration, certified technician',
      'registered with the Ohio Board of Pharmacy as a certified technician',
    ],
    [
      'Registration:	Social Care Wales, Adult Care Home Manager',
      'registered with Social Care Wales as an Adult Care Home Manager',
    ],
    [
      'Registered social worker, Manitoba College of Social Workers, since 2015',
      'a registered social worker with the Manitoba College of Social Workers (since 2015)',
    ],
    [
      'Texas State Board of Dental Examiners, Registered Dental Hygienist, active since 07/2018',
      'a registered dental hygienist with the Texas State Board of Dental Examiners (since July 2018)',
    ],
    [
      'Nursing Council of New Zealand: registered nurse, current practising certificate to 31 March 2027',
      'a registered nurse with the Nursing Council of New Zealand',
    ],
    [
      'Teaching Council: Registered (Route 1, Primary), full registration',
      'registered with the Teaching Council (Route 1, Primary)',
    ],
    [
      'Ontario College of Teachers, member in good standing (certified 2017)',
      'a member in good standing of the Ontario College of Teachers (certified 2017)',
    ],
    [
      'ECSA: Professional Engineering Technologist, registered 2011',
      'registered with ECSA as a Professional Engineering Technologist (2011)',
    ],
    ['NMC registered adult nurse (PIN on request)', 'an NMC registered adult nurse'],
    ['RCVS registered since September 2018', 'registered with the RCVS (since September 2018)'],
  ])('says of "%s" that one is %s', (line, said) => {
    expect(registeredWith(line)).toBe(said);
  });

  it.each([
    'Registered Nurse, 06/2021 to date',
    'Trade Association, committee member',
    'Only registered nurse on night duty, with five carers',
    'GPhC registration applied for',
    'Columbus State Community College, Supply Chain Management, 2018',
    'Nursing Council of Kenya, registered nurse, practising licence valid to December 2027',
  ])('takes "%s" for no registration', (line) => {
    expect(registeredWith(line)).toBeUndefined();
  });
});
