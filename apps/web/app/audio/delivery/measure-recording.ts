import type { MeasuredSound } from '@greenroom/coach/delivery/measure-sound';
import type { DeliveryReply, DeliveryRequest } from './delivery-worker.ts';

/** Enough for the pitch and the syllables of a voice. */
const SAMPLE_RATE = 16_000;
/** To copy a recording at once takes a slow telephone longer than a frame. */
const PIECE_SAMPLES = 10 * SAMPLE_RATE;

let hasFailed = false;

/** False where the browser lacks what it takes, or could not decode an earlier recording of this page. */
export const canMeasureHere = (): boolean => typeof OfflineAudioContext !== 'undefined' && !hasFailed;

/**
 * Measures a recording on this device, in a worker. The worker decodes it too, bit by bit; where it cannot, the page decodes it whole.
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
  const worker = new Worker(new URL('./delivery-worker.ts', import.meta.url), { type: 'module' });
  const send = (request: DeliveryRequest, transfer: Transferable[] = []) => worker.postMessage(request, transfer);
  try {
    const reply = await replyOf(worker, () => send({ recording, withoutPace }));
    if (reply !== 'not-decoded') return reply;
    const decoder = new OfflineAudioContext(1, 1, SAMPLE_RATE);
    const sound = await decoder.decodeAudioData(await recording.arrayBuffer());
    const measured = await replyOf(worker, () =>
      sendPieces(sound, (piece, isLast) =>
        send({ piece, isLast, sampleRate: sound.sampleRate, withoutPace }, [piece.buffer]),
      ),
    );
    if (measured === 'not-decoded') throw new Error('the sound was not measured');
    return measured;
  } finally {
    worker.terminate();
  }
}

function replyOf(worker: Worker, send: () => void | Promise<void>): Promise<DeliveryReply> {
  const { promise, resolve, reject } = Promise.withResolvers<DeliveryReply>();
  worker.onmessage = ({ data }: MessageEvent<DeliveryReply>) => resolve(data);
  worker.onerror = (event) => reject(new Error(event.message));
  Promise.resolve(send()).catch(reject);
  return promise;
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Sends the sound piece by piece, each in its own task. */
async function sendPieces(
  sound: AudioBuffer,
  send: (piece: Float32Array<ArrayBuffer>, isLast: boolean) => void,
): Promise<void> {
  const { length } = sound;
  for (let at = 0; at === 0 || at < length; at += PIECE_SAMPLES) {
    await turn();
    const piece = new Float32Array(Math.min(PIECE_SAMPLES, length - at));
    sound.copyFromChannel(piece, 0, at);
    send(piece, at + piece.length >= length);
  }
}
