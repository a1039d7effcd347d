import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;
type IssueOf<Code extends Issue['code']> = Extract<Issue, { code: Code }>;

const TYPE_WORDS: Record<string, string> = {
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};
const FORMAT_WORDS: Record<string, string> = {
  uuid: 'an id (a UUID)',
  datetime: 'a date and time such as 2026-01-31T09:30:00Z',
  email: 'an e-mail address',
  url: 'an address such as https://example.org',
};

const digits = (value: number | bigint): string => value.toLocaleString('en-US');

/** A bound that the schema sets, not one that every whole number has. */
const boundOf = (value: unknown): string | null =>
  typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? digits(value) : null;

/** "a whole number from 1 to 100": what a schema takes, whichever of its rules was broken. */
function numberWords(schema: Issue['schema'], isWhole: boolean): string {
  const { minValue, maxValue, isInt } = (schema ?? {}) as Partial<z.ZodNumber>;
  const [least, most] = [boundOf(minValue), boundOf(maxValue)];
  const what = isWhole || isInt ? 'a whole number' : 'a number';
  return [what, least !== null && `from ${least}`, most !== null && `${least === null ? 'up ' : ''}to ${most}`]
    .filter(Boolean)
    .join(' ');
}

/** What came, where that can be told in a word; a text is not repeated. */
function givenWords(input: unknown): string | null {
  if (input === null) return 'null';
  if (Array.isArray(input)) return TYPE_WORDS.array ?? null;
  if (typeof input === 'boolean' || Number.isFinite(input)) return String(input);
  return TYPE_WORDS[typeof input] ?? null;
}

function expectedOf(what: string, input: unknown, given: string | null = null): string {
  if (input === undefined) return `is missing; ${what} is expected`;
  return given === null || given === what ? `${what} is expected` : `${what} is expected, not ${given}`;
}

function explainType({ expected, schema, input }: IssueOf<'invalid_type'>): string {
  const isNumber = expected === 'number' || expected === 'int';
  const what = isNumber ? numberWords(schema, expected === 'int') : (TYPE_WORDS[expected] ?? `a value (${expected})`);
  return expectedOf(what, input, givenWords(input));
}

function explainValue({ values, input }: IssueOf<'invalid_value'>): string {
  const [first, ...others] = values.map(String);
  return expectedOf(others.length === 0 ? `"${first}"` : `one of ${[first, ...others].join(', ')}`, input);
}

type Bound = { word: 'at most' | 'at least'; limit: number | bigint; issue: IssueOf<'too_big' | 'too_small'> };

function explainSize({ word, limit, issue }: Bound): string {
  const { origin, input, schema, inclusive } = issue;
  if (origin === 'number' || origin === 'int') {
    if (inclusive) return `${numberWords(schema, origin === 'int')} is expected, not ${input}`;
    return `a number ${word === 'at most' ? 'below' : 'above'} ${digits(limit)} is expected, not ${input}`;
  }
  const length = (input as { length?: number } | undefined)?.length ?? 0;
  if (word === 'at least' && length === 0) return 'must not be empty';
  const unit = origin === 'string' ? ['character', 'characters'] : ['entry', 'entries'];
  return `${word} ${digits(limit)} ${Number(limit) === 1 ? unit[0] : unit[1]}, this has ${digits(length)}`;
}

/** Explains the best matching form: one of the right type that is only partly wrong. */
function explainForms({ errors }: IssueOf<'invalid_union'>): string {
  const [meant] = errors.find((issues) => issues.every(({ path }) => path.length > 0)) ?? [];
  return meant ? `${meant.path.join('.')}: ${meant.message}` : 'is in none of the forms that can be taken';
}

/**
 * The message for a schema issue, to follow the name of the field: the expected value, in plain English. A schema with
 * its own message says that instead. For `safeParse(input, { error: explainIssue })`.
 */
export function explainIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return explainType(issue);
    case 'invalid_value':
      return explainValue(issue);
    case 'too_big':
      return explainSize({ word: 'at most', limit: issue.maximum, issue });
    case 'too_small':
      return explainSize({ word: 'at least', limit: issue.minimum, issue });
    case 'invalid_format':
      return `${FORMAT_WORDS[issue.format] ?? 'another form'} is expected`;
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor} is expected`;
    case 'unrecognized_keys':
      return `has fields that are not known: ${issue.keys.join(', ')}`;
    case 'invalid_union':
      return explainForms(issue);
    default:
      return 'is not right';
  }
}
