import { RECORDING_CHUNK_MS } from '@greenroom/contract/constants';
import { openLevelMeter, type Sound } from './level-meter.ts';
import { openStream } from './open-stream.ts';
import { chooseRecordingFormat } from './recording-format.ts';

export type Recording = { blob: Blob; durationMs: number };

/** A microphone that records. It records from the start, anyone else who listens, so that nothing said is lost. */
export type Microphone = {
  track: MediaStreamTrack;
  /** 0 to 1. */
  readLevel: () => number;
  /** The newest moment of it, where it can be measured. */
  readSound?: () => Sound | null;
  /** Ends the recording and answers all of it. */
  finish: () => Promise<Recording>;
  /** Lets the device go and forgets what was recorded. */
  close: () => void;
};
export type OpenMicrophone = (onUnplugged: () => void) => Promise<Microphone>;

export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && typeof navigator !== 'undefined' && Boolean(navigator.mediaDevices);

function startRecorder(stream: MediaStream) {
  const mimeType = chooseRecordingFormat();
  const recorder = new MediaRecorder(stream, mimeType ? { mimeType } : {});
  const chunks: Blob[] = [];
  const stopped = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve(), { once: true }));
  recorder.addEventListener('dataavailable', (event) => {
    if (event.data.size > 0) chunks.push(event.data);
  });
  recorder.start(RECORDING_CHUNK_MS);
  return {
    async finish(): Promise<Blob> {
      // A track that ended has stopped the recorder by itself, and its last chunk is there or on its way.
      if (recorder.state !== 'inactive') recorder.stop();
      await stopped;
      return new Blob(chunks, { type: recorder.mimeType });
    },
  };
}

/**
 * Asks for the microphone and records from the moment it is there.
 * @throws DOMException as `getUserMedia` does: see `classifyMicrophoneError`
 */
export const openMicrophone: OpenMicrophone = async (onUnplugged) => {
  if (!canRecord()) throw new DOMException('No microphone can be used on this page.', 'SecurityError');
  const stream = await openStream();
  const [track] = stream.getAudioTracks();
  if (!track) throw new DOMException('The stream has no sound.', 'NotFoundError');
  const recorder = startRecorder(stream);
  const meter = openLevelMeter(stream);
  const startedAt = performance.now();
  track.addEventListener('ended', onUnplugged);

  const close = () => {
    track.removeEventListener('ended', onUnplugged);
    meter.close();
    for (const each of stream.getTracks()) each.stop();
  };
  const finish = async () => {
    const durationMs = Math.round(performance.now() - startedAt);
    const blob = await recorder.finish();
    close();
    return { blob, durationMs };
  };
  return { track, readLevel: meter.read, readSound: meter.readSound, finish, close };
};
