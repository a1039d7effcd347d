import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorEnvelope } from '@greenroom/contract/envelope';

const REFUSALS: Record<string, { status: number; message: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The address or the headers of this request are too long.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'This request took too long to arrive. Please send it again.' },
};
const NO_REQUEST = { status: 400, message: 'This is not a request that can be understood.' };

/** What never became a request is answered on its bare socket, in the envelope of everything else. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, message } = REFUSALS[error.code ?? ''] ?? NO_REQUEST;
  const refusal: ErrorEnvelope = {
    success: false,
    error: { code: 'invalid_request', message, requestId: randomUUID() },
  };
  const body = JSON.stringify(refusal);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
