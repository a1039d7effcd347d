// Measures a recording off the main thread. The recording comes from this page and goes nowhere else.
import { createSoundMeter, type MeasuredSound } from '@greenroom/coach/delivery/measure-sound';
import { DECODED_RATE, decodeRecording } from './decode-recording.ts';

/**
 * A recording, or a piece of its sound where the page had to decode it; the pieces come in order. With `withoutPace` nothing about pace
 * and pauses leaves the worker.
 */
export type DeliveryRequest = { withoutPace: boolean } & ({ recording: Blob } | SoundPiece);
type SoundPiece = { piece: Float32Array<ArrayBuffer>; sampleRate: number; isLast: boolean };
/** `not-decoded` asks for the sound. */
export type DeliveryReply = MeasuredSound | 'not-decoded';

type Worker = {
  onmessage: ((event: MessageEvent<DeliveryRequest>) => void) | null;
  postMessage: (value: DeliveryReply) => void;
};
const worker = globalThis as unknown as Worker;

async function measure(recording: Blob, withoutPace: boolean): Promise<DeliveryReply> {
  const meter = createSoundMeter(DECODED_RATE, withoutPace);
  try {
    await decodeRecording(recording, meter.push);
  } catch {
    return 'not-decoded';
  }
  return meter.finish();
}

let soundMeter: ReturnType<typeof createSoundMeter> | null = null;

worker.onmessage = ({ data }) => {
  if ('recording' in data) {
    // The page hears of a failure as of any error of a worker.
    measure(data.recording, data.withoutPace).then(worker.postMessage, reportError);
    return;
  }
  soundMeter ??= createSoundMeter(data.sampleRate, data.withoutPace);
  soundMeter.push(data.piece);
  if (data.isLast) worker.postMessage(soundMeter.finish());
};
