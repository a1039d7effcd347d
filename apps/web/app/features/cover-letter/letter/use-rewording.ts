import type { LetterParagraph } from '@greenroom/contract/cover-letter';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '~/api/api-error.ts';
import { call } from '~/api/client.ts';
import { showToast } from '~/ui/toast.ts';
import { letterWords } from '../words.ts';
import { countAttempt, readParagraph, replaceParagraph, useLetterStore } from './letter-store.ts';

async function reword(part: LetterParagraph, signal: AbortSignal): Promise<void> {
  const { letter, origin, options } = useLetterStore.getState();
  if (!letter) return;
  const { resumeText, jobDescription } = origin;
  const attempt = countAttempt(part);
  const body = { letter, paragraph: part, resumeText, jobDescription, options, attempt };
  const { text } = await call('rewriteParagraph', { body, signal });
  if (signal.aborted) return;
  if (text.trim() === '' || text === readParagraph(letter, part)) {
    showToast({ title: letterWords.rewordSame });
    return;
  }
  replaceParagraph(part, text);
}

/** Wording one paragraph anew at a time; the way it was can be brought back. */
export function useRewording() {
  const [busyPart, setBusyPart] = useState<LetterParagraph | null>(null);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const start = async (part: LetterParagraph) => {
    const current = new AbortController();
    controller.current?.abort();
    controller.current = current;
    setBusyPart(part);
    try {
      await reword(part, current.signal);
    } catch (error) {
      if (current.signal.aborted) return;
      showToast({ title: letterWords.rewordFailed, description: messageOf(error), tone: 'error' });
    }
    if (!current.signal.aborted) setBusyPart(null);
  };
  return { busyPart, start: (part: LetterParagraph) => void start(part) };
}
