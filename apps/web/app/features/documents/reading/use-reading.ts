import type { CorrectedResume, ParsedResume } from '@greenroom/contract/resume';
import { newId } from '@greenroom/contract/uuid';
import { useEffect, useState } from 'react';
import { messageOf } from '~/api/api-error.ts';
import { call } from '~/api/client.ts';
import { correctionsOf, keepCorrections } from '~/api/saved-documents.ts';

type Reading =
  | { phase: 'working' }
  | { phase: 'failed'; message: string }
  | { phase: 'read'; resume: CorrectedResume; isCorrected: boolean };

function fieldsOf({ text: _, hiddenTextFound: __, ...fields }: ParsedResume): CorrectedResume {
  return fields;
}

/** How a file is read, with the person's corrections in it. */
export function useReading(file: File) {
  const [reading, setReading] = useState<Reading>({ phase: 'working' });
  const [original, setOriginal] = useState<CorrectedResume>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads the file again
  useEffect(() => {
    const controller = new AbortController();
    setReading({ phase: 'working' });
    const read = async () => {
      const body = { jobDescription: '', UUID: newId() };
      const parsed = await call('parseResume', {
        body,
        file: { field: 'resume', blob: file, name: file.name },
        signal: controller.signal,
      });
      const corrected = correctionsOf(file);
      setOriginal(fieldsOf(parsed));
      setReading({ phase: 'read', resume: corrected ?? fieldsOf(parsed), isCorrected: corrected !== undefined });
    };
    read().catch((error: unknown) => {
      if (!controller.signal.aborted) setReading({ phase: 'failed', message: messageOf(error) });
    });
    return () => controller.abort();
  }, [file, attempt]);

  return {
    reading,
    retry: () => setAttempt(attempt + 1),
    correct: (resume: CorrectedResume) => {
      keepCorrections(file, resume);
      setReading({ phase: 'read', resume, isCorrected: true });
    },
    undo: () => {
      keepCorrections(file, null);
      if (original) setReading({ phase: 'read', resume: original, isCorrected: false });
    },
  };
}
