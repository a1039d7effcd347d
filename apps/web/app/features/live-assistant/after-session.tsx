import { Download, Save } from 'lucide-react';
import { useState } from 'react';
import { call } from '~/api/client.ts';
import { currentUserId, useSession } from '~/api/session-store.ts';
import { logQuietly } from '~/lib/log-quietly.ts';
import type { LiveState } from '~/live/live-state.ts';
import { Alert } from '~/ui/alert.tsx';
import { Button } from '~/ui/button.tsx';
import { showToast } from '~/ui/toast.ts';
import { toKept } from './kept-transcript.ts';
import { writeTranscript } from './transcript-text.ts';
import { useGetAccess } from './use-get-access.ts';
import type { LiveMode } from './use-live-assistant.ts';
import { liveWords } from './words.ts';

function download(state: LiveState): void {
  const url = URL.createObjectURL(new Blob([writeTranscript(toKept(state))], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'interview-transcript.txt';
  link.click();
  URL.revokeObjectURL(url);
}

function KeepButton({ state, sessionId }: { state: LiveState; sessionId: string }) {
  const [progress, setProgress] = useState<'idle' | 'busy' | 'kept'>('idle');
  const keep = async () => {
    setProgress('busy');
    try {
      const params = { user_id: currentUserId() ?? '', session_id: sessionId };
      await call('keepLiveSession', { params, body: toKept(state) });
      setProgress('kept');
    } catch (error) {
      logQuietly('keep transcript', error);
      setProgress('idle');
      showToast({ title: liveWords.buttons.keep, description: liveWords.keepFailed, tone: 'error' });
    }
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      disabled={progress === 'kept'}
      isBusy={progress === 'busy'}
      onClick={() => void keep()}
    >
      <Save aria-hidden />
      {progress === 'kept' ? liveWords.buttons.kept : liveWords.buttons.keep}
    </Button>
  );
}

type AfterSessionProps = { state: LiveState; mode: LiveMode | null; sessionId: string | null };

/** When it is over: keep what was said, or, after the demo, get the real thing. */
export function AfterSession({ state, mode, sessionId }: AfterSessionProps) {
  const isSignedIn = useSession(({ auth }) => auth);
  const getAccess = useGetAccess();
  if (state.phase !== 'ended') return null;
  return (
    <div className="mb-4 space-y-3">
      {mode === 'demo' && (
        <Alert
          tone="success"
          title={liveWords.demoOver.title}
          action={<Button onClick={getAccess}>{liveWords.buttons.getAccess}</Button>}
        >
          {liveWords.demoOver.text}
        </Alert>
      )}
      {state.lines.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {isSignedIn && mode === 'live' && sessionId && (
            <KeepButton key={sessionId} state={state} sessionId={sessionId} />
          )}
          <Button variant="outline" size="sm" onClick={() => download(state)}>
            <Download aria-hidden />
            {liveWords.buttons.download}
          </Button>
        </div>
      )}
    </div>
  );
}
