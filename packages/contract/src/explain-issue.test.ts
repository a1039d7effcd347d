import { expect, it } from 'vitest';
import { z } from 'zod';
import { explainIssue } from './explain-issue.ts';
import { id } from './ids.ts';

const page = z.coerce.number().int().min(1).max(100_000);
const form = z.union([z.object({ summary: z.string().max(10) }), z.string(), z.null()]);

it.each([
  ['a page in words', page, 'two', 'a whole number from 1 to 100,000 is expected'],
  ['a page before the first', page, '0', 'a whole number from 1 to 100,000 is expected, not 0'],
  ['half a page', page, '1.5', 'a whole number from 1 to 100,000 is expected, not 1.5'],
  ['a page that nobody counts to', page, '1e300', 'a whole number from 1 to 100,000 is expected, not 1e+300'],
  ['a number without bounds', z.number().int(), 'a', 'a whole number is expected, not a text'],
  ['a number with one bound', z.number().max(5), 6, 'a number up to 5 is expected, not 6'],
  ['a number that must be above another', z.number().gt(0), 0, 'a number above 0 is expected, not 0'],
  ['a text that is too long', z.string().max(20_000), 'a'.repeat(20_412), 'at most 20,000 characters, this has 20,412'],
  ['a text that is too short', z.string().min(3), 'ab', 'at least 3 characters, this has 2'],
  ['a text of blanks', z.string().trim().min(1), '  ', 'must not be empty'],
  ['a list that is too long', z.array(z.string()).max(1), ['a', 'b'], 'at most 1 entry, this has 2'],
  ['nothing', z.string(), undefined, 'is missing; a text is expected'],
  ['null', z.string(), null, 'a text is expected, not null'],
  ['a number as a text', z.string(), 7, 'a text is expected, not 7'],
  ['a word for yes', z.boolean(), 'yes', 'true or false is expected, not a text'],
  ['a list as an object', z.object({}), [], 'an object is expected, not a list'],
  ['another choice', z.enum(['Easy', 'Hard']), 'Harsh', 'one of Easy, Hard is expected'],
  ['no choice', z.enum(['Easy', 'Hard']), undefined, 'is missing; one of Easy, Hard is expected'],
  ['another constant', z.literal('STAR'), 'MOON', '"STAR" is expected'],
  ['an id that is none', id, '7', 'an id (a UUID) is expected'],
  ['a pattern that does not fit', z.string().regex(/^a$/), 'b', 'another form is expected'],
  ['a step that does not fit', z.number().multipleOf(5), 7, 'a multiple of 5 is expected'],
  ['a field too many', z.strictObject({}), { a: 1 }, 'has fields that are not known: a'],
  ['a part of one form', form, { summary: 5 }, 'summary: a text is expected, not 5'],
  ['none of the forms', form, 5, 'is in none of the forms that can be taken'],
  ['what no rule names', z.custom(() => false), 5, 'is not right'],
  ['what has words of its own', z.string({ error: 'Say who.' }), 5, 'Say who.'],
])('%s is told in plain words', (_what, schema, input, words) => {
  const { error } = schema.safeParse(input, { error: explainIssue });
  expect(error?.issues[0]?.message).toBe(words);
});
