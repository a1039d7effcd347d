import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

type Asked = { headers: IncomingHttpHeaders; socket: { remoteAddress?: string } };

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/i;
/** What proxies add: a request that carries one of them comes from elsewhere, also when the proxy is on this computer. */
const TRACES_OF_PROXIES = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Counts say how much a product is used: they are for who has the token, or, where none is set, for this very computer. */
export function mayReadMetrics({ headers, socket }: Asked, token: string | null): boolean {
  if (token !== null) return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
  return LOOPBACK.test(socket.remoteAddress ?? '') && TRACES_OF_PROXIES.every((name) => headers[name] === undefined);
}
