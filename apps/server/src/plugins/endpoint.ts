import type { Endpoint } from '@greenroom/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { onBehalfOf } from '../ports/outgoing-person.ts';
import { type ChargeProcessor, chargeTo } from '../ports/processor-time.ts';
import type { Call, EndpointHandler, FileHead } from './call.ts';
import { allowEmptyJson, prepareJson } from './json-body.ts';
import type { GiveBack } from './limits.ts';
import { readMultipart } from './multipart.ts';
import { signalOf } from './reply-signal.ts';
import { routeSchema, routeUrl, takesJson } from './route-schema.ts';

type Guards = {
  /** Refuses what an account has no room for. */
  store(endpoint: Endpoint, request: FastifyRequest): Promise<void>;
  /** Waits for a turn where the call is costly, before its body is read. */
  enter(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Fills `request.caller`, or refuses by the endpoint's access rule. */
  authorise(endpoint: Endpoint, request: FastifyRequest): Promise<void>;
  /** Counts the call against the endpoint's limit, or refuses; answers how to give back what a failed call took. */
  limit(endpoint: Endpoint, request: FastifyRequest): Promise<GiveBack | null>;
  /** Refuses costly work of a caller that has used its processor time. */
  checkProcessor(endpoint: Endpoint, request: FastifyRequest): Promise<void>;
  /** Where the processor time of the call goes. */
  chargeOf(request: FastifyRequest): ChargeProcessor;
};

const operationIdHeader = z.string().min(1).max(200);

function readOperationId(request: FastifyRequest): string | null {
  const raw = request.headers['idempotency-key'];
  if (raw === undefined) return null;
  // A header that is sent twice arrives as one, with a comma: which of the two operations is meant cannot be told.
  const times = request.raw.rawHeaders.filter(
    (text, index) => index % 2 === 0 && /^idempotency-key$/i.test(text),
  ).length;
  if (times > 1) throw new AppError('invalid_request', { message: 'Idempotency-Key: must be sent once.' });
  const parsed = operationIdHeader.safeParse(raw);
  if (!parsed.success)
    throw new AppError('invalid_request', { message: 'Idempotency-Key: must be 1 to 200 characters.' });
  return parsed.data;
}

async function readCall<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
  fileHead: FileHead | undefined,
): Promise<Call<E>> {
  let signal: AbortSignal | undefined;
  // Before the body: no one should send 30 MB to hear that the header is wrong.
  const operationId = readOperationId(request);
  const upload = endpoint.file ? await readMultipart(request, endpoint.file, endpoint.body, fileHead) : null;
  return {
    params: request.params as Call<E>['params'],
    query: request.query as Call<E>['query'],
    body: (upload ? upload.fields : request.body) as Call<E>['body'],
    file: upload?.file ?? null,
    caller: request.caller,
    operationId,
    // Made where the handler asks for it: a short read has no use for one.
    get signal() {
      signal ??= signalOf(reply);
      return signal;
    },
    request,
    reply,
  };
}

/** Adds `app.endpoint`: the only way to register a route of the API. */
export const endpointPlugin = fastifyPlugin(async (app: FastifyInstance, guards: Guards) => {
  app.decorateRequest('caller', null);
  app.decorateRequest('giveBack', null);
  allowEmptyJson(app);
  // `this` is the scope that registers, with its own parsers of bodies.
  app.decorate('endpoint', function register<
    E extends Endpoint,
  >(this: FastifyInstance, endpoint: E, handler: EndpointHandler<E>, fileHead?: FileHead) {
    this.route({
      method: endpoint.method,
      url: routeUrl(endpoint),
      bodyLimit: endpoint.file ? endpoint.file.maxBytes + 1024 * 1024 : endpoint.maxBodyBytes,
      schema: routeSchema(endpoint),
      onRequest: async (request, reply) => {
        // Answers are a person's own, also where they are refused: no cache on the way keeps them.
        reply.header('cache-control', 'no-store');
        if (request.ws) throw new AppError('invalid_request', { message: 'No web socket is opened at this address.' });
        await guards.authorise(endpoint, request);
        request.giveBack = await guards.limit(endpoint, request);
        await guards.checkProcessor(endpoint, request);
        await guards.store(endpoint, request);
        await guards.enter(endpoint, request, reply);
      },
      preValidation: async (request) => {
        if (takesJson(endpoint)) request.body = prepareJson(endpoint, request.body);
      },
      handler: async (request, reply) => {
        const call = await readCall(endpoint, request, reply, fileHead);
        const data = await chargeTo(guards.chargeOf(request), () =>
          onBehalfOf(request.caller?.userId, () => handler(call as Parameters<EndpointHandler<E>>[0])),
        );
        if (data === undefined && reply.sent) return reply;
        return reply.send(endpoint.shape === 'envelope' ? { success: true, data } : data);
      },
      // Before the answer goes out, so that anyone who corrects what was wrong and sends it again finds the place free.
      // Who leaves while the work is being done has spent it: otherwise it could be asked for without end.
      onSend: async (request, reply) => {
        if (reply.statusCode >= 400) await request.giveBack?.();
      },
    });
  });
});
