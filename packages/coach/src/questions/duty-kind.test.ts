import { expect, it } from 'vitest';
import { dutyKindsOf } from './duty-kind.ts';

it.each([
  ['write care plans and review them', ['result']],
  ['be carefully planning the rota', ['result']],
  ['mentoring apprentices', ['people']],
  ['drive a bus on two routes', []],
])('"%s" is of the kinds %j', (duty, kinds) => expect(dutyKindsOf(duty)).toEqual(kinds));
