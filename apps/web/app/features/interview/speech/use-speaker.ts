import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '~/api/client.ts';
import { createAudioVoice } from '~/live/voice/audio-voice.ts';
import { browserVoice } from '~/live/voice/browser-voice.ts';
import { createSpeaker, type Speaker, type SpeakerState } from '~/live/voice/create-speaker.ts';
import { loadSpeechFacts, useSpeechFacts } from './speech-facts.ts';

const fetchSpeech = (text: string, signal: AbortSignal) => call('speakText', { body: { text }, signal });
const engineOfServer = () => useSpeechFacts.getState().server?.textToSpeech.engine ?? 'none';
const serverVoice = createAudioVoice(fetchSpeech, async () => engineOfServer() !== 'none');

/** A configured server first, then the browser's voices, then the engine of the server's own machine (design, section 2). */
async function listVoices() {
  await loadSpeechFacts();
  return engineOfServer() === 'configured-server' ? [serverVoice, browserVoice] : [browserVoice, serverVoice];
}

/** A voice for this screen; leaving it makes it silent. */
export function useSpeaker(): { speaker: Speaker; state: SpeakerState } {
  const [speaker] = useState(() => createSpeaker(listVoices));
  useEffect(() => speaker.stop, [speaker]);
  return { speaker, state: useSyncExternalStore(speaker.watch, speaker.read, speaker.read) };
}
