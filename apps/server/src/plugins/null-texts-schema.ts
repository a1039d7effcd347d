type JsonSchema = {
  type?: string | string[];
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
};
type Content = Record<string, { schema?: JsonSchema }>;
export type OpenApi = {
  paths?: Record<string, Record<string, { requestBody?: { content?: Content } }>>;
  components?: { schemas?: Record<string, JsonSchema> };
};

/** How the components of what comes in are distinguished from those of what goes out, which bear the name alone. */
const INPUT_NAME = /Input$/;

const takingNull = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  type: ['string', 'null'],
  ...(schema.enum ? { enum: [...schema.enum, null] } : {}),
});

function show(schema: JsonSchema): JsonSchema {
  const { properties, required = [], items, anyOf } = schema;
  const shown = Object.entries(properties ?? {}).map(([name, field]) => {
    const isOptionalText = field.type === 'string' && !required.includes(name);
    return [name, isOptionalText ? takingNull(field) : show(field)];
  });
  return {
    ...schema,
    ...(properties ? { properties: Object.fromEntries(shown) } : {}),
    ...(items ? { items: show(items) } : {}),
    ...(anyOf ? { anyOf: anyOf.map(show) } : {}),
  };
}

/** Says in the reference what `withoutNullTexts` of the contract does: in JSON that comes in, a text that may be left out may be null. */
export function showNullTexts<Document extends OpenApi>(document: Document): Document {
  const { paths = {}, components = {} } = document;
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
    const json = operation.requestBody?.content?.['application/json'];
    if (json?.schema) json.schema = show(json.schema);
  }
  const schemas = Object.entries(components.schemas ?? {});
  const shown = schemas.map(([name, schema]) => [name, INPUT_NAME.test(name) ? show(schema) : schema]);
  return { ...document, components: { ...components, schemas: Object.fromEntries(shown) } };
}
