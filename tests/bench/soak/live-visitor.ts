import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '@greenroom/contract/uuid';
import { WebSocket } from 'ws';
import type { SignedInPerson } from '../../../apps/server/src/testing/people.ts';
import type { Random } from '../generated/generate-value.ts';

const MARK_EVERY_MS = 1000;
/** A session lasts so long; every third time the socket breaks in the middle and comes back. */
const SESSION_MS = { least: 20_000, most: 60_000 };

/** Opens live sessions one after the other, marks speech as the page does, and ends them, until `signal` aborts. */
export async function visitLive(options: {
  person: SignedInPerson;
  origin: string;
  random: Random;
  signal: AbortSignal;
  onProblem: (what: string) => void;
}): Promise<void> {
  const { person, origin, random, signal, onProblem } = options;
  const post = async (method: string, path: string, body: object, key = newId()): Promise<Record<string, string>> => {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: {
        'x-access-token': person.accessToken,
        'x-greenroom-client': 'web',
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { data?: Record<string, string> };
    if (!response.ok) onProblem(`${method} ${path} answered ${response.status}`);
    return answer.data ?? {};
  };
  const connect = async (ticket: string): Promise<WebSocket> => {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/v1/live?ticket=${ticket}`, {
      headers: { origin },
      perMessageDeflate: false,
    });
    socket.on('error', (error) => onProblem(error.message));
    await once(socket, 'open');
    return socket;
  };

  while (!signal.aborted) {
    const key = newId();
    await post('PATCH', `/user/${person.userId}/quota`, { updateType: 'live-interview' }, key);
    const { sessionId, ticket = '' } = await post('POST', '/live/sessions', {}, key);
    let socket = await connect(ticket);
    const end = Date.now() + SESSION_MS.least + random() * (SESSION_MS.most - SESSION_MS.least);
    let breaks = random() < 1 / 3;
    for (let isSpeech = false; Date.now() < end && !signal.aborted; isSpeech = !isSpeech) {
      socket.send(JSON.stringify({ type: isSpeech ? 'speech-end' : 'speech-start' }));
      await sleep(MARK_EVERY_MS);
      if (!breaks) continue;
      breaks = false;
      socket.terminate();
      const again = await post('POST', '/live/sessions', { sessionId });
      socket = await connect(again.ticket ?? '');
    }
    const closed = once(socket, 'close');
    socket.send(JSON.stringify({ type: 'end' }));
    await closed;
  }
}
