import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { limitConnections } from './connection-limit.ts';

describe('open connections of one address', () => {
  const ends: (() => void)[] = [];
  afterEach(() => {
    for (const end of ends.splice(0)) end();
  });

  async function openServer(options: Parameters<typeof limitConnections>[1]) {
    const server = createServer((_request, response) => response.end('here'));
    limitConnections(server, options);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    ends.push(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    return (localAddress: string) => connect({ port, host: '127.0.0.1', localAddress });
  }
  /** True where the server answers; false where it closes the connection. */
  async function isServed(socket: Socket): Promise<boolean> {
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
    const outcome = await Promise.race([
      once(socket, 'data').then(() => true),
      once(socket, 'close').then(() => false),
    ]);
    return outcome;
  }

  it.runIf(process.platform === 'linux')(
    'are limited; another address has its own, and a closed one makes room',
    async () => {
      const dial = await openServer({ most: 2, isExempt: () => false });
      const [first, second] = [dial('127.0.0.1'), dial('127.0.0.1')];
      expect([await isServed(first), await isServed(second)]).toEqual([true, true]);
      expect(await isServed(dial('127.0.0.1'))).toBe(false);
      expect(await isServed(dial('127.0.0.2'))).toBe(true);
      first.destroy();
      // The server learns of the end a little later.
      await expect.poll(() => isServed(dial('127.0.0.1')), { timeout: 60_000 }).toBe(true);
    },
  );

  it('are not limited on this computer, where a proxy brings the connections of all', async () => {
    const dial = await openServer({ most: 1 });
    const sockets = Array.from({ length: 3 }, () => dial('127.0.0.1'));
    expect(await Promise.all(sockets.map(isServed))).toEqual([true, true, true]);
  });
});
