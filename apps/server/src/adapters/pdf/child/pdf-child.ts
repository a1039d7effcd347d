import { Socket } from 'node:net';
import './no-globals.ts';
import { type ChildMessage, PDF_DESCRIPTOR, PDF_HEADER_BYTES } from '../pdf-messages.ts';
import { readFile } from './read-file.ts';
import { RefusedError } from './refused-error.ts';

const say = (message: ChildMessage) => process.send?.(message);
const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return Math.round((user + system) / 1000);
};

async function answer(id: number, bytes: Uint8Array): Promise<void> {
  say({ kind: 'received', id, cpuMs: cpuMs() });
  try {
    const document = await readFile(bytes);
    say({ kind: 'read', id, document, cpuMs: cpuMs() });
  } catch (cause) {
    const code = cause instanceof RefusedError ? cause.code : 'resume_unreadable';
    say({ kind: 'refused', id, code, cpuMs: cpuMs() });
  }
}

/** Puts the files together from the pipe: one at a time, as the parent sends the next only after an answer. */
function listen(pipe: Socket): void {
  let header = Buffer.alloc(0);
  let file: Uint8Array | undefined;
  let filled = 0;
  pipe.on('data', (data: Buffer) => {
    let rest = data;
    if (!file) {
      header = Buffer.concat([header, rest]);
      if (header.length < PDF_HEADER_BYTES) return;
      file = new Uint8Array(header.readUInt32BE(4));
      rest = header.subarray(PDF_HEADER_BYTES);
    }
    file.set(rest, filled);
    filled += rest.length;
    if (filled < file.length) return;
    const whole = file;
    const id = header.readUInt32BE(0);
    header = Buffer.alloc(0);
    file = undefined;
    filled = 0;
    void answer(id, whole);
  });
}

// The parent is gone: no one waits for an answer.
process.on('disconnect', () => process.exit(0));
// pdf.js may reject what no one listens to any more after a broken file; the answer was given already.
process.on('unhandledRejection', () => undefined);
listen(new Socket({ fd: PDF_DESCRIPTOR, readable: true, writable: false }));
say({ kind: 'ready' });
