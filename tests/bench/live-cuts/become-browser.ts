import { FrameRecorder, FrameStream } from './frame-recorder.ts';

const OURS = 'http://localhost:3000';

/** What the page finds in a browser, put instead of what Node has, or has not. Answers how to put it back. */
export function becomeBrowser(port: number): () => void {
  class PageSocket extends WebSocket {
    constructor(url: string) {
      // Node's WebSocket takes headers where a browser's takes protocols.
      super(url, { headers: { origin: OURS } } as unknown as string[]);
    }
  }
  const page = {
    location: { protocol: 'http:', host: `127.0.0.1:${port}` },
    WebSocket: PageSocket,
    MediaRecorder: FrameRecorder,
    MediaStream: FrameStream,
  };
  const before = Object.keys(page).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, value] of Object.entries(page))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  };
}

/** A clock that both sides read, moved on by what was spoken: an hour is played in a minute, its receipts come as in an hour. */
export function takeClock() {
  const real = performance.now;
  let aheadMs = 0;
  performance.now = () => real.call(performance) + aheadMs;
  return {
    advance(ms: number): void {
      aheadMs += ms;
    },
    giveBack(): void {
      performance.now = real;
    },
  };
}
