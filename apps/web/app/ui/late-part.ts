import { type ComponentType, lazy } from 'react';
import { fetchPatiently } from '~/lib/fetch-patiently.ts';

/**
 * A component whose code is fetched when it is first drawn. Code that cannot be fetched leaves the `Suspense` fallback in place and is
 * fetched again later, so that the page around it stays.
 */
export const latePart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await fetchPatiently(load) }));
