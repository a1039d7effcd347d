import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { chooseLocalModel, findLocalServers } from './find-local-model.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server that answers `/v1/models` with this text; null: it never answers. */
async function serve(text: string | null, status = 200): Promise<string> {
  const server = createServer((request, response) => {
    if (text === null) return;
    const isList = request.url === '/v1/models';
    response.writeHead(isList ? status : 404, { 'content-type': 'application/json' }).end(isList ? text : '');
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}
const listOf = (...ids: string[]) =>
  JSON.stringify({ object: 'list', data: ids.map((id) => ({ id, object: 'model' })) });

describe('the model servers of this computer', () => {
  it('are found with the models that can chat', async () => {
    const baseUrl = await serve(listOf('nomic-embed-text:latest', 'qwen3:8b', 'whisper-1', 'llama3.2:latest'));
    expect(await findLocalServers([{ product: 'Ollama', baseUrl }], 10_000)).toEqual([
      { product: 'Ollama', baseUrl, models: ['qwen3:8b', 'llama3.2:latest'] },
    ]);
  });

  it.each([
    ['a page of another program', '<!doctype html><p>Hello', 200],
    ['JSON of another form', '{"status":"ok"}', 200],
    ['a refusal', '{"error":"no"}', 401],
    ['a server without a model', listOf(), 200],
    ['a server of embeddings alone', listOf('bge-m3', 'all-minilm'), 200],
    ['silence', null, 200],
  ])('are not: %s', async (_name, text, status) => {
    const baseUrl = await serve(text, status);
    expect(await findLocalServers([{ product: 'Ollama', baseUrl }], 200)).toEqual([]);
  });

  it('are not where nothing listens', async () => {
    expect(await findLocalServers([{ product: 'vLLM', baseUrl: 'http://127.0.0.1:9/v1' }])).toEqual([]);
  });
});

describe('the model that is used', () => {
  const found = [
    { product: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1', models: ['qwen3:8b', 'llama3.2:latest'] },
    { product: 'vLLM', baseUrl: 'http://127.0.0.1:8000/v1', models: ['mistral-small'] },
  ];
  it.each([
    [null, 'qwen3:8b'],
    ['llama3.2', 'llama3.2:latest'],
    ['mistral-small', 'mistral-small'],
    ['gpt-4o', undefined],
  ])('with the wish %s is %s', (wanted, model) => {
    expect(chooseLocalModel(found, wanted)?.model).toBe(model);
  });
});
