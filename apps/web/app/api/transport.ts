import { API_BASE_PATH, type RouteName, routes } from '@greenroom/contract/routes';
import { offlineError } from './api-error.ts';

export type RequestParts = {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  /** Sent as multipart, with the text fields of `body` beside it. */
  file?: { field: string; blob: Blob; name: string };
  /** The operation's id: the same one again neither doubles nor charges twice. */
  operationId?: string;
  accept?: string;
  signal?: AbortSignal;
};

function urlOf(name: RouteName, { params = {}, query = {} }: RequestParts): string {
  const path = routes[name].path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  const text = search.toString();
  return API_BASE_PATH + path + (text ? `?${text}` : '');
}

function bodyOf({ body, file }: RequestParts): BodyInit | undefined {
  if (!file) return body === undefined ? undefined : JSON.stringify(body);
  const form = new FormData();
  // Fields first: the server reads a stream, and the file is its last and longest part.
  for (const [key, value] of Object.entries((body ?? {}) as Record<string, unknown>)) form.append(key, String(value));
  form.append(file.field, file.blob, file.name);
  return form;
}

export const isToken = (token: string | null): token is string => token?.split('.').length === 3;

function headersOf(parts: RequestParts, token: string | null): Record<string, string> {
  return {
    'x-greenroom-client': 'web',
    ...(parts.body !== undefined && !parts.file ? { 'content-type': 'application/json' } : {}),
    ...(parts.operationId ? { 'idempotency-key': parts.operationId } : {}),
    ...(parts.accept ? { accept: parts.accept } : {}),
    ...(isToken(token) ? { authorization: `Bearer ${token}`, 'x-access-token': token } : {}),
  };
}

/** One request of the contract's table. @throws ApiError `offline` when no answer came; DOMException when aborted */
export async function send(name: RouteName, parts: RequestParts, token: string | null): Promise<Response> {
  try {
    return await fetch(urlOf(name, parts), {
      method: routes[name].method,
      headers: headersOf(parts, token),
      body: bodyOf(parts),
      signal: parts.signal,
    });
  } catch (error) {
    if (parts.signal?.aborted) throw error;
    throw offlineError();
  }
}
