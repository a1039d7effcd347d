import { vi } from 'vitest';

/** A track that a test ends as a browser does when sharing is stopped or a device is unplugged. */
export class FakeTrack extends EventTarget {
  readyState: 'live' | 'ended' = 'live';
  stop(): void {
    this.readyState = 'ended';
  }
  /** An end from outside, which fires an event, unlike `stop`. */
  end(): void {
    this.readyState = 'ended';
    this.dispatchEvent(new Event('ended'));
  }
}

class FakeStream {
  readonly tracks: FakeTrack[];
  constructor(tracks: FakeTrack[]) {
    this.tracks = tracks;
  }
  getTracks = () => this.tracks;
  getAudioTracks = () => this.tracks;
}

/** A recorder that hands over a slice when the test says so, and its last one when it is stopped. */
class FakeRecorder extends EventTarget {
  static all: FakeRecorder[] = [];
  static isTypeSupported = () => true;
  state: 'recording' | 'inactive' = 'inactive';
  readonly track: FakeTrack | undefined;
  constructor(stream: FakeStream) {
    super();
    this.track = stream.tracks[0];
    FakeRecorder.all.push(this);
  }
  start(): void {
    this.state = 'recording';
  }
  give(bytes: number): void {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([new Uint8Array(bytes)]) }));
  }
  requestData(): void {
    this.give(1);
  }
  stop(): void {
    this.state = 'inactive';
    this.give(1);
    this.dispatchEvent(new Event('stop'));
  }
}

/** The server's end of a socket: it takes down what comes and says what the test wants. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  readonly url: string;
  readonly sent: (string | Blob)[] = [];
  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.all.push(this);
  }
  send(data: string | Blob): void {
    this.sent.push(data);
  }
  say(message: object): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  break(code = 1006): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
  close(): void {
    this.readyState = 2;
  }
  marks = (): { type: string; source?: string }[] =>
    this.sent.flatMap((data) => (typeof data === 'string' ? [JSON.parse(data)] : []));
}

type Frame = { levelDb: number; crossings: number };

/** The audio thread's end of a listener. */
class FakeWorklet {
  static all: FakeWorklet[] = [];
  port: { onmessage: ((event: { data: Frame }) => void) | null } = { onmessage: null };
  constructor() {
    FakeWorklet.all.push(this);
  }
}

class FakeAudioContext {
  sampleRate = 48_000;
  state = 'running';
  audioWorklet = { addModule: async () => undefined };
  createMediaStreamSource = () => ({ connect: () => undefined, disconnect: () => undefined });
  close = async () => undefined;
}

/** The parts of a browser that hear, as fakes in their place. Take them away with `vi.unstubAllGlobals()`. */
export function fakeBrowserSound() {
  FakeRecorder.all = [];
  FakeSocket.all = [];
  FakeWorklet.all = [];
  const getDisplayMedia = vi.fn(async (): Promise<FakeStream> => new FakeStream([new FakeTrack()]));
  const getUserMedia = vi.fn(async (): Promise<FakeStream> => new FakeStream([new FakeTrack()]));
  const getSupportedConstraints = vi.fn((): Record<string, boolean> => ({ suppressLocalAudioPlayback: true }));
  vi.stubGlobal('navigator', {
    userAgent: '',
    platform: '',
    maxTouchPoints: 0,
    mediaDevices: { getDisplayMedia, getUserMedia, getSupportedConstraints },
  });
  vi.stubGlobal('MediaStream', FakeStream);
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('AudioContext', FakeAudioContext);
  vi.stubGlobal('AudioWorkletNode', FakeWorklet);
  return {
    getDisplayMedia,
    getUserMedia,
    getSupportedConstraints,
    stream: (...tracks: FakeTrack[]) => new FakeStream(tracks),
    recorders: () => FakeRecorder.all,
    sockets: () => FakeSocket.all,
    /** Measured sound of the listener that was opened first (0), second …; a loud voice unless told. */
    hear(listener: number, levelDb = -20): void {
      FakeWorklet.all[listener]?.port.onmessage?.({ data: { levelDb, crossings: 0.1 } });
    },
  };
}
