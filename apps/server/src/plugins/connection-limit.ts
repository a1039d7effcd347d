import type { Server } from 'node:http';
import { addressKey } from './address-key.ts';

const LOOPBACK = /^(?:::1$|(?:::ffff:)?127\.)/i;

/** A proxy on this computer brings the connections of all people. */
const isLoopback = (address: string): boolean => LOOPBACK.test(address);

type Options = {
  /** Open connections of one address (of IPv6, of one network). */
  most: number;
  isExempt?: (address: string) => boolean;
};

/** Closes further connections of an address at once, so that one cannot take all that the process has. */
export function limitConnections(server: Server, { most, isExempt = isLoopback }: Options): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isExempt(remoteAddress)) return;
    const key = addressKey(remoteAddress);
    const count = (open.get(key) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(key, count);
    socket.once('close', () => {
      const left = (open.get(key) ?? 0) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  });
}
