import { openLevelMeter } from './level-meter.ts';
import { openStream } from './open-stream.ts';

/** A microphone for measuring the level only. No sound is recorded. */
export type Listening = { readLevel: () => number; isEchoCancelled: boolean; close: () => void };
export type OpenListening = () => Promise<Listening>;

/** @throws DOMException as `getUserMedia` does */
export const openListening: OpenListening = async () => {
  const stream = await openStream();
  const meter = openLevelMeter(stream);
  return {
    readLevel: meter.read,
    // Some devices cannot, and some browsers do not say: then the voice might be taken for the person.
    isEchoCancelled: Boolean(stream.getAudioTracks()[0]?.getSettings().echoCancellation),
    close: () => {
      meter.close();
      for (const track of stream.getTracks()) track.stop();
    },
  };
};
