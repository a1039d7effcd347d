import type { Plugin } from 'vite';

const ROUTE_MODULES = /[/\\]react-router[/\\].*[/\\]routeModules\.js$/;
const RELOAD = 'window.location.reload();';
/** The server answers: then a newer build has replaced the code, and a reload brings that build. */
const IS_SERVER_THERE = `await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(({ ok }) => ok, () => false)`;

/** The router's own code, with the error page of the route in place of a reload that would find no server. */
export function throwWithoutServer(code: string): string {
  if (code.split(RELOAD).length !== 2) throw new Error('the router reloads in another way than expected');
  return code.replace(RELOAD, `if (!(${IS_SERVER_THERE})) throw error; ${RELOAD}`);
}

/**
 * The router reloads the page when the code of the next one cannot be fetched. Without a connection the browser would then show its own
 * error page, and the open page would be lost.
 */
export function stayOnPage(): Plugin {
  let isDone = false;
  return {
    name: 'stay-on-page',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: ROUTE_MODULES },
      handler(code) {
        isDone = true;
        return throwWithoutServer(code);
      },
    },
    buildEnd(error) {
      if (!error && !isDone) throw new Error('the part of the router that loads pages was not found');
    },
  };
}
