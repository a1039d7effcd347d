type RecognitionEvent = Event & {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
};
type Recognition = EventTarget & {
  continuous: boolean;
  interimResults: boolean;
  lang: string;
  start(track?: unknown): void;
  abort(): void;
};
type RecognitionClass = new () => Recognition;

export type RecogniserHandlers = {
  onWords(text: string, isFinal: boolean): void;
  onFailure(reason: string): void;
};

const RESTART_PAUSE_MS = 250;
const recognitionClass = (): RecognitionClass | undefined => {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as unknown as Record<string, RecognitionClass>;
  return SpeechRecognition ?? webkitSpeechRecognition;
};

/** The browser's own recogniser on a track. It ends by itself about every minute and is begun again. */
export function recogniseTrack(track: MediaStreamTrack, { onWords, onFailure }: RecogniserHandlers): () => void {
  const Recognition = recognitionClass();
  if (!Recognition) {
    onFailure('unsupported');
    return () => undefined;
  }
  const recognition = new Recognition();
  recognition.continuous = true;
  recognition.interimResults = true;
  recognition.lang = 'en-US';
  let isOver = false;
  recognition.addEventListener('result', (event) => {
    const { results, resultIndex } = event as RecognitionEvent;
    for (let index = resultIndex; index < results.length; index++) {
      const result = results[index];
      if (result) onWords(result[0]?.transcript.trim() ?? '', result.isFinal);
    }
  });
  recognition.addEventListener('error', (event) => {
    const { error } = event as Event & { error: string };
    if (error === 'no-speech' || error === 'aborted' || isOver) return;
    isOver = true;
    onFailure(error);
  });
  recognition.addEventListener('end', () => {
    if (!isOver) setTimeout(() => !isOver && recognition.start(track), RESTART_PAUSE_MS);
  });
  recognition.start(track);
  return () => {
    isOver = true;
    recognition.abort();
  };
}
