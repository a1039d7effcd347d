/** The parts of JSON Schema that the contract uses. */
export type Schema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | boolean;
  format?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  $ref?: string;
  $defs?: Record<string, Schema>;
};
export type Random = () => number;

const MOST_ITEMS = 4;
const MOST_CHARACTERS = 3000;
const DEEPEST = 8;
const WORDS = [
  'nurse',
  'I led a team of 5.',
  'Why?',
  '2020–2022',
  '\n',
  '- ',
  'é',
  '漢字',
  '😀',
  '\u0000',
  '<b>',
  "'; drop",
  '%00',
];
/** Values that a field seldom expects. */
const HOSTILE = [null, '', [], {}, -1, 1e308, true, '\ud800', '__proto__', 'a'.repeat(5000), [[[[[]]]]], { $ne: null }];

/** Mulberry32: the same seed gives the same run. */
export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;

function generateText(random: Random, { format, maxLength = 200 }: Schema): string {
  if (format === 'uuid') return `01890000-0000-7000-8000-${String(Math.floor(random() * 1e12)).padStart(12, '0')}`;
  if (format === 'date-time') return new Date(random() * 2e12).toISOString();
  const length = Math.floor(random() ** 3 * Math.min(maxLength, MOST_CHARACTERS));
  let text = pick(random, WORDS);
  while (text.length < length) text += ` ${pick(random, WORDS)}`;
  return text.slice(0, Math.max(1, length));
}

/** A value of a JSON schema; with the chance `hostility` a field gets one that does not fit. */
export function generateValue(random: Random, schema: Schema, hostility: number, root = schema, depth = 0): unknown {
  if (random() < hostility || depth > DEEPEST) return pick(random, HOSTILE);
  const inner = (one: Schema) => generateValue(random, one, hostility, root, depth + 1);
  if (schema.$ref) return inner(root.$defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(random, schema.enum);
  const options = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (options) return inner(pick(random, options));
  return generateOfType(random, schema, inner);
}

function generateOfType(random: Random, schema: Schema, inner: (schema: Schema) => unknown): unknown {
  switch (schema.type) {
    case 'string':
      return generateText(random, schema);
    case 'integer':
    case 'number': {
      const { minimum = 0, maximum = 100 } = schema;
      const value = minimum + random() * (Math.min(maximum, minimum + 1000) - minimum);
      return schema.type === 'integer' ? Math.floor(value) : value;
    }
    case 'boolean':
      return random() < 0.5;
    case 'array': {
      const { items } = schema;
      return typeof items === 'object'
        ? Array.from({ length: Math.floor(random() * MOST_ITEMS) }, () => inner(items))
        : [];
    }
    case 'object': {
      const { properties = {}, required = [] } = schema;
      const names = Object.keys(properties).filter((name) => required.includes(name) || random() < 0.7);
      return Object.fromEntries(names.map((name) => [name, inner(properties[name] ?? {})]));
    }
    default:
      return null;
  }
}
