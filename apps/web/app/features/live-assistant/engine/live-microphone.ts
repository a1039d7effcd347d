import { classifyMicrophoneError, type MicrophoneProblem } from '../../../audio/microphone/microphone-problem.ts';
import { openStream } from '../../../audio/microphone/open-stream.ts';

export type MicrophoneCapture = { track: MediaStreamTrack; stop(): void };

/**
 * Asks for the person's own microphone, with what the loudspeakers play taken out as far as the browser can; `onUnplugged` tells that
 * it went away by itself.
 * @throws MicrophoneProblem
 */
export async function captureMicrophone(onUnplugged: () => void): Promise<MicrophoneCapture> {
  let stream: MediaStream;
  try {
    stream = await openStream();
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
