import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FakeReply =
  | { kind: 'text'; text: string }
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: string }
  | { kind: 'stream'; words: readonly string[]; isCutOff?: boolean; neverEnds?: boolean }
  | { kind: 'hang' }
  | { kind: 'raw'; body: string };

type ChatMessage = { role: string; content: string };
export type FakeCall = {
  path: string;
  authorization: string | undefined;
  body: { model: string; stream?: boolean; messages: ChatMessage[]; response_format?: { type: string } };
};
export type FakeOpenAiServer = {
  /** With `/v1`, as `LLM_BASE_URL` has it. */
  baseUrl: string;
  host: string;
  calls: FakeCall[];
  /** The replies to the next calls, in order; the last one is given again and again. */
  script(...replies: FakeReply[]): void;
  /** Resolves when a client has closed its socket before the reply was done. */
  clientLeft: Promise<void>;
  close(): Promise<void>;
};

const completion = (content: string): string =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: 'fake',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
const chunk = (delta: object, finishReason: string | null): string =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_700_000_000,
    model: 'fake',
    choices: [{ index: 0, delta, finish_reason: finishReason }],
  })}\n\n`;

async function readBody(request: IncomingMessage): Promise<FakeCall['body']> {
  let text = '';
  for await (const part of request) text += String(part);
  return JSON.parse(text) as FakeCall['body'];
}

function sendStream(
  response: ServerResponse,
  { words, isCutOff = false, neverEnds = false }: FakeReply & { kind: 'stream' },
): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const word of words) response.write(chunk({ role: 'assistant', content: word }, null));
  if (neverEnds) return;
  // Destroyed only once what was written has gone out, so that the client sees the words and then the cut.
  if (isCutOff) response.write('data: {"id":"chatc', () => response.destroy());
  else response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
}

function send(response: ServerResponse, reply: FakeReply): void {
  if (reply.kind === 'hang') return;
  if (reply.kind === 'stream') sendStream(response, reply);
  else if (reply.kind === 'status') {
    const body = reply.body ?? JSON.stringify({ error: { message: 'scripted fault', type: 'fault' } });
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers }).end(body);
  } else {
    const body = reply.kind === 'raw' ? reply.body : completion(reply.text);
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  }
}

/** A local server that speaks the OpenAI chat protocol by a script, with the faults of real ones. */
export async function startFakeOpenAiServer(): Promise<FakeOpenAiServer> {
  const calls: FakeCall[] = [];
  let replies: FakeReply[] = [{ kind: 'text', text: 'ready' }];
  let sayClientLeft: () => void = () => undefined;
  const clientLeft = new Promise<void>((resolve) => {
    sayClientLeft = resolve;
  });
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableEnded) sayClientLeft();
    });
    void readBody(request).then((body) => {
      calls.push({ path: request.url ?? '', authorization: request.headers.authorization, body });
      const reply = replies.length > 1 ? replies.shift() : replies[0];
      if (reply !== undefined) send(response, reply);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    baseUrl: `http://${host}/v1`,
    host,
    calls,
    script: (...next) => {
      replies = next;
    },
    clientLeft,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
