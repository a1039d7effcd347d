import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type TcpDoor = {
  port: number;
  /** As a network that is cut: connections stay open and nothing passes. What was sent arrives after `heal`. */
  cut(): void;
  heal(): void;
  /** Breaks every connection at once. */
  drop(): void;
  close(): Promise<void>;
};

/** A port of this computer that leads to another one. */
export async function openTcpDoor(innerPort: number, port = 0): Promise<TcpDoor> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const forward = (from: Socket, to: Socket) => {
    sockets.add(from);
    if (isCut) from.pause();
    from.on('data', (bytes) => to.write(bytes));
    from.on('error', () => to.destroy());
    from.once('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    if (isCut) from.pause();
  };
  const server = createServer((outer) => {
    const inner = connect(innerPort, '127.0.0.1');
    forward(outer, inner);
    forward(inner, outer);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const each = (change: (socket: Socket) => void) => {
    for (const socket of [...sockets]) change(socket);
  };
  const drop = () => each((socket) => socket.destroy());
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut() {
      isCut = true;
      each((socket) => socket.pause());
    },
    heal() {
      isCut = false;
      each((socket) => socket.resume());
    },
    drop,
    async close() {
      drop();
      server.close();
      await once(server, 'close');
    },
  };
}
