// Measures a recording off the main thread. The samples come from this page and go nowhere else.
import { drawWaveform } from './draw-waveform.ts';
import { measureSpeech, type SpeechMeasure, type VoiceMeasure, voiceOf } from './measure-speech.ts';

/** One piece of a recording of `length` samples, which begins at sample `at`. With `withoutPace` nothing about pace and pauses leaves the worker. */
export type DeliveryPiece = {
  piece: Float32Array<ArrayBuffer>;
  at: number;
  length: number;
  sampleRate: number;
  withoutPace: boolean;
};
export type MeasuredSound = {
  /** Null where no speech was found, or too little above the noise of the room. */
  measure: SpeechMeasure | VoiceMeasure | null;
  /** Heights of the bars, 0 to 1. */
  waveform: number[];
  lengthSeconds: number;
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
  const waveform = drawWaveform(samples);
  const measure = measureSpeech(samples, sampleRate, samples);
  worker.postMessage({
    measure: withoutPace ? measure && voiceOf(measure) : measure,
    waveform,
    lengthSeconds: length / sampleRate,
  });
};
