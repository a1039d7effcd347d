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
  const service = {
    disconnect: vi.fn(async () => undefined),
    settle: vi.fn(async () => undefined),
    end: vi.fn(),
    findTakenOver: vi.fn(async (): Promise<string[]> => []),
  };
  const engine = new FakeLiveTranscriber();
  const openHub = () => createLiveHub({ transcriber: engine, service, onError: (error) => expect.fail(String(error)) });
  const row = (): LiveSessionRow =>
    ({
      id: newId(),
      epoch: 1,
      endsAt: new Date(Date.now() + LIVE_SESSION_LIMIT_MS),
      settledAt: null,
    }) as LiveSessionRow;

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
    expect(service.end).toHaveBeenCalledWith({ id: session.id, epoch: 1 });
    expect(hub.size()).toBe(0);
  });

  it('counts the unit before it closes the connection, also when the first words come at the end', async () => {
    const hub = openHub();
    const socket = openSocket();
    const settled = Promise.withResolvers<void>();
    service.settle.mockImplementationOnce(() => settled.promise as Promise<undefined>);
    service.end.mockImplementationOnce(() => expect(socket.close).not.toHaveBeenCalled());
    const connection = hub.join(row(), socket, null);
    connection.audio(Buffer.alloc(10));
    engine.say('tell me about yourself');
    connection.text('{"type":"end"}');
    await vi.advanceTimersByTimeAsync(10);
    expect(service.end).not.toHaveBeenCalled();
    settled.resolve();
    await vi.advanceTimersByTimeAsync(10);
    expect(service.end).toHaveBeenCalledOnce();
    expect(socket.close).toHaveBeenCalledWith(CLOSE_CODES.done, 'done');
  });

  it('waits a minute for a connection that broke, then ends its session', async () => {
    const hub = openHub();
    const session = row();
    const connection = hub.join(session, openSocket(), null);
    connection.closed();
    await vi.advanceTimersByTimeAsync(59_999);
    expect(hub.size()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(service.end).toHaveBeenCalledWith({ id: session.id, epoch: 1 });
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

  it('hands its sessions over when the process ends: they are not ended, and clients are told to come back', async () => {
    const hub = openHub();
    const session = row();
    const socket = openSocket();
    hub.join(session, socket, null);
    await hub.close();
    expect(socket.close).toHaveBeenCalledWith(1012, 'service restart');
    expect(service.end).not.toHaveBeenCalled();
    expect(service.disconnect).toHaveBeenCalledWith({ id: session.id, epoch: 1 });
  });

  it('lets go of a session that another process took over, and leaves its end to that one', async () => {
    const hub = openHub();
    const session = row();
    const socket = openSocket();
    hub.join(session, socket, null);
    service.findTakenOver.mockResolvedValueOnce([session.id]);
    await hub.dropTakenOver();
    expect(socket.close).toHaveBeenCalledWith(CLOSE_CODES.replaced, 'replaced');
    expect(hub.size()).toBe(0);
    await vi.advanceTimersByTimeAsync(LIVE_SESSION_LIMIT_MS);
    expect(service.end).not.toHaveBeenCalled();
  });

  it('keeps a session that came back here while it was asked who has it', async () => {
    const hub = openHub();
    const session = row();
    hub.join(session, openSocket(), null);
    service.findTakenOver.mockImplementationOnce(async () => {
      hub.join({ ...session, epoch: 2 }, openSocket(), null);
      return [session.id];
    });
    await hub.dropTakenOver();
    expect(hub.size()).toBe(1);
  });

  it('closes a connection that floods it, and keeps the session for the minute', () => {
    const hub = openHub();
    const socket = openSocket();
    const connection = hub.join(row(), socket, null);
    for (let message = 0; message < 3000; message += 1) connection.text('x');
    expect(socket.close).toHaveBeenCalledWith(CLOSE_CODES.tooMuch, 'too many messages');
    expect(hub.size()).toBe(1);
  });

  it('sends no error to a connection that reads nothing', () => {
    const hub = openHub();
    const socket = { ...openSocket(), waitingBytes: 1024 * 1024 };
    const connection = hub.join(row(), socket, null);
    const before = socket.messages.length;
    connection.text('x');
    expect(socket.messages).toHaveLength(before);
  });
});
