import {
  findSpeechRecognition,
  RECOGNITION_LANGUAGE,
  type SpeechRecognitionClass,
} from '../../../audio/recognition/speech-recognition.ts';

export type RecogniserHandlers = {
  onWords(text: string, isFinal: boolean): void;
  onFailure(reason: string): void;
};

const RESTART_PAUSE_MS = 250;
/** These say that no one spoke, or that we asked for it: the recogniser simply continues. */
const HARMLESS = new Set(['no-speech', 'aborted']);

/**
 * A recogniser that takes a track. Older ones ignore it and open the microphone, which would attribute the user's words
 * to the interviewer. They also lack the list of installed languages, which identifies them.
 */
export function findTrackRecogniser(): SpeechRecognitionClass | null {
  const recognition = findSpeechRecognition();
  return typeof recognition?.available === 'function' ? recognition : null;
}

type Results = { resultIndex: number; results: SpeechRecognitionResultList };

function readResults({ resultIndex, results }: Results): { finals: string[]; interim: string } {
  const finals: string[] = [];
  let interim = '';
  for (let index = resultIndex; index < results.length; index++) {
    const result = results[index];
    const text = result?.[0]?.transcript ?? '';
    if (result?.isFinal) finals.push(text.trim());
    else interim += text;
  }
  return { finals: finals.filter((text) => text !== ''), interim: interim.trim() };
}

/**
 * The browser's own recogniser on a track. It ends by itself about every minute and is begun again; what it had not
 * made final by then is taken as it is. Answers how to stop.
 */
export function recogniseTrack(track: MediaStreamTrack, { onWords, onFailure }: RecogniserHandlers): () => void {
  const Recognition = findTrackRecogniser();
  if (!Recognition) {
    onFailure('unsupported');
    return () => undefined;
  }
  const recognition = new Recognition();
  recognition.continuous = true;
  recognition.interimResults = true;
  recognition.lang = RECOGNITION_LANGUAGE;
  let interim = '';
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function fail(reason: string): void {
    if (isOver) return;
    isOver = true;
    onFailure(reason);
  }
  function begin(): void {
    try {
      recognition.start(track);
    } catch (error) {
      fail((error as Error).message);
    }
  }

  recognition.onresult = (event) => {
    const read = readResults(event);
    interim = read.interim;
    for (const text of read.finals) onWords(text, true);
    if (interim !== '') onWords(interim, false);
  };
  recognition.onerror = ({ error }) => {
    if (!HARMLESS.has(error)) fail(error);
  };
  recognition.onend = () => {
    if (interim !== '') onWords(interim, true);
    interim = '';
    if (!isOver) timer = setTimeout(() => isOver || begin(), RESTART_PAUSE_MS);
  };
  begin();
  return () => {
    isOver = true;
    clearTimeout(timer);
    // Not aborted, so that the last words still become final.
    recognition.stop();
  };
}
