import type { MeasuredSound } from '@greenroom/coach/delivery/measure-sound';
import type { DeliveryPiece } from './delivery-worker.ts';

/** Enough for the pitch and the syllables of a voice. */
const SAMPLE_RATE = 16_000;
/** To copy a recording at once takes a slow telephone longer than a frame. */
const PIECE_SAMPLES = 10 * SAMPLE_RATE;

let hasFailed = false;

/** False where the browser lacks what it takes, or could not decode an earlier recording of this page. */
export const canMeasureHere = (): boolean => typeof OfflineAudioContext !== 'undefined' && !hasFailed;

/**
 * Measures a recording on this device: the browser decodes it, a worker measures it.
 * @throws what the browser throws when it cannot decode the recording, or has no workers
 */
export async function measureRecording(recording: Blob, withoutPace: boolean): Promise<MeasuredSound> {
  try {
    return await measure(recording, withoutPace);
  } catch (error) {
    hasFailed = true;
    throw error;
  }
}

async function measure(recording: Blob, withoutPace: boolean): Promise<MeasuredSound> {
  const decoder = new OfflineAudioContext(1, 1, SAMPLE_RATE);
  const sound = await decoder.decodeAudioData(await recording.arrayBuffer());
  const worker = new Worker(new URL('./delivery-worker.ts', import.meta.url), { type: 'module' });
  const measured = new Promise<MeasuredSound>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<MeasuredSound>) => resolve(data);
    worker.onerror = (event) => reject(new Error(event.message));
  }).finally(() => worker.terminate());
  await Promise.race([sendPieces(worker, sound, withoutPace), measured]);
  return measured;
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Sends the sound piece by piece, each in its own task. */
async function sendPieces(worker: Worker, sound: AudioBuffer, withoutPace: boolean): Promise<void> {
  const { length, sampleRate } = sound;
  for (let at = 0; at === 0 || at < length; at += PIECE_SAMPLES) {
    await turn();
    const piece = new Float32Array(Math.min(PIECE_SAMPLES, length - at));
    sound.copyFromChannel(piece, 0, at);
    worker.postMessage({ piece, at, length, sampleRate, withoutPace } satisfies DeliveryPiece, [piece.buffer]);
  }
}
