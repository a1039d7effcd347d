import { expect, it } from 'vitest';
import { coreOf, thingsIn } from './asked-core.ts';

it.each([
  ['have you taken care of anybody who was on hospice', 'care of anybody who was on hospice'],
  ['we get a lot of samples so have you done malaria smears yourself', 'malaria smears'],
  ['have you been involved before when a plant changed over', 'involved before when a plant changed over'],
  ['can you tell me about a time when a customer was upset and what you did about it', 'customer was upset'],
  ["where's your traffic ticket at these days", 'traffic ticket'],
  ['have you worked with those', ''],
])('the core of "%s" is "%s"', (question, core) => expect(coreOf(question)).toBe(core));

it('parts the things that a core names', () =>
  expect(thingsIn('kitchen or any food safety ticket')).toEqual(['kitchen', 'food safety ticket']));
