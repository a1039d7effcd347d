import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** How one connection ends: after so many bytes up, which may fall into the middle of a message. */
export type Cut = {
  afterBytes: number;
  /** From so many bytes up on nothing comes down any more: receipts and words are lost with the connection. */
  muteAfterBytes: number;
  /** The server learns of it only when someone else takes the session over. */
  isUnnoticed: boolean;
};

export type CutProxy = { port: number; cuts(): number; close(): Promise<void> };

/** Is between a browser and the server and cuts each connection as `nextCut` says; null leaves it alone. */
export async function startCutProxy(targetPort: number, nextCut: (cutsSoFar: number) => Cut | null): Promise<CutProxy> {
  const open = new Set<Socket>();
  let cuts = 0;
  const keep = (socket: Socket): Socket => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // A cut connection fails on either side; that is what it is here for.
    socket.on('error', () => undefined);
    return socket;
  };

  const server = createServer({ noDelay: true }, (client) => {
    const cut = nextCut(cuts);
    const upstream = keep(connect({ port: targetPort, host: '127.0.0.1', noDelay: true }));
    keep(client);
    let upBytes = 0;
    client.on('data', (bytes: Buffer) => {
      const room = (cut?.afterBytes ?? Number.POSITIVE_INFINITY) - upBytes;
      upstream.write(bytes.subarray(0, Math.max(0, room)));
      upBytes += bytes.length;
      if (bytes.length < room) return;
      cuts += 1;
      client.destroy();
      if (!cut?.isUnnoticed) upstream.end();
    });
    upstream.on('data', (bytes: Buffer) => {
      if (upBytes <= (cut?.muteAfterBytes ?? Number.POSITIVE_INFINITY)) client.write(bytes);
    });
    upstream.on('close', () => client.end());
    client.on('close', () => cut?.isUnnoticed || upstream.end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cuts: () => cuts,
    async close() {
      const closed = once(server, 'close');
      for (const socket of open) socket.destroy();
      server.close();
      await closed;
    },
  };
}
