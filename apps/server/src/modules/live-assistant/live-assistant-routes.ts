import { endpoints } from '@greenroom/contract/endpoints';
import type { LiveAnswer } from '@greenroom/contract/live-assistant';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../app-error.ts';
import { noteSecurityEvent } from '../../plugins/security-events.ts';
import type { AnswerService } from './answer-service.ts';
import type { LiveService } from './live-service.ts';
import type { SavedSessionService } from './saved-session-service.ts';

type Services = {
  answers: AnswerService;
  live: LiveService;
  kept: SavedSessionService;
  /** Refuses a person who has used their processor time. */
  checkProcessor(userId: string): Promise<void>;
};

const EVENT_STREAM = 'text/event-stream';

/**
 * The answer as server-sent events: each holds all that is known so far. A failure on the way is its own event.
 * `onWhole` is waited for before the client hears that it is done.
 */
async function stream(
  reply: FastifyReply,
  values: AsyncIterable<LiveAnswer>,
  onWhole: (answer: LiveAnswer) => Promise<void>,
): Promise<void> {
  const iterator = values[Symbol.asyncIterator]();
  // What fails before the first value is still answered with a status.
  let next = await iterator.next();
  const headers = { ...reply.getHeaders(), 'content-type': EVENT_STREAM, 'cache-control': 'no-store' };
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { ...headers, 'x-accel-buffering': 'no' } as Record<string, string>);
  try {
    let last: LiveAnswer | undefined;
    for (; !next.done && !raw.destroyed; next = await iterator.next()) {
      last = next.value;
      raw.write(`data: ${JSON.stringify(last)}\n\n`);
    }
    if (next.done && last) await onWhole(last);
    raw.end('event: done\ndata: {}\n\n');
  } catch (error) {
    const code = error instanceof AppError ? error.code : 'internal';
    // Anyone who has left ended it: nothing went wrong then.
    if (raw.destroyed) return;
    // The answer has begun, so the handler of errors does not see it.
    reply.log.error({ code, err: error }, 'a live answer broke off');
    raw.end(`event: error\ndata: ${JSON.stringify({ code })}\n\n`);
  } finally {
    await iterator.return?.();
  }
}

export function registerLiveRoutes(app: FastifyInstance, { answers, live, kept, checkProcessor }: Services): void {
  app.endpoint(endpoints.answerLive, async ({ body, caller, signal, request, reply }) => {
    const note = async (answer: LiveAnswer) => {
      if (!caller || !body.sessionId) return;
      // An answer that is there is worth more than its count.
      await live
        .noteAnswer(caller.userId, body.sessionId, answer)
        .catch((error: unknown) => request.log.error({ err: error }, 'a live answer was not counted'));
    };
    if ((request.headers.accept ?? '').includes(EVENT_STREAM)) {
      await stream(reply, answers.stream(body, signal), note);
      return undefined;
    }
    const answer = await answers.answer(body, signal);
    await note(answer);
    return answer;
  });
  app.endpoint(endpoints.openLiveSession, async ({ body, caller, operationId }) => {
    if (body.sessionId === undefined) await checkProcessor(caller.userId);
    return live.open({ userId: caller.userId, operationId, ...body });
  });
  app.endpoint(endpoints.listLiveSessions, async ({ caller, query }) => kept.list(caller.userId, query.page));
  app.endpoint(endpoints.getLiveSession, async ({ caller, params }) => kept.get(caller.userId, params.session_id));
  app.endpoint(endpoints.keepLiveSession, async ({ caller, params, body: { jobDescription, ...transcript } }) =>
    kept.keep(caller.userId, params.session_id, { transcript, jobDescription }),
  );
  app.endpoint(endpoints.deleteLiveSession, async ({ caller, params, request }) => {
    await kept.delete(caller.userId, params.session_id);
    noteSecurityEvent(request, 'live-session-deleted');
    return {};
  });
}
