import { fetchWithoutRedirects } from '../../fetch-without-redirects.ts';

/**
 * `fetch` that sends a form as bytes with a length. As a stream (what a form is otherwise) Node 24's fetch rejects with
 * no one to catch it when the call is aborted or the server is gone, and that ends the process; and some servers refuse
 * uploads without a length.
 */
export const sendWhole: typeof fetch = async (input, init) => {
  if (!(init?.body instanceof FormData)) return fetchWithoutRedirects(input, init);
  const form = new Response(init.body);
  const headers = new Headers(init.headers);
  headers.set('content-type', form.headers.get('content-type') ?? 'multipart/form-data');
  return fetchWithoutRedirects(input, { ...init, headers, body: await form.arrayBuffer() });
};
