import type { AccountRecording } from '@greenroom/contract/recordings';
import { useState } from 'react';
import { messageOf } from '~/api/api-error.ts';
import { formatBytes } from '~/lib/format-bytes.ts';
import { Button } from '~/ui/button.tsx';
import { fetchCopy } from './account-recordings.ts';
import { recordingMessages } from './messages.ts';

/** A recording that only the account has: it is loaded on a press, since it may be megabytes. */
export function AccountCopy({ copy }: { copy: AccountRecording }) {
  const [isLoading, setIsLoading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const load = async () => {
    setIsLoading(true);
    setProblem(null);
    await fetchCopy(copy).catch((error: unknown) => setProblem(messageOf(error)));
    setIsLoading(false);
  };
  return (
    <section
      aria-label={recordingMessages.heading}
      className="grid justify-items-start gap-2 border-line border-t pt-4 print:hidden"
    >
      <Button variant="outline" size="sm" isBusy={isLoading} onClick={() => void load()}>
        {recordingMessages.account.get(formatBytes(copy.bytes))}
      </Button>
      {problem !== null && (
        <p role="alert">
          {recordingMessages.account.getFailed} {problem}
        </p>
      )}
    </section>
  );
}
