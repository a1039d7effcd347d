export type Playback = {
  /** Seconds from the start of the recording. */
  position: () => number;
  stop: () => void;
};

/**
 * Plays a recording from a second on. The whole of it is decoded first: browsers cannot seek in what they record themselves.
 * `onEnded` is called at its end or at `untilSeconds`, not after `stop`.
 */
export async function playRecording(
  recording: Blob,
  fromSeconds: number,
  onEnded: () => void,
  untilSeconds = Number.POSITIVE_INFINITY,
): Promise<Playback> {
  const context = new AudioContext();
  try {
    const sound = await context.decodeAudioData(await recording.arrayBuffer());
    const source = context.createBufferSource();
    source.buffer = sound;
    source.connect(context.destination);
    const startedAt = context.currentTime;
    const offset = Math.min(fromSeconds, sound.duration);
    source.start(0, offset, Math.max(0, Math.min(untilSeconds, sound.duration) - offset));
    const close = () => void context.close().catch(() => undefined);
    source.onended = () => {
      close();
      onEnded();
    };
    return {
      position: () => Math.min(sound.duration, fromSeconds + context.currentTime - startedAt),
      stop: () => {
        source.onended = null;
        source.stop();
        close();
      },
    };
  } catch (error) {
    void context.close().catch(() => undefined);
    throw error;
  }
}
