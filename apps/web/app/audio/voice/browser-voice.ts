import { splitSentences } from './sentences.ts';
import { type Speech, SpeechNotAllowed, stopped, type Voice } from './voice.ts';

const VOICES_WAIT_MS = 400;
const START_WAIT_MS = 4000;
/** Slower than anybody speaks: after this the end event is taken as lost. */
const LONGEST_PER_CHARACTER_MS = 160;

function listVoices(): Promise<SpeechSynthesisVoice[]> {
  const voices = speechSynthesis.getVoices();
  if (voices.length > 0) return Promise.resolve(voices);
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      speechSynthesis.removeEventListener('voiceschanged', finish);
      resolve(speechSynthesis.getVoices());
    };
    const timer = setTimeout(finish, VOICES_WAIT_MS);
    speechSynthesis.addEventListener('voiceschanged', finish);
  });
}

/** An English voice, one of this machine first: those of a service stop in the middle and send the text away. */
async function chooseVoice(): Promise<SpeechSynthesisVoice | null> {
  if (typeof speechSynthesis === 'undefined') return null;
  const english = (await listVoices()).filter((voice) => voice.lang.toLowerCase().startsWith('en'));
  return english.find((voice) => voice.localService) ?? english[0] ?? null;
}

function speakSentence(sentence: string, voice: SpeechSynthesisVoice, onStart: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const utterance = new SpeechSynthesisUtterance(sentence);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    const notStarted = setTimeout(() => reject(new Error('The voice did not start.')), START_WAIT_MS);
    const endLost = setTimeout(resolve, START_WAIT_MS + sentence.length * LONGEST_PER_CHARACTER_MS);
    const settle = (finish: () => void) => {
      clearTimeout(notStarted);
      clearTimeout(endLost);
      finish();
    };
    utterance.onstart = () => {
      clearTimeout(notStarted);
      onStart();
    };
    utterance.onend = () => settle(resolve);
    utterance.onerror = ({ error }) =>
      settle(() => {
        if (error === 'canceled' || error === 'interrupted') reject(stopped());
        else reject(error === 'not-allowed' ? new SpeechNotAllowed() : new Error(error));
      });
    speechSynthesis.speak(utterance);
  });
}

function speak(text: string, { signal, onStart }: Parameters<Voice['speak']>[1]): Speech {
  const sentences = splitSentences(text);
  let place = 0;
  let isPaused = false;
  let wake: (() => void) | null = null;
  const silence = () => speechSynthesis.cancel();

  const run = async () => {
    const voice = await chooseVoice();
    if (!voice) throw new Error('This browser has no voice.');
    signal.addEventListener('abort', () => {
      silence();
      wake?.();
    });
    while (place < sentences.length) {
      signal.throwIfAborted();
      if (isPaused) await new Promise<void>((resolve) => (wake = resolve));
      signal.throwIfAborted();
      try {
        await speakSentence(sentences[place] ?? '', voice, onStart);
        place += 1;
      } catch (error) {
        // Pausing cancels, since a paused voice is lost on Android: the sentence is said again from its beginning.
        if (!isPaused) throw error;
      }
    }
  };
  return {
    done: run(),
    pause: () => {
      isPaused = true;
      silence();
    },
    resume: () => {
      isPaused = false;
      wake?.();
    },
  };
}

/** The voices of the browser, sentence by sentence. */
export const browserVoice: Voice = { isThere: async () => (await chooseVoice()) !== null, speak };
