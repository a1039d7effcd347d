import { createSpeechGate, type SoundFrame } from '../../../audio/speech-gate.ts';
import processorUrl from './live-sound-processor.ts?worker&url';

const FRAME_SAMPLES = 1024;

export type ListenerHandlers = {
  onLevel(levelDb: number): void;
  onSpeechStart(): void;
  onSpeechEnd(): void;
};

/** Listens along with a track: its level, and where speech begins and ends. Answers how to stop. */
export async function listenTo(track: MediaStreamTrack, handlers: ListenerHandlers): Promise<() => void> {
  const context = new AudioContext();
  await context.audioWorklet.addModule(processorUrl);
  const source = context.createMediaStreamSource(new MediaStream([track]));
  const meter = new AudioWorkletNode(context, 'live-sound', { numberOfOutputs: 0 });
  const gate = createSpeechGate((FRAME_SAMPLES / context.sampleRate) * 1000);
  meter.port.onmessage = ({ data }: MessageEvent<SoundFrame>) => {
    handlers.onLevel(data.levelDb);
    const change = gate(data);
    if (change === 'start') handlers.onSpeechStart();
    if (change === 'end') handlers.onSpeechEnd();
  };
  source.connect(meter);
  if (context.state === 'suspended') await context.resume();
  return () => {
    meter.port.onmessage = null;
    source.disconnect();
    void context.close();
  };
}
