import type { DeliveryTask, MeasuredSound } from './delivery-worker.ts';

/** Enough for the pitch and the syllables of a voice. */
const SAMPLE_RATE = 16_000;

/**
 * Measures a recording on this device: the browser decodes it, a worker measures it.
 * @throws what the browser throws when it cannot decode the recording, or has no workers
 */
export async function measureRecording(recording: Blob, withoutPace: boolean): Promise<MeasuredSound> {
  const decoder = new OfflineAudioContext(1, 1, SAMPLE_RATE);
  const sound = await decoder.decodeAudioData(await recording.arrayBuffer());
  const samples = new Float32Array(sound.length);
  sound.copyFromChannel(samples, 0);
  return runWorker({ samples, sampleRate: sound.sampleRate, withoutPace });
}

function runWorker(task: DeliveryTask): Promise<MeasuredSound> {
  const worker = new Worker(new URL('./delivery-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<MeasuredSound>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<MeasuredSound>) => resolve(data);
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage(task, [task.samples.buffer]);
  }).finally(() => worker.terminate());
}
