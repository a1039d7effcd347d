import { expect, it } from 'vitest';
import { isArrangement, isIncident, isOfThisEmployer, isSoft } from './duty-topic.ts';

it('knows how work is shared out from work', () => {
  expect(isArrangement('take a turn at the front desk')).toBe(true);
  expect(isArrangement('report to the head chef')).toBe(true);
  expect(isArrangement('take blood samples')).toBe(false);
});

it('knows help and leading people from technical matters', () => {
  expect(isSoft('mentor two apprentices')).toBe(true);
  expect(isSoft('manage a team of porters')).toBe(true);
  expect(isSoft('manage the asset register')).toBe(false);
});

it('knows what has gone wrong already', () => {
  expect(isIncident('handle complaints from guests')).toBe(true);
  expect(isIncident('handle cash')).toBe(false);
});

it('knows what only one employer has', () => {
  expect(isOfThisEmployer('open six branches')).toBe(true);
  expect(isOfThisEmployer('run our laundry')).toBe(true);
  expect(isOfThisEmployer('open branches')).toBe(false);
});
