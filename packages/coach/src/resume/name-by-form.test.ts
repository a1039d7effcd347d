import { expect, it } from 'vitest';
import { nameByForm } from './name-by-form.ts';

it.each([
  ['PERSONAL DATA\nSurname: Mensah-Quaye\nFirst names: Abla Josephine\nCity: Calgary', 'Abla Josephine Mensah-Quaye'],
  ['SURNAME: MULCAIRN\nFIRST NAMES: Bernadette Rose', 'Bernadette Rose Mulcairn'],
  ['First name: Ada\nSurname: Okafor', 'Ada Okafor'],
  ['Dr. Farrukh NAZAROV\nchemist, organic', 'Farrukh Nazarov'],
  ['Mrs Delyth Pritchard-Shah\n14 Heol-y-Bryn', 'Delyth Pritchard-Shah'],
  ['Surname: Okafor\nTown: Leeds', ''],
  ['Dr. Farrukh wrote to us.', ''],
])('reads the name in %j', (text, name) => {
  expect(nameByForm(text)).toBe(name);
});
