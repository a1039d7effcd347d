import { LIVE_SESSION_LIMIT_MS } from '@greenroom/contract/constants';
import type { LiveServerMessage } from '@greenroom/contract/live-assistant';
import { newId } from '@greenroom/contract/uuid';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeLiveTranscriber } from '../../testing/scripted-live.ts';
import { createLiveHub } from './live-hub.ts';
import type { LiveSessionRow } from './live-repository.ts';
import { CLOSE_CODES } from './live-socket.ts';

function openSocket() {
  const messages: LiveServerMessage[] = [];
  const send = (message: LiveServerMessage): void => void messages.push(message);
  return { messages, send, close: vi.fn(), waitingBytes: 0 };
}

describe('the sessions of a process', () => {
  const service = { disconnect: vi.fn(async () => undefined), settle: vi.fn(async () => undefined), end: vi.fn() };
  const engine = new FakeLiveTranscriber();
  const openHub = () => createLiveHub({ transcriber: engine, service, onError: (error) => expect.fail(String(error)) });
  const row = (): LiveSessionRow =>
    ({ id: newId(), endsAt: new Date(Date.now() + LIVE_SESSION_LIMIT_MS), settledAt: null }) as LiveSessionRow;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
  });
  afterEach(() => void vi.useRealTimers());

  it('ends a session after 3600 s, in words, whether or not its client does', async () => {
    const hub = openHub();
    const socket = openSocket();
    const session = row();
    hub.join(session, socket, null);
    await vi.advanceTimersByTimeAsync(LIVE_SESSION_LIMIT_MS - 1);
    expect(socket.close).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(socket.messages.at(-1)).toMatchObject({ type: 'info', code: 'ended' });
    expect(socket.close).toHaveBeenCalledWith(CLOSE_CODES.done, 'done');
    expect(service.end).toHaveBeenCalledWith(session.id);
    expect(hub.size()).toBe(0);
  });

  it('waits a minute for a connection that broke, then ends its session', async () => {
    const hub = openHub();
    const session = row();
    const connection = hub.join(session, openSocket(), null);
    connection.closed();
    await vi.advanceTimersByTimeAsync(59_999);
    expect(hub.size()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(service.end).toHaveBeenCalledWith(session.id);
  });

  it('hears nothing more from a connection that was replaced, since the new one sends it again', () => {
    const hub = openHub();
    const session = row();
    const first = hub.join(session, openSocket(), null);
    first.audio(Buffer.alloc(10));
    hub.join(session, openSocket(), null);
    first.audio(Buffer.alloc(10));
    expect(engine.recordings.at(-1)).toBe(10);
    first.text('{"type":"end"}');
    expect(hub.size()).toBe(1);
  });
});
