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
type LanguageOptions = { langs: string[]; processLocally: boolean };
export type SpeechRecognitionClass = {
  new (): SpeechRecognitionLike;
  available?: (options: LanguageOptions) => Promise<Availability>;
  install?: (options: LanguageOptions) => Promise<boolean>;
};

export const RECOGNITION_LANGUAGE = 'en-US';

export function findSpeechRecognition(): SpeechRecognitionClass | null {
  const scope = globalThis as {
    SpeechRecognition?: SpeechRecognitionClass;
    webkitSpeechRecognition?: SpeechRecognitionClass;
  };
  return scope.SpeechRecognition ?? scope.webkitSpeechRecognition ?? null;
}

const ON_DEVICE: LanguageOptions = { langs: [RECOGNITION_LANGUAGE], processLocally: true };

export type BrowserEngines = { hasOnDevice: boolean; canInstallOnDevice: boolean; hasOwn: boolean };

/** Which recognisers this browser has. One on the device counts only when its language is there already. */
export async function detectBrowserEngines(
  recognition: SpeechRecognitionClass | null = findSpeechRecognition(),
): Promise<BrowserEngines> {
  if (!recognition) return { hasOnDevice: false, canInstallOnDevice: false, hasOwn: false };
  try {
    const local = await recognition.available?.(ON_DEVICE);
    const canInstallOnDevice = local === 'downloadable' && recognition.install !== undefined;
    return { hasOnDevice: local === 'available', canInstallOnDevice, hasOwn: true };
  } catch {
    return { hasOnDevice: false, canInstallOnDevice: false, hasOwn: true };
  }
}

/** Has the browser download the language for recognition on the device. To be called only after the person asked for it. */
export async function installOnDevice(
  recognition: SpeechRecognitionClass | null = findSpeechRecognition(),
): Promise<boolean> {
  try {
    return (await recognition?.install?.(ON_DEVICE)) ?? false;
  } catch {
    return false;
  }
}
