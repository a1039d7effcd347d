import { z } from 'zod';
import { ERRORS, type ErrorCode } from './errors.ts';

const errorCodes = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/** The shape of every failure. */
export const errorEnvelope = z
  .object({
    success: z.literal(false),
    error: z.object({
      code: z.enum(errorCodes),
      message: z.string(),
      requestId: z.string(),
      details: z.array(z.object({ field: z.string(), problem: z.string() })).optional(),
    }),
  })
  .meta({ id: 'Failure' });
export type ErrorEnvelope = z.infer<typeof errorEnvelope>;

/** The shape of every success, but for the few endpoints that the specification gives a bare one. */
export const successEnvelope = <Data extends z.ZodType>(data: Data) => z.object({ success: z.literal(true), data });

/** The body of every JSON response: the data, or an error. */
export type Envelope<Data> = { success: true; data: Data } | ErrorEnvelope;

/** For calls that answer nothing but that they worked. */
export const acknowledged = z.object({}).meta({ id: 'Acknowledged' });
