// Measures a recording off the main thread. The samples come from this page and go nowhere else.
import { drawWaveform } from './draw-waveform.ts';
import { measureSpeech, type SpeechMeasure, type VoiceMeasure, voiceOf } from './measure-speech.ts';

/** With `withoutPace` nothing about pace and pauses leaves the worker. */
export type DeliveryTask = { samples: Float32Array<ArrayBuffer>; sampleRate: number; withoutPace: boolean };
export type MeasuredSound = {
  /** Null where no speech was found, or too little above the noise of the room. */
  measure: SpeechMeasure | VoiceMeasure | null;
  /** Heights of the bars, 0 to 1. */
  waveform: number[];
  lengthSeconds: number;
};

type Worker = {
  onmessage: ((event: MessageEvent<DeliveryTask>) => void) | null;
  postMessage: (value: MeasuredSound) => void;
};
const worker = globalThis as unknown as Worker;

worker.onmessage = ({ data: { samples, sampleRate, withoutPace } }) => {
  const measure = measureSpeech(samples, sampleRate);
  worker.postMessage({
    measure: withoutPace ? measure && voiceOf(measure) : measure,
    waveform: drawWaveform(samples),
    lengthSeconds: samples.length / sampleRate,
  });
};
