import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

const results = (transcript: string, isFinal: boolean) =>
  JSON.stringify({ type: 'Results', is_final: isFinal, channel: { alternatives: [{ transcript }] } });

export type ScriptedEngine = {
  url: string;
  /** When each numbered chunk arrived, and how many bytes in all. */
  arrivedAt: Map<string, number>;
  bytes(): number;
  /** When the engine said each final. */
  saidAt: Map<string, number>;
  close(): void;
};

/** A streaming engine in this process: it answers each chunk, which begins with its own name, with a final that holds the name. */
export async function startEngine(nameBytes: number): Promise<ScriptedEngine> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const arrivedAt = new Map<string, number>();
  const saidAt = new Map<string, number>();
  let bytes = 0;
  server.on('connection', (socket) => {
    socket.on('message', (data, isBinary) => {
      if (!isBinary) {
        if (String(data).includes('CloseStream')) socket.close();
        return;
      }
      const chunk = data as Buffer;
      const name = chunk.toString('latin1', 0, nameBytes);
      bytes += chunk.length;
      arrivedAt.set(name, performance.now());
      saidAt.set(name, performance.now());
      socket.send(results(name, true));
    });
  });
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/v1/listen`;
  return { url, arrivedAt, saidAt, bytes: () => bytes, close: () => server.close() };
}
