import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import type { LiveTranscriptEvent } from '../../ports/live-transcription.ts';
import { readRecording } from '../../testing/recordings.ts';
import { createDeepgramTranscriber } from './create-deepgram.ts';

/** The client may go away in the middle of an answer, which resets the connection. */
const ignoreReset = () => undefined;

/** A server on its own port that speaks the protocol as the test tells it to. */
async function startServer(onSocket: (socket: WebSocket, count: number) => void) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  let count = 0;
  server.on('connection', (socket) => {
    socket.on('error', ignoreReset);
    onSocket(socket, ++count);
  });
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/v1/listen`;
  const close = () => {
    for (const each of server.clients) each.terminate();
    server.close();
  };
  return { url, close };
}
const results = (transcript: string, isFinal: boolean) =>
  JSON.stringify({ type: 'Results', is_final: isFinal, channel: { alternatives: [{ transcript }] } });

const sendAll = (socket: WebSocket, messages: string[]) => {
  for (const message of messages) socket.send(message);
};

describe('a streaming server of Deepgram’s protocol', () => {
  const closers: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
  });
  async function listen(onSocket: (socket: WebSocket, count: number) => void) {
    const server = await startServer(onSocket);
    closers.push(server.close);
    return open(server.url);
  }
  function open(url: string) {
    const events: LiveTranscriptEvent[] = [];
    const told: (string | null)[] = [];
    const engine = createDeepgramTranscriber({ url, apiKey: 'key' }, ({ failure }) => told.push(failure?.kind ?? null));
    const stream = engine.open((event) => events.push(event));
    closers.push(stream.close);
    return { events, stream, told };
  }
  const until = (condition: () => boolean) => expect.poll(condition, { timeout: 60_000, interval: 5 }).toBe(true);

  it('passes on words that may change and final ones, and leaves out silence', async () => {
    const { events, stream } = await listen((socket) =>
      socket.once('message', () =>
        sendAll(socket, [results('', true), results('tell', false), results('tell me', true)]),
      ),
    );
    stream.write(Buffer.alloc(10));
    await until(() => events.length === 2);
    expect(events).toEqual([
      { type: 'transcript', text: 'tell', isFinal: false },
      { type: 'transcript', text: 'tell me', isFinal: true },
    ]);
  });

  it('asks for the tail of a sentence at the end of speech', async () => {
    const texts: string[] = [];
    const { stream } = await listen((socket) =>
      socket.on('message', (data, isBinary) => {
        if (!isBinary) texts.push(String(data));
        else socket.send(results('', false));
      }),
    );
    stream.write(Buffer.alloc(10));
    await until(() => stream.waitingBytes === 0);
    stream.endSpeech();
    await until(() => texts.includes('{"type":"Finalize"}'));
  });

  it('tells within 3 s that it was refused', async () => {
    const { events, told } = open('ws://127.0.0.1:9/v1/listen');
    await until(() => events.some(({ type }) => type === 'failure'));
    expect(told).toEqual(['unreachable', 'unreachable']);
  });

  it('tells the operator that the key was refused', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    server.on('upgrade', (_request, socket) => {
      socket.on('error', ignoreReset);
      socket.end('HTTP/1.1 401 Unauthorized\r\nconnection: close\r\n\r\n');
    });
    closers.push(() => server.close());
    const { told } = open(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/v1/listen`);
    await until(() => told.length > 0);
    expect(told[0]).toBe('key-refused');
  });

  it('tells within 3 s that no answer comes', async () => {
    const { events, stream } = await listen(() => undefined);
    stream.write(Buffer.alloc(10));
    await until(() => events.some(({ type }) => type === 'notice'));
  });

  it('connects again once in the middle, with the header of the recording, and then gives up', async () => {
    const recording = readRecording('about-me.webm');
    const firsts: Buffer[] = [];
    const { events, stream } = await listen((socket) =>
      socket.once('message', (data) => {
        firsts.push(data as Buffer);
        socket.close();
      }),
    );
    stream.write(recording.subarray(0, 6000));
    await until(() => events.some(({ type }) => type === 'failure'));
    expect(firsts[1]?.subarray(0, 4)).toEqual(recording.subarray(0, 4));
    expect(events.map(({ type }) => type)).toEqual(['notice', 'failure']);
  });

  it('says once that it cannot read what comes, and goes on', async () => {
    const { events, stream, told } = await listen((socket) =>
      socket.once('message', () => sendAll(socket, ['{', 'nonsense', results('fine', true)])),
    );
    stream.write(Buffer.alloc(10));
    await until(() => events.length === 2);
    expect(events.map(({ type }) => type)).toEqual(['notice', 'transcript']);
    expect(told).toEqual(['malformed', null]);
  });

  it('waits at the end for the last words', async () => {
    const { events, stream } = await listen((socket) =>
      socket.on('message', (data, isBinary) => {
        if (isBinary || !String(data).includes('CloseStream')) return;
        socket.send(results('goodbye', true));
        socket.close();
      }),
    );
    stream.write(Buffer.alloc(10));
    await stream.finish();
    expect(events).toEqual([{ type: 'transcript', text: 'goodbye', isFinal: true }]);
  });
});
