import type { LiveSessionTicket, LiveSource } from '@greenroom/contract/live-assistant';
import { createLiveConnection } from '../../../apps/web/app/features/live-assistant/engine/live-connection.ts';
import { transcribeOnServer } from '../../../apps/web/app/features/live-assistant/engine/live-hearing.ts';
import { createSpokenTrack, type SpokenTrack, speakFrame } from './frame-recorder.ts';
import type { SpokenFrames } from './spoken-frames.ts';

type GetTicket = (sessionId: string | null) => Promise<LiveSessionTicket>;

/** Something that is waited for again and again. */
function createSignal() {
  let waiting: (() => void)[] = [];
  return {
    next: () => new Promise<void>((resolve) => waiting.push(resolve)),
    tell(): void {
      const due = waiting;
      waiting = [];
      for (const resolve of due) resolve();
    },
  };
}

/** The page's side of a session: its connection and its recorders, over a tab and a microphone that speak when they are told to. */
export async function openPage([tab, microphone]: readonly [SpokenFrames, SpokenFrames], getTicket: GetTicket) {
  const { next, tell } = createSignal();
  const tracks = [createSpokenTrack(tab), createSpokenTrack(microphone)] as const;
  const finals: string[] = [];
  let [isAway, isRestarting, isClosed] = [false, false, false];
  /** A browser changes recorders within milliseconds; nothing is spoken in between here, since a step is half a second. */
  async function restart(): Promise<void> {
    [isAway, isRestarting] = [true, true];
    await Promise.all(sides.map((side) => side.restart()));
    isRestarting = false;
    tell();
  }
  const connection = createLiveConnection({
    getTicket,
    handlers: {
      onMessage: ({ isFinal, text = '' }) => isFinal && finals.push(text),
      onSilent: () => undefined,
      onLost: () => void restart(),
      onBack() {
        isAway = false;
        tell();
      },
      onClosed() {
        isClosed = true;
        tell();
      },
    },
  });
  const listen = (source: LiveSource, track: SpokenTrack) =>
    transcribeOnServer({
      source,
      track: track as unknown as MediaStreamTrack,
      connection,
      onError: (message) => {
        throw new Error(message);
      },
    });
  await connection.connect();
  const sides = [listen('tab', tracks[0]), listen('microphone', tracks[1])];
  const until = async (isReached: () => boolean): Promise<void> => {
    while (!isReached() && !isClosed) await next();
  };
  return {
    finals,
    tell,
    nextChange: next,
    until,
    isAway: () => isAway,
    isRecording: () => !isRestarting,
    isClosed: () => isClosed,
    speak(frames: number): void {
      for (let frame = 0; frame < frames; frame += 1) for (const track of tracks) speakFrame(track);
    },
    spokenFrames: () => tracks.reduce((sum, track) => sum + track.spokenFrames, 0),
    /** As the screen does: first the recorders give their last slices, then the session ends. */
    async end(): Promise<void> {
      await Promise.all(sides.map((side) => side.stop()));
      connection.end();
      await until(() => false);
    },
  };
}

export type SpeakingPage = Awaited<ReturnType<typeof openPage>>;
