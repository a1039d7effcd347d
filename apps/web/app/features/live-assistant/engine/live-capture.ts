/** Why the sound of a tab cannot be had: refused by the person, shared without sound, or anything else in the browser's words. */
export type CaptureFailure = { kind: 'denied' } | { kind: 'no-audio' } | { kind: 'other'; message: string };
export type TabCapture = { track: MediaStreamTrack; stop(): void };

/** What Chromium adds: offer tabs first, never this tab, keep the tab audible. Others ignore it. */
const TAB_HINTS = {
  video: { width: { max: 320 }, frameRate: { max: 1 }, displaySurface: 'browser' },
  audio: {
    suppressLocalAudioPlayback: false,
    echoCancellation: false,
    noiseSuppression: false,
    autoGainControl: false,
  },
  preferCurrentTab: false,
  selfBrowserSurface: 'exclude',
  surfaceSwitching: 'include',
  systemAudio: 'include',
};

/** Asks which tab to listen to. @throws CaptureFailure */
export async function captureTab(): Promise<TabCapture> {
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getDisplayMedia(TAB_HINTS as DisplayMediaStreamOptions);
  } catch (error) {
    const { name, message } = error as DOMException;
    throw (name === 'NotAllowedError' ? { kind: 'denied' } : { kind: 'other', message }) satisfies CaptureFailure;
  }
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  const [track] = stream.getAudioTracks();
  if (track) return { track, stop };
  stop();
  throw { kind: 'no-audio' } satisfies CaptureFailure;
}
