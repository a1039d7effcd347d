import { clusterOf, FRAME_MS, type SpokenFrames } from './spoken-frames.ts';

/** A track that speaks the packets of a recording, over and over, to every recorder that listens. */
export type SpokenTrack = {
  readyState: 'live';
  sound: SpokenFrames;
  listeners: Set<(frame: Buffer) => void>;
  spokenFrames: number;
};

export const createSpokenTrack = (sound: SpokenFrames): SpokenTrack => ({
  readyState: 'live',
  sound,
  listeners: new Set(),
  spokenFrames: 0,
});

/** The next 60 ms of a track. */
export function speakFrame(track: SpokenTrack): void {
  const { frames } = track.sound;
  const frame = frames[track.spokenFrames % frames.length] as Buffer;
  track.spokenFrames += 1;
  for (const listener of track.listeners) listener(frame);
}

export class FrameStream {
  readonly track: SpokenTrack;
  constructor([track]: SpokenTrack[]) {
    this.track = track as SpokenTrack;
  }
}

/** The browser's MediaRecorder over such a track: slices of so many milliseconds, its container's header before the first. */
export class FrameRecorder extends EventTarget {
  state: 'inactive' | 'recording' = 'inactive';
  readonly #track: SpokenTrack;
  #sliceMs = 0;
  #frames: Buffer[] = [];
  #givenFrames = 0;
  readonly #hear = (frame: Buffer): void => {
    this.#frames.push(frame);
    if (this.#frames.length * FRAME_MS >= this.#sliceMs) this.requestData();
  };

  constructor(stream: FrameStream) {
    super();
    this.#track = stream.track;
  }

  start(sliceMs: number): void {
    this.state = 'recording';
    this.#sliceMs = sliceMs;
    this.#track.listeners.add(this.#hear);
  }

  requestData(): void {
    const cluster = this.#frames.length > 0 ? [clusterOf(this.#frames, this.#givenFrames * FRAME_MS)] : [];
    const parts = this.#givenFrames === 0 && cluster.length > 0 ? [this.#track.sound.header, ...cluster] : cluster;
    this.#givenFrames += this.#frames.length;
    this.#frames = [];
    const data = new Blob(parts.map((part) => new Uint8Array(part)));
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
  }

  /** As in the browser, the rest and the end come after the call. */
  stop(): void {
    this.state = 'inactive';
    this.#track.listeners.delete(this.#hear);
    setImmediate(() => {
      this.requestData();
      this.dispatchEvent(new Event('stop'));
    });
  }
}
