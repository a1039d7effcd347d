import { useEffect } from 'react';
import type { Speaker } from '~/audio/voice/create-speaker.ts';
import { type Interview, markSpoken } from '../state/interview.ts';
import { changeInterview } from '../state/interview-store.ts';
import { useSpeechSettings } from '../state/speech-settings.ts';
import { contentOf, type Message } from './conversation-messages.ts';

/** Reads each new message of the interviewer aloud, once, also after a reload. */
export function useReadingAloud(interview: Interview, messages: readonly Message[], speaker: Speaker): void {
  const isReadAloud = useSpeechSettings((settings) => settings.isReadAloud);
  const spoken = messages.filter((message) => message.role === 'assistant' && !message.isUnsaid);
  const newest = spoken.at(-1);
  const place = spoken.length - 1;
  useEffect(() => {
    if (!isReadAloud) speaker.stop();
  }, [isReadAloud, speaker]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place stands for the message, whose object is made again at each drawing
  useEffect(() => {
    if (!newest || place <= interview.spokenUpTo) return;
    changeInterview(interview.id, (current) => markSpoken(current, place));
    if (isReadAloud) void speaker.play(newest.id, contentOf(newest));
  }, [interview.id, place, speaker]);
}
