/** What we use of the browser's recogniser; TypeScript's own list of the DOM has its results only. */
export type SpeechRecognitionLike = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  onresult: ((event: { resultIndex: number; results: SpeechRecognitionResultList }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: (track?: MediaStreamTrack) => void;
  stop: () => void;
  abort: () => void;
};
type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';
export type SpeechRecognitionClass = {
  new (): SpeechRecognitionLike;
  available?: (options: { langs: string[]; processLocally: boolean }) => Promise<Availability>;
};

export const RECOGNITION_LANGUAGE = 'en-US';

export function findSpeechRecognition(): SpeechRecognitionClass | null {
  const scope = globalThis as {
    SpeechRecognition?: SpeechRecognitionClass;
    webkitSpeechRecognition?: SpeechRecognitionClass;
  };
  return scope.SpeechRecognition ?? scope.webkitSpeechRecognition ?? null;
}

export type BrowserEngines = { hasOnDevice: boolean; hasOwn: boolean };

/** Which recognisers this browser has. One on the device counts only when its language is there already. */
export async function detectBrowserEngines(
  recognition: SpeechRecognitionClass | null = findSpeechRecognition(),
): Promise<BrowserEngines> {
  if (!recognition) return { hasOnDevice: false, hasOwn: false };
  try {
    const local = await recognition.available?.({ langs: [RECOGNITION_LANGUAGE], processLocally: true });
    return { hasOnDevice: local === 'available', hasOwn: true };
  } catch {
    return { hasOnDevice: false, hasOwn: true };
  }
}
