import type { Endpoint } from '@greenroom/contract/endpoint';
import { errorEnvelope, successEnvelope } from '@greenroom/contract/envelope';
import { API_BASE_PATH } from '@greenroom/contract/routes';
import type { RouteOptions } from 'fastify';

/** Where a row of the contract's table is found, in the router's spelling. */
export const routeUrl = (endpoint: Endpoint): string => API_BASE_PATH + endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Whether a row has a body of JSON; a message that is signed stays as it came, byte by byte. */
export const takesJson = (endpoint: Endpoint): boolean =>
  endpoint.method !== 'GET' && endpoint.method !== 'DELETE' && !endpoint.file && endpoint.access !== 'signature';

/** What goes in and out of a row, for validation and for the reference. */
export function routeSchema(endpoint: Endpoint): RouteOptions['schema'] {
  const success = endpoint.shape === 'envelope' ? successEnvelope(endpoint.response) : endpoint.response;
  return {
    summary: endpoint.summary,
    tags: [endpoint.noun],
    params: endpoint.params,
    querystring: endpoint.query,
    ...(takesJson(endpoint) ? { body: endpoint.body } : {}),
    ...(endpoint.file ? { consumes: ['multipart/form-data'] } : {}),
    ...(endpoint.shape === 'redirect'
      ? {}
      : { response: { 200: success, '4xx': errorEnvelope, '5xx': errorEnvelope } }),
  } as RouteOptions['schema'];
}
