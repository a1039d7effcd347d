import { expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from './endpoints.ts';
import { withoutNullTexts } from './null-texts.ts';

const inner = z.object({ note: z.string().max(10).default('') });
const schema = z.object({
  needed: z.string(),
  role: z.string().trim().max(10).optional(),
  description: z.string().default('').describe('What it is.'),
  type: z.enum(['Mixed']).optional(),
  id: z.uuid().optional(),
  answer: z.string().nullable().default(null),
  count: z.number().optional(),
  list: z.array(inner).default([]),
  part: inner.optional(),
  form: z.union([inner, z.string(), z.null()]).default(null),
  texts: z.array(z.string()).default([]),
});

it.each([
  ['a text, a choice and an id that may be left out', { role: null, description: null, type: null, id: null }, {}],
  ['a text inside of a list', { list: [{ note: null }, { note: 'a' }] }, { list: [{}, { note: 'a' }] }],
  ['a text inside of a part', { part: { note: null } }, { part: {} }],
  ['a text inside of one of several forms', { form: { note: null } }, { form: {} }],
])('leaves out %s where it is null', (_what, body, left) => {
  expect(withoutNullTexts(schema, body)).toEqual(left);
});

it.each([
  ['a text that is needed', { needed: null }],
  ['a text that takes null itself', { answer: null }],
  ['a number', { count: null }],
  ['an entry of a list', { texts: [null] }],
  ['a whole form', { form: null }],
  ['a whole part', { part: null }],
  ['a field that is not known', { other: null, toString: null }],
  ['a text in the place of an object', { part: 'a', list: 'b' }],
  ['a list in the place of an object', { part: [null] }],
])('keeps %s, for the schema to judge', (_what, body) => {
  expect(withoutNullTexts(schema, body)).toEqual(body);
});

it.each([[null], [undefined], ['a text'], [7], [[null]]])('keeps %j in the place of a body', (body) => {
  expect(withoutNullTexts(schema, body)).toEqual(body);
});

it('makes a body of the contract with nulls the same as one without', () => {
  const { body } = endpoints.giveFeedback;
  const sent = { question: 'Why?', answer: 'I led a team.' };
  const read = body.parse(withoutNullTexts(body, { ...sent, role: null, type: null, difficulty: null }));
  expect(read).toEqual(body.parse(sent));
});
