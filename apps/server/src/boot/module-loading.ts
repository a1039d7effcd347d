import { registerHooks } from 'node:module';

/**
 * Packages with a package.json so large that it slows the start: Node parses it again for each file, to find the module
 * format. drizzle-orm's 179 kB, for 112 files, took more than half a second of every start.
 */
const HEAVY_PACKAGES = ['drizzle-orm'];

/** Where a file of a heavy ES package says that its neighbour lies; null when Node has to find out by itself. */
export function resolveNeighbour(specifier: string, parentUrl: string | undefined): string | null {
  if (parentUrl === undefined || !/^\.\.?\/.*\.js$/.test(specifier) || !parentUrl.endsWith('.js')) return null;
  const isHeavy = HEAVY_PACKAGES.some((name) => parentUrl.includes(`/node_modules/${name}/`));
  return isHeavy ? new URL(specifier, parentUrl).href : null;
}

/** Spares the loader what it need not do. Everything that it does not know takes the usual way. */
export function shortenModuleLoading(): void {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const url = resolveNeighbour(specifier, context.parentURL);
      return url === null ? nextResolve(specifier, context) : { url, format: 'module', shortCircuit: true };
    },
  });
}
