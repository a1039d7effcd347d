import Download from 'lucide-react/icons/download';
import Save from 'lucide-react/icons/save';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '~/api/api-error.ts';
import { call } from '~/api/client.ts';
import { useArePaymentsOn } from '~/api/query-capabilities.ts';
import { currentUserId, useSession } from '~/api/session-store.ts';
import type { LiveState } from '~/features/live-assistant/engine/live-state.ts';
import { logQuietly } from '~/lib/log-quietly.ts';
import { Alert } from '~/ui/alert.tsx';
import { Button } from '~/ui/button.tsx';
import { TextLink } from '~/ui/text-link.tsx';
import { showToast } from '~/ui/toast.ts';
import { useGetAccess } from '../before/use-get-access.ts';
import { liveMessages } from '../messages.ts';
import { downloadTranscript } from '../saved/download-transcript.ts';
import { toSaved } from '../saved/saved-transcript.ts';
import { markDraftSaved, useLiveDraft } from './live-draft.ts';
import type { LiveMode } from './use-live-assistant.ts';

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
        await call('keepLiveSession', { params, body: { ...toSaved(sent), jobDescription } });
      } while (latest.current.lines !== sent.lines);
      markDraftSaved();
    } catch (error) {
      logQuietly('keep transcript', error);
      showToast({
        title: liveMessages.keepFailed.title,
        description: liveMessages.keepFailed.description(messageOf(error)),
        tone: 'error',
      });
    } finally {
      setIsBusy(false);
    }
  };
  const wasSaved = useRef(isKept);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once it is no longer kept whole
  useEffect(() => {
    if (wasSaved.current && !isKept) void keep();
    wasSaved.current = isKept;
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
        {isKept ? liveMessages.buttons.kept : liveMessages.buttons.keep}
      </Button>
      {isKept && (
        <TextLink className="self-center text-sm" to={`/live-interviews/${sessionId}`}>
          {liveMessages.buttons.readSaved}
        </TextLink>
      )}
    </>
  );
}

function DemoOver({ isUnsupported }: { isUnsupported: boolean }) {
  const getAccess = useGetAccess();
  const { title, text, unsupported } = liveMessages.demoOver;
  return (
    <Alert tone="success" title={title} action={<Button onClick={getAccess}>{liveMessages.buttons.getAccess}</Button>}>
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
  /** It can still be resumed, on the unit that it has. */
  canResume: boolean;
};

/** When it is over: keep what was said, or, after the demo, get the real thing. */
export function AfterSession({ state, mode, readSession, isUnsupported, canResume }: AfterSessionProps) {
  const isSignedIn = useSession(({ auth }) => auth);
  const arePaymentsOn = useArePaymentsOn();
  if (state.phase !== 'ended') return null;
  const { sessionId, jobDescription } = readSession();
  const canKeep = isSignedIn && mode === 'live' && sessionId !== null;
  const isStoodIn = state.answers.length > 0 && state.answers.every((answer) => answer.isStandIn);
  const unused = state.lines.length === 0 ? liveMessages.nothingHeard : isStoodIn && liveMessages.onlyStoodIn;
  return (
    <>
      {mode === 'demo' && <DemoOver isUnsupported={isUnsupported} />}
      {mode === 'live' && arePaymentsOn && !canResume && unused && <p className="text-ink-soft text-sm">{unused}</p>}
      {state.lines.length > 0 && (
        <div className="flex flex-wrap gap-x-3 gap-y-2">
          {canKeep && (
            <KeepButton key={sessionId} state={state} sessionId={sessionId} jobDescription={jobDescription} />
          )}
          <Button variant="outline" size="sm" onClick={() => downloadTranscript(toSaved(state))}>
            <Download aria-hidden />
            {liveMessages.buttons.download}
          </Button>
        </div>
      )}
    </>
  );
}
