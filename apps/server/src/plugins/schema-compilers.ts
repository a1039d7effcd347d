import type { FastifyServerOptions } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { readInput } from './read-input.ts';

type Route = { schema: z.ZodType; httpPart?: string };
const validatorCompiler =
  ({ schema, httpPart = 'request' }: Route) =>
  (input: unknown) =>
    readInput(schema, input, httpPart);

/**
 * The contract's zod schemas check what comes in and what goes out. They are given when the application is made, so that the
 * framework does not load its own compilers of JSON schema (its types know no others).
 */
export const schemaController = {
  compilersFactory: { buildValidator: () => validatorCompiler, buildSerializer: () => serializerCompiler },
} as unknown as FastifyServerOptions['schemaController'];
