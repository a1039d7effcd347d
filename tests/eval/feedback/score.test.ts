import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createScorer } from './score.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(status: number, answer: (body: string) => unknown): Promise<string> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer(Buffer.concat(chunks).toString())));
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('asks the server and reads the entry out of its envelope', async () => {
  const local = createScorer(undefined);
  const request = { question: 'Tell me about yourself?', answer: '' };
  const entry = await local(request);
  let sent: unknown;
  const url = await listen(200, (body) => {
    sent = JSON.parse(body);
    return { success: true, data: entry };
  });
  expect(await createScorer(url)(request)).toEqual(entry);
  expect(sent).toEqual(request);
});

it('stops with what the server said when it refuses', async () => {
  const url = await listen(429, () => ({ success: false, error: { code: 'rate_limited' } }));
  await expect(createScorer(url)({ question: 'Why us?', answer: 'Because.' })).rejects.toThrow(/429.*rate_limited/);
});
