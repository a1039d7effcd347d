import type { Endpoints } from '@greenroom/contract/endpoints';
import type { Envelope } from '@greenroom/contract/envelope';
import type { RouteName } from '@greenroom/contract/routes';
import { UNIT_KEPT_HEADER, type UnitKeptReason, WRITTEN_BY_HEADER } from '@greenroom/contract/unit-kept';
import type { z } from 'zod';
import { errorOfBody, errorOfResponse, hasCode } from './api-error.ts';
import { renewToken } from './refresh.ts';
import { useSession } from './session-store.ts';
import { type RequestParts, send } from './transport.ts';

export type CallInput<Name extends RouteName> = Omit<RequestParts, 'params' | 'query' | 'body'> & {
  params?: z.input<Endpoints[Name]['params']>;
  query?: z.input<Endpoints[Name]['query']>;
  body?: z.input<Endpoints[Name]['body']>;
};
export type CallOutput<Name extends RouteName> = z.output<Endpoints[Name]['response']>;

/** These answer the value itself, without the envelope (specification, section 7). */
const BARE: ReadonlySet<RouteName> = new Set(['generateQuestions', 'answerLive', 'createCheckout']);

let leaving = new AbortController();
useSession.subscribe(({ hasLeft }) => {
  if (hasLeft) leaving.abort();
  else if (leaving.signal.aborted) leaving = new AbortController();
});

/** Signing out aborts requests with a token. They would be refused, which looks like an expired session. */
const untilLeaving = ({ signal, ...parts }: RequestParts): RequestParts => ({
  ...parts,
  signal: signal ? AbortSignal.any([signal, leaving.signal]) : leaving.signal,
});

/**
 * Sends a request; when its token is refused with 403 renews it once, together with everybody who waits for it, and sends
 * the request again. A new token does not help a call that was
 * taken for another site's, or that needs a recent sign-in.
 * @throws DOMException `AbortError` when the person signs out in the meantime
 */
export async function request<Name extends RouteName>(name: Name, input: CallInput<Name> = {}): Promise<Response> {
  const { token } = useSession.getState();
  const parts = token === null || name === 'logout' ? (input as RequestParts) : untilLeaving(input as RequestParts);
  const response = await send(name, parts, token);
  if (response.status !== 403 || token === null) return response;
  const error = await errorOfResponse(response.clone());
  if (hasCode(error, 'cross_site_refused') || hasCode(error, 'sign_in_again')) return response;
  return send(name, parts, await renewToken());
}

/**
 * Calls an endpoint of the contract and answers its data with the headers.
 * @throws ApiError with the contract's code; DOMException `AbortError` when `signal` was aborted
 */
export async function callWithHeaders<Name extends RouteName>(
  name: Name,
  input: CallInput<Name> = {},
): Promise<{ data: CallOutput<Name>; headers: Headers }> {
  const response = await request(name, input);
  const { headers } = response;
  if (!response.ok) throw await errorOfResponse(response);
  if (BARE.has(name)) return { data: (await response.json()) as CallOutput<Name>, headers };
  const envelope = (await response.json()) as Envelope<CallOutput<Name>>;
  if (!envelope.success) throw errorOfBody(envelope.error, { status: response.status });
  return { data: envelope.data, headers };
}

/** The same, for its data alone. */
export async function call<Name extends RouteName>(name: Name, input: CallInput<Name> = {}): Promise<CallOutput<Name>> {
  return (await callWithHeaders(name, input)).data;
}

/** A written answer. `unitKept` says why it used no unit and no free use; null where it did. */
export type WrittenText = { text: string; isByModel: boolean; unitKept: UnitKeptReason | null };

/** Calls an endpoint that writes an answer for the person. */
export async function callForText<Name extends 'enhanceAnswer' | 'writeSampleAnswer'>(
  name: Name,
  input: CallInput<Name>,
): Promise<WrittenText> {
  const { data, headers } = await callWithHeaders(name, input);
  return {
    text: data,
    isByModel: headers.get(WRITTEN_BY_HEADER) === 'language-model',
    unitKept: headers.get(UNIT_KEPT_HEADER) as UnitKeptReason | null,
  };
}
