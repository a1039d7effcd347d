import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { hasTraceOfProxy } from './proxy-traces.ts';

type Asked = { headers: IncomingHttpHeaders; socket: { remoteAddress?: string } };

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/i;
const digest = (text: string) => createHash('sha256').update(text).digest();

/** Counts say how much a product is used: they are for who has the token, or, where none is set, for this very computer. */
export function mayReadMetrics({ headers, socket }: Asked, token: string | null): boolean {
  if (token !== null) return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
  return LOOPBACK.test(socket.remoteAddress ?? '') && !hasTraceOfProxy(headers);
}
