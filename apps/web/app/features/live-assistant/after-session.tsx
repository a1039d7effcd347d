import Download from 'lucide-react/icons/download';
import Save from 'lucide-react/icons/save';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '~/api/api-error.ts';
import { call } from '~/api/client.ts';
import { currentUserId, useSession } from '~/api/session-store.ts';
import type { LiveState } from '~/features/live-assistant/engine/live-state.ts';
import { logQuietly } from '~/lib/log-quietly.ts';
import { Alert } from '~/ui/alert.tsx';
import { Button } from '~/ui/button.tsx';
import { TextLink } from '~/ui/text-link.tsx';
import { showToast } from '~/ui/toast.ts';
import { downloadTranscript } from './download-transcript.ts';
import { toKept } from './kept-transcript.ts';
import { markDraftKept, useLiveDraft } from './live-draft.ts';
import { useGetAccess } from './use-get-access.ts';
import type { LiveMode } from './use-live-assistant.ts';
import { liveWords } from './words.ts';

type Session = { sessionId: string | null; jobDescription: string };
type KeepProps = { state: LiveState; sessionId: string; jobDescription: string };

/** Keeps the transcript as it is now, and again when a last word comes after that: the recogniser may still be at it when all has ended. */
function useKeep({ state, sessionId, jobDescription }: KeepProps) {
  const [isBusy, setIsBusy] = useState(false);
  const isKept = useLiveDraft(({ draft }) => draft?.isKept ?? false);
  const latest = useRef(state);
  latest.current = state;
  const keep = async () => {
    setIsBusy(true);
    try {
      const params = { user_id: currentUserId() ?? '', session_id: sessionId };
      let sent: LiveState;
      do {
        sent = latest.current;
        await call('keepLiveSession', { params, body: { ...toKept(sent), jobDescription } });
      } while (latest.current.lines !== sent.lines);
      markDraftKept();
    } catch (error) {
      logQuietly('keep transcript', error);
      showToast({
        title: liveWords.keepFailed.title,
        description: liveWords.keepFailed.description(messageOf(error)),
        tone: 'error',
      });
    } finally {
      setIsBusy(false);
    }
  };
  const wasKept = useRef(isKept);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once it is no longer kept whole
  useEffect(() => {
    if (wasKept.current && !isKept) void keep();
    wasKept.current = isKept;
  }, [isKept]);
  return { keep, isKept, isBusy };
}

function KeepButton(props: KeepProps) {
  const { keep, isKept, isBusy } = useKeep(props);
  const { sessionId } = props;
  return (
    <>
      <Button variant="secondary" size="sm" disabled={isKept} isBusy={isBusy} onClick={() => void keep()}>
        <Save aria-hidden />
        {isKept ? liveWords.buttons.kept : liveWords.buttons.keep}
      </Button>
      {isKept && (
        <TextLink className="self-center text-sm" to={`/live-interviews/${sessionId}`}>
          {liveWords.buttons.readKept}
        </TextLink>
      )}
    </>
  );
}

function DemoOver({ isUnsupported }: { isUnsupported: boolean }) {
  const getAccess = useGetAccess();
  const { title, text, unsupported } = liveWords.demoOver;
  return (
    <Alert tone="success" title={title} action={<Button onClick={getAccess}>{liveWords.buttons.getAccess}</Button>}>
      {text} {isUnsupported && unsupported}
    </Alert>
  );
}

type AfterSessionProps = {
  state: LiveState;
  mode: LiveMode | null;
  readSession(): Session;
  /** This browser could not listen to a tab, which is to be known before a package is bought. */
  isUnsupported: boolean;
};

/** When it is over: keep what was said, or, after the demo, get the real thing. */
export function AfterSession({ state, mode, readSession, isUnsupported }: AfterSessionProps) {
  const isSignedIn = useSession(({ auth }) => auth);
  if (state.phase !== 'ended') return null;
  const { sessionId, jobDescription } = readSession();
  const canKeep = isSignedIn && mode === 'live' && sessionId !== null;
  return (
    <>
      {mode === 'demo' && <DemoOver isUnsupported={isUnsupported} />}
      {state.lines.length > 0 && (
        <div className="flex flex-wrap gap-x-3 gap-y-2">
          {canKeep && (
            <KeepButton key={sessionId} state={state} sessionId={sessionId} jobDescription={jobDescription} />
          )}
          <Button variant="outline" size="sm" onClick={() => downloadTranscript(toKept(state))}>
            <Download aria-hidden />
            {liveWords.buttons.download}
          </Button>
        </div>
      )}
    </>
  );
}
