import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReceivedCall = { path: string; authorization: string | undefined; body: string };
export type Answer = (response: ServerResponse) => void;

export function answerJson(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

export function answerBytes(bytes: Buffer, contentType = 'audio/mpeg'): Answer {
  return (response) => response.writeHead(200, { 'content-type': contentType }).end(bytes);
}

/** Accepts the call and never says anything. */
export const answerNever: Answer = () => undefined;

/** Promises more than it sends and hangs up. */
export const answerCutOff: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"text":"we met', () => response.destroy());
};

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('latin1');
}

/** A local server that speaks the OpenAI protocol for speech: one answer a call, the last for all that follow. */
export async function startSpeechServer(...answers: [Answer, ...Answer[]]) {
  const calls: ReceivedCall[] = [];
  const server = createServer(async (request, response) => {
    const { authorization } = request.headers;
    calls.push({ path: request.url ?? '', authorization, body: await readBody(request) });
    (answers[calls.length - 1] ?? answers.at(-1) ?? answerNever)(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    calls,
    baseUrl: `http://127.0.0.1:${port}/v1`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
