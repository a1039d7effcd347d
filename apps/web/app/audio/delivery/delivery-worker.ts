// Measures a recording off the main thread. The samples come from this page and go nowhere else.
import { type MeasuredSound, measureSound } from '@greenroom/coach/delivery/measure-sound';

/** One piece of a recording of `length` samples, which begins at sample `at`. With `withoutPace` nothing about pace and pauses leaves the worker. */
export type DeliveryPiece = {
  piece: Float32Array<ArrayBuffer>;
  at: number;
  length: number;
  sampleRate: number;
  withoutPace: boolean;
};

type Worker = {
  onmessage: ((event: MessageEvent<DeliveryPiece>) => void) | null;
  postMessage: (value: MeasuredSound) => void;
};
const worker = globalThis as unknown as Worker;

let samples = new Float32Array(0);

/** The pieces come in order; the last one has it measured. */
worker.onmessage = ({ data: { piece, at, length, sampleRate, withoutPace } }) => {
  if (at === 0) samples = new Float32Array(length);
  samples.set(piece, at);
  if (at + piece.length < length) return;
  worker.postMessage(measureSound(samples, sampleRate, withoutPace));
};
