import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Every origin that is ours: the public one and, while only this computer can reach us, the other names of this computer. */
export function ownOrigins(config: Pick<Config, 'publicUrl' | 'mayTryOut'>): string[] {
  const { publicUrl, mayTryOut } = config;
  if (!mayTryOut) return [publicUrl.origin];
  const others = LOOPBACK_NAMES.map((name) => new URL(`${publicUrl.protocol}//${name}:${publicUrl.port}`).origin);
  return [...new Set([publicUrl.origin, ...others])];
}

/** The origin at which a browser is, never one that is not ours. */
export function createOriginOf(config: Pick<Config, 'publicUrl' | 'mayTryOut'>) {
  const origins = new Set(ownOrigins(config));
  return (request: FastifyRequest): string => {
    const origin = `${config.publicUrl.protocol}//${request.headers.host}`;
    return origins.has(origin) ? origin : config.publicUrl.origin;
  };
}
