import { z } from 'zod';

const isWrapper = (schema: z.ZodType): schema is z.ZodOptional | z.ZodDefault | z.ZodNullable =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable;

/** A text, a choice or an id that may be left out. One that takes null itself means something by it, and keeps it. */
function isOptionalText(schema: z.ZodType): boolean {
  if (!(schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)) return false;
  const inner = schema.unwrap() as z.ZodType;
  return inner.def.type === 'string' || inner.def.type === 'enum' || isOptionalText(inner);
}

function fieldsWithout(shape: Record<string, z.ZodType>, value: object): object {
  const kept = Object.entries(value).flatMap(([key, one]) => {
    const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (!field) return [[key, one]];
    return one === null && isOptionalText(field) ? [] : [[key, withoutNullTexts(field, one)]];
  });
  return Object.fromEntries(kept);
}

/**
 * A body without the texts that are null where they may be left out: many clients write null where they have nothing to say, and it
 * means the same. Done once, before a schema is asked, so that no schema has to say it and no type has a null in it.
 */
export function withoutNullTexts(schema: z.ZodType, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isWrapper(schema)) return withoutNullTexts(schema.unwrap() as z.ZodType, value);
  if (schema instanceof z.ZodUnion) {
    return (schema.options as z.ZodType[]).reduce<unknown>((rest, form) => withoutNullTexts(form, rest), value);
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((one) => withoutNullTexts(schema.element as z.ZodType, one));
  }
  return schema instanceof z.ZodObject && !Array.isArray(value) ? fieldsWithout(schema.shape, value) : value;
}
