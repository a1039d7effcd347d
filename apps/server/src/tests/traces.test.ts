import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { buildTestApp } from '../testing/test-app.ts';

type SentSpan = {
  name: string;
  traceId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
};

let collector: Server;
const posts: { url: string | undefined; body: string }[] = [];

/** A collector of the OpenTelemetry protocol over HTTP that only keeps what it is sent. */
async function startCollector(): Promise<string> {
  collector = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      posts.push({ url: request.url, body });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  return `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
}

const spansOf = (body: string): SentSpan[] => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans;
const attributeOf = ({ attributes }: SentSpan, key: string): unknown =>
  Object.values(attributes.find((attribute) => attribute.key === key)?.value ?? {})[0];

afterEach(() => {
  collector?.close();
  posts.length = 0;
});

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

async function traceOne(env: Record<string, string>): Promise<SentSpan | undefined> {
  const test = await buildTestApp({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: await startCollector(), ...env } });
  const url = '/api/v1/user/01890a5d-ac96-774b-bcce-b302099a0001/quota?page=7';
  await test.app.inject({ method: 'GET', url, headers: { traceparent: `00-${TRACE}-${PARENT}-01` } });
  await test.close();
  expect(posts.map((post) => post.url)).toEqual(['/v1/traces']);
  return spansOf(posts[0]?.body ?? '').at(0);
}

it('sends a span a request to the collector that is set, with its route and status and nothing about the person', async () => {
  const span = await traceOne({});
  if (!span) throw new Error('no span came');
  expect(span.name).toBe('GET /api/v1/user/:user_id/quota');
  expect(attributeOf(span, 'http.route')).toBe('/api/v1/user/:user_id/quota');
  expect(Number(attributeOf(span, 'http.response.status_code'))).toBe(401);
  expect(posts[0]?.body).not.toContain('01890a5d');
  expect(posts[0]?.body).not.toContain('page=7');
  expect(span.traceId).not.toBe(TRACE);
});

it('goes on with the trace of a proxy of ours', async () => {
  const span = await traceOne({ TRUST_PROXY: 'on' });
  expect(span).toMatchObject({ traceId: TRACE, parentSpanId: PARENT });
});
