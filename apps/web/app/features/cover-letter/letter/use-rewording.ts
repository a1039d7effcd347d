import type { LetterParagraph } from '@greenroom/contract/cover-letter';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '~/api/api-error.ts';
import { call } from '~/api/client.ts';
import { showToast } from '~/ui/toast.ts';
import { letterMessages } from '../messages.ts';
import { countAttempt, readParagraph, replaceParagraph, useLetterStore } from './letter-store.ts';

/** Answers whether the paragraph is another one now. */
async function reword(part: LetterParagraph, signal: AbortSignal): Promise<boolean> {
  const { letter, origin, options } = useLetterStore.getState();
  if (!letter) return false;
  const { resumeText, jobDescription, correctedResume, stories } = origin;
  const attempt = countAttempt(part);
  const given = {
    resumeText,
    jobDescription,
    ...(correctedResume && { correctedResume }),
    ...(stories && { stories }),
  };
  const body = { letter, paragraph: part, ...given, options, attempt };
  const { text } = await call('rewriteParagraph', { body, signal });
  if (signal.aborted) return false;
  if (text.trim() === '' || text === readParagraph(letter, part)) {
    showToast({ title: letterMessages.rewordSame });
    return false;
  }
  replaceParagraph(part, text);
  return true;
}

/** Wording one paragraph again at a time; the way it was can be brought back. */
export function useRewording() {
  const [busyPart, setBusyPart] = useState<LetterParagraph | null>(null);
  const [isDone, setIsDone] = useState(false);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const start = async (part: LetterParagraph) => {
    const current = new AbortController();
    controller.current?.abort();
    controller.current = current;
    setBusyPart(part);
    setIsDone(false);
    try {
      setIsDone(await reword(part, current.signal));
    } catch (error) {
      if (current.signal.aborted) return;
      showToast({ title: letterMessages.rewordFailed, description: messageOf(error), tone: 'error' });
    }
    if (!current.signal.aborted) setBusyPart(null);
  };
  return { busyPart, isDone, start: (part: LetterParagraph) => void start(part) };
}
