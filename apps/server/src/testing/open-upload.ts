import { once } from 'node:events';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

const BOUNDARY = 'a-boundary-of-our-own';

type UploadOptions = { path: string; field: string; fields?: Record<string, string>; headers?: Record<string, string> };

/** An upload over a socket; the test sends it piece by piece, each as one chunk of the transfer. */
export type Upload = {
  send(bytes: Buffer): Promise<void>;
  /** Closes the multipart body. */
  finish(): Promise<void>;
  /** What the server says, whether or not everything was sent. */
  answer: Promise<{ status: number; error: { code: string; message: string } | undefined; connection: string }>;
  /** Leaves in the middle. */
  leave(): void;
};

async function readAnswer(call: ClientRequest): Promise<Awaited<Upload['answer']>> {
  const [reply] = (await once(call, 'response')) as [IncomingMessage];
  const body = JSON.parse(await text(reply));
  return { status: reply.statusCode ?? 0, error: body.error, connection: String(reply.headers.connection) };
}

/** A caller with one connection, so that a second call shows whether the first one left it usable. */
export function createUploader(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  async function open({ path, field, fields = {}, headers = {} }: UploadOptions): Promise<Upload> {
    const call = request(`${origin}/api/v1${path}`, {
      method: 'POST',
      agent,
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
    });
    call.setNoDelay(true);
    const send = (bytes: Buffer) =>
      new Promise<void>((resolve, reject) => call.write(bytes, (error) => (error ? reject(error) : resolve())));
    const answer = readAnswer(call);
    const part = (name: string, rest: string) =>
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${rest}`;
    const texts = Object.entries(fields).map(([name, value]) => part(name, `\r\n\r\n${value}\r\n`));
    const head = part(field, '; filename="a.bin"\r\ncontent-type: application/octet-stream\r\n\r\n');
    await send(Buffer.from(texts.join('') + head));
    return {
      send,
      answer,
      finish: () => new Promise((resolve) => call.end(`\r\n--${BOUNDARY}--\r\n`, resolve)),
      leave: () => void call.destroy(),
    };
  }

  /** Whether the next call goes over the connection that is there. */
  async function isConnectionKept(): Promise<boolean> {
    const call = request(`${origin}/api/v1/capabilities`, { agent });
    call.end();
    const [reply] = (await once(call, 'response')) as [IncomingMessage];
    await text(reply);
    return call.reusedSocket && reply.statusCode === 200;
  }

  return { open, isConnectionKept, close: () => agent.destroy() };
}
