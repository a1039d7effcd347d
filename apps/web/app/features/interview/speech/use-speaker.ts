import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '~/api/client.ts';
import { createAudioVoice } from '~/audio/voice/audio-voice.ts';
import { browserVoice } from '~/audio/voice/browser-voice.ts';
import { createSpeaker, type Speaker, type SpeakerState } from '~/audio/voice/create-speaker.ts';
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
export function useSpeaker(): Speaker {
  const [speaker] = useState(() => createSpeaker(listVoices));
  useEffect(() => speaker.stop, [speaker]);
  return speaker;
}

/** What a voice does with one message: a part of the screen that looks at its own message alone is not drawn for the others. */
export function useSpeakerStatus(speaker: Speaker, messageId: string): SpeakerState['status'] {
  const read = () => {
    const { id, status } = speaker.read();
    return id === messageId ? status : 'idle';
  };
  return useSyncExternalStore(speaker.watch, read, read);
}

/** Whether there is no voice to read anything aloud. */
export function useIsSilent(speaker: Speaker): boolean {
  return useSyncExternalStore(speaker.watch, speaker.isSilent, speaker.isSilent);
}
