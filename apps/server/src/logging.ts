import type { Config } from './config.ts';

/** Where tickets, codes and states travel in a URL: only the path is logged. */
const pathOf = (url: string | undefined) => url?.split('?')[0];

/** Structured logs without personal text: no bodies, no query strings, no addresses, no headers. */
export function loggerOptions(config: Pick<Config, 'logLevel' | 'isProduction'>) {
  return {
    level: config.logLevel,
    base: null,
    serializers: {
      req: (request: { method?: string; url?: string }) => ({ method: request.method, path: pathOf(request.url) }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      // The parser of uploads tells at the level `trace` how it was set up, with every header of the request.
      busboyOptions: () => undefined,
      // A message may repeat what was sent; the name, the code and the place in the code are enough to find a defect.
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        message: error.code ?? '',
        stack: (error.stack ?? '')
          .split('\n')
          .filter((line) => line.startsWith('    at '))
          .join('\n'),
      }),
    },
  };
}
