import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { describe, expect, it } from 'vitest';
import { signalOf } from './reply-signal.ts';

const replyOn = (raw: { destroyed: boolean; writableFinished: boolean }) => {
  const connection = Object.assign(new EventEmitter(), raw);
  return { reply: { raw: connection } as unknown as FastifyReply, close: () => void connection.emit('close') };
};

describe('the signal of a call', () => {
  it('fires when the person leaves before the answer went out', () => {
    const { reply, close } = replyOn({ destroyed: false, writableFinished: false });
    const signal = signalOf(reply);
    expect(signal.aborted).toBe(false);
    close();
    expect(signal.aborted).toBe(true);
  });

  it('has fired for one who left while the body was read', () => {
    expect(signalOf(replyOn({ destroyed: true, writableFinished: false }).reply).aborted).toBe(true);
  });

  it('does not fire once the answer went out', () => {
    const { reply, close } = replyOn({ destroyed: false, writableFinished: true });
    const signal = signalOf(reply);
    close();
    expect(signal.aborted).toBe(false);
  });
});
