import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { RelayProcess } from './relay-process.ts';

export const NAME_BYTES = 16;
const CHUNK_EVERY_MS = 500;
const CHUNK_BYTES = 3000;
/** One timer for all sockets: two hundred of them are themselves a load. */
const TICK_MS = 5;

export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export type Client = { socket: WebSocket; finals: Map<string, number> };

async function connect(base: string, ticket: string): Promise<Client> {
  const socket = new WebSocket(`${base}/api/v1/live?ticket=${ticket}`, {
    headers: { origin: 'http://localhost:3000' },
    perMessageDeflate: false,
  });
  const finals = new Map<string, number>();
  socket.on('message', (data) => {
    const text = /"text":"([^"]+)"/.exec(String(data))?.[1];
    if (text) finals.set(text, performance.now());
  });
  await once(socket, 'open');
  return { socket, finals };
}

/** Connects in groups: a ticket lives 30 s. */
export async function connectAll(relay: RelayProcess, count: number): Promise<Client[]> {
  const clients: Client[] = [];
  while (clients.length < count) {
    const tickets = await relay.tickets(Math.min(20, count - clients.length));
    clients.push(...(await Promise.all(tickets.map((ticket) => connect(relay.base, ticket)))));
  }
  return clients;
}

const nameOf = (socket: number, chunk: number) => `s${socket}c${chunk}`.padEnd(NAME_BYTES, '.');

/** Sends slices on every socket for so long, spread over the half second as two hundred people would; answers when each was sent. */
export async function speak(clients: readonly Client[], seconds: number): Promise<Map<string, number>> {
  const sentAt = new Map<string, number>();
  const rounds = Math.floor((seconds * 1000) / CHUNK_EVERY_MS);
  const next = clients.map((_, index) => (index / clients.length) * CHUNK_EVERY_MS);
  const chunks = clients.map(() => 0);
  const startedAt = performance.now();
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const elapsed = performance.now() - startedAt;
      for (const [index, { socket }] of clients.entries()) {
        const chunk = chunks[index] as number;
        if (chunk >= rounds || (next[index] as number) > elapsed) continue;
        const bytes = Buffer.alloc(CHUNK_BYTES);
        const name = nameOf(index, chunk);
        bytes.write(name, 'latin1');
        sentAt.set(name, performance.now());
        socket.send(bytes);
        chunks[index] = chunk + 1;
        next[index] = (next[index] as number) + CHUNK_EVERY_MS;
      }
      if (chunks.every((chunk) => chunk >= rounds)) {
        clearInterval(timer);
        resolve();
      }
    }, TICK_MS);
  });
  return sentAt;
}

/** Ends sessions as the page does; one whose socket only broke would wait a minute for its return. */
export async function endAll(clients: readonly Client[]): Promise<void> {
  await Promise.all(
    clients.map(async ({ socket }) => {
      const closed = once(socket, 'close');
      socket.send(JSON.stringify({ type: 'end' }));
      await closed;
    }),
  );
}

/** One session from its ticket to its end: a slice, the words for it, and goodbye. */
export async function liveBriefly(base: string, ticket: string): Promise<void> {
  const { socket, finals } = await connect(base, ticket);
  const heard = once(socket, 'message');
  const bytes = Buffer.alloc(CHUNK_BYTES);
  bytes.write(nameOf(0, 0), 'latin1');
  socket.send(bytes);
  await heard;
  while (finals.size === 0) await once(socket, 'message');
  await endAll([{ socket, finals }]);
}
