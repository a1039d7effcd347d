import { classifyMicrophoneError, type MicrophoneProblem } from './microphone/microphone-problem.ts';

export type MicrophoneCapture = { track: MediaStreamTrack; stop(): void };

/** What the loudspeakers play is taken out of the microphone, as far as the browser can. */
const CONSTRAINTS: MediaStreamConstraints = {
  audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
};

/**
 * Asks for the person's own microphone; `onUnplugged` tells that it went away by itself.
 * @throws MicrophoneProblem
 */
export async function captureMicrophone(onUnplugged: () => void): Promise<MicrophoneCapture> {
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia(CONSTRAINTS);
  } catch (error) {
    throw classifyMicrophoneError(error);
  }
  const [track] = stream.getAudioTracks();
  if (!track) throw 'not-detected' satisfies MicrophoneProblem;
  track.addEventListener('ended', onUnplugged);
  return {
    track,
    stop() {
      track.removeEventListener('ended', onUnplugged);
      for (const each of stream.getTracks()) each.stop();
    },
  };
}
