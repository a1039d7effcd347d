import { createLiveDecoder } from '../../../apps/server/src/adapters/segment-live/decode-live.ts';
import { openSegmentStream } from '../../../apps/server/src/adapters/segment-live/segment-stream.ts';
import type { LiveTranscriber } from '../../../apps/server/src/ports/live-transcription.ts';

/** The server's own decoder and cutter; each stretch of speech is "heard" as its number. Counts what came through. */
export function createCountingEngine(onAudio: () => void) {
  const said: string[] = [];
  let [decodedSamples, recordings] = [0, 0];
  const transcriber: LiveTranscriber = {
    engine: 'segments',
    name: 'counting',
    open(onEvent) {
      recordings += 1;
      const recording = recordings;
      let stretches = 0;
      const stream = openSegmentStream({
        hear: async () => `recording ${recording}, stretch ${++stretches}`,
        onEvent(event) {
          if (event.type === 'transcript' && event.isFinal) said.push(event.text);
          onEvent(event);
        },
      });
      const counter = createLiveDecoder((pcm) => {
        decodedSamples += pcm.length;
      });
      return {
        write(bytes) {
          stream.write(bytes);
          counter.push(bytes);
          onAudio();
        },
        endSpeech: stream.endSpeech,
        async finish() {
          await Promise.all([stream.finish(), counter.settled()]);
          counter.close();
        },
        close: stream.close,
        get waitingBytes() {
          return stream.waitingBytes;
        },
      };
    },
  };
  return { transcriber, said, counts: () => ({ decodedSamples, recordings }) };
}

export type CountingEngine = ReturnType<typeof createCountingEngine>;
