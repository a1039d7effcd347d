import type { Endpoint } from '@greenroom/contract/endpoint';
import { routes } from '@greenroom/contract/routes';

/** Calls of the coach that are limited like a query. */
const LIMITED_LIKE_QUERIES: ReadonlySet<string> = new Set([routes.enhanceAnswer.path, routes.matchStories.path]);

/** True for calls that cost processor time, memory or a model call, and not only a query. */
export const isCostly = ({ limit, path }: Pick<Endpoint, 'limit' | 'path'>): boolean =>
  limit.startsWith('visitor') || limit === 'speech' || LIMITED_LIKE_QUERIES.has(path);
