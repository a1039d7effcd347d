import type { Config } from './config.ts';

type LoggedRequest = { method?: string; url?: string; routeOptions?: { url?: string } };

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
/** The pattern of the route, else the path: ids of people, tickets, codes and states travel in a URL. */
const pathOf = ({ url, routeOptions }: LoggedRequest) => routeOptions?.url ?? url?.split('?')[0]?.replace(ID, ':id');

/** Structured logs without personal text: no bodies, no query strings, no addresses, no headers. */
export function loggerOptions(config: Pick<Config, 'logLevel' | 'isProduction'>) {
  return {
    level: config.logLevel,
    base: null,
    serializers: {
      req: (request: LoggedRequest) => ({ method: request.method, path: pathOf(request) }),
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
