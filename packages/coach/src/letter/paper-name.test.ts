import { expect, it } from 'vitest';
import { paperName } from './paper-name.ts';

it.each([
  ['Other: full B licence', 'full B licence'],
  [
    'Qualifications - Propertymark Level 3 Award in the Sale of Residential Property',
    'Propertymark Level 3 Award in the Sale of Residential Property',
  ],
  ['First Aid and CPR (HLTAID011) – CPR due again in March', 'First Aid and CPR (HLTAID011)'],
  ['CSCS blue card Skilled Worker exp 2029', 'CSCS blue card Skilled Worker'],
  ['Texas Food Handler card, good until 2026', 'Texas Food Handler card'],
  ['Ohio Certified Pharmacy Technician registration, active', 'Ohio Certified Pharmacy Technician registration'],
  ['21 yrs old', ''],
  ['NMC PIN: available on request', ''],
])('names "%s" as "%s"', (item, name) => expect(paperName(item)).toBe(name));
