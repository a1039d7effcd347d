import type { IncomingHttpHeaders } from 'node:http';

/** What proxies add: a request that carries one of them comes from elsewhere, also when the proxy is on this computer. */
const TRACES_OF_PROXIES = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-forwarded',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-forwarded-for',
  'true-client-ip',
  'cf-connecting-ip',
  'cf-ray',
  'fly-client-ip',
  'fastly-client-ip',
  'cdn-loop',
  'forwarded',
  'via',
];

export const hasTraceOfProxy = (headers: IncomingHttpHeaders): boolean =>
  TRACES_OF_PROXIES.some((name) => headers[name] !== undefined);
