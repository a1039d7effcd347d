import type { Endpoint } from '@greenroom/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { GiveBack } from './limits.ts';

/** Who calls: the person, and the session that the access token names. */
export type Caller = { userId: string; sessionId: string };

/** A file of a multipart body, whole in memory (its size was watched while it streamed). */
export type UploadedFile = { bytes: Buffer; fileName: string; mimeType: string };

/** What the first bytes of a file already tell, while the rest is on its way. */
export type FileHead = {
  /** So many are enough to tell. A file that is shorter is left to the handler. */
  bytes: number;
  /** Throws what the handler would throw for the whole file, where that is no longer in doubt. */
  check(head: Buffer): void;
};

/** What a handler gets: everything already validated by the contract. */
export type Call<E extends Endpoint> = {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
  file: UploadedFile | null;
  caller: Caller | null;
  /** The operation's id, made by the client (`Idempotency-Key`), or null. */
  operationId: string | null;
  /** Aborted when the person goes away before the answer is sent. */
  signal: AbortSignal;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** The caller's id where the access rule of the endpoint guarantees one. */
export type SignedInCall<E extends Endpoint> = Call<E> & { caller: Caller };

type HandlerCall<E extends Endpoint> = E['access'] extends 'owner' | 'signed-in' ? SignedInCall<E> : Call<E>;

/** Returns the data to be wrapped; or undefined when it has sent the reply itself (a stream, a redirect). */
export type EndpointHandler<E extends Endpoint> = (call: HandlerCall<E>) => Promise<z.input<E['response']> | undefined>;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Registers a row of the contract's table: validation, access, limits, envelope and documentation come with it. A file that
     * `fileHead` refuses is refused while it arrives.
     */
    endpoint<E extends Endpoint>(endpoint: E, handler: EndpointHandler<E>, fileHead?: FileHead): void;
  }
  interface FastifyRequest {
    caller: Caller | null;
    /** For a visitor's call that took a place in the day's limit and fails. */
    giveBack: GiveBack | null;
  }
}
