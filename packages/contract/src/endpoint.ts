import { z } from 'zod';
import { type RouteFacts, type RouteName, routes } from './routes.ts';

/**
 * How the answer is wrapped:
 * `envelope` `{ success, data }`; `bare` the value itself as JSON; `redirect` a 302.
 */
export type EndpointShape = 'envelope' | 'bare' | 'redirect';

/** A file of a multipart body: its field, its largest size in bytes. */
export type EndpointFile = { field: string; maxBytes: number };

/** A row of the table of endpoints: its facts with the schemas of params, query, body and response. */
export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> = RouteFacts & {
  noun: string;
  summary: string;
  shape: EndpointShape;
  params: Params;
  query: Query;
  /** For a multipart body: its text fields. */
  body: Body;
  file: EndpointFile | null;
  /** Largest body in bytes when it is not multipart. */
  maxBodyBytes: number;
  response: Response;
};

/** An empty body or response. */
export const nothing = z.object({});

type Parts<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> = {
  noun: string;
  summary: string;
  response: R;
  params?: P;
  query?: Q;
  body?: B;
  shape?: EndpointShape;
  file?: EndpointFile;
  maxBodyBytes?: number;
};

/** A row of the table: the plain facts of the route with the shapes of what goes in and out. */
export function endpoint<
  Name extends RouteName,
  R extends z.ZodType,
  P extends z.ZodType = typeof nothing,
  Q extends z.ZodType = typeof nothing,
  B extends z.ZodType = typeof nothing,
>(name: Name, parts: Parts<P, Q, B, R>): (typeof routes)[Name] & Endpoint<P, Q, B, R> {
  return {
    ...routes[name],
    params: nothing as unknown as P,
    query: nothing as unknown as Q,
    body: nothing as unknown as B,
    shape: 'envelope',
    file: null,
    maxBodyBytes: 256 * 1024,
    ...parts,
  };
}
