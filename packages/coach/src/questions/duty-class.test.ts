import { expect, it } from 'vitest';
import { classOfDuty } from './duty-class.ts';

it.each([
  ['prepare the VAT return and the working papers', 'steps'],
  ['complete inspection reports in accordance with our procedure', 'steps'],
  ['mentor junior developers', 'people'],
  ['supervise trainees and assistants', 'people'],
  ['keep the customers happy', 'none'],
  ['perform all duties in line with the values of the trust', 'none'],
  ['still be hands-on for half of the time', 'none'],
  ['set up the projector and the sound', 'steps'],
  ['keep the visitors book and the key register', 'steps'],
])('"%s" is work of the class %s', (duty, dutyClass) => expect(classOfDuty(duty)).toBe(dutyClass));

it('has no class for words that tell nothing', () => {
  expect(classOfDuty('xyzzy')).toBeUndefined();
});
