import { useEffect, useRef, useState } from 'react';
import { useSession } from '~/api/session-store.ts';
import type { TabCapture } from '~/features/live-assistant/engine/live-capture.ts';
import type { LiveState } from '~/features/live-assistant/engine/live-state.ts';
import { findSupportProblem, type SupportProblem } from '~/features/live-assistant/engine/live-support.ts';
import { cn } from '~/lib/class-names.ts';
import { formatClock } from '~/lib/format.ts';
import { Alert } from '~/ui/alert.tsx';
import { AlertDialog } from '~/ui/alert-dialog.tsx';
import { Button } from '~/ui/button.tsx';
import { LeaveDialog } from '~/ui/leave-dialog.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { useMediaQuery } from '~/ui/use-media-query.ts';
import { beforeMessages } from '../before/before-messages.ts';
import { BeforeStart, Unsupported } from '../before/before-start.tsx';
import { SoundCheck } from '../before/sound-check.tsx';
import { liveMessages } from '../messages.ts';
import { SavedLink } from '../saved/saved-link.tsx';
import { AfterSession } from './after-session.tsx';
import { AnswersColumn, columnHeight } from './answers-column.tsx';
import { LevelMeter } from './level-meter.tsx';
import type { Levels } from './levels.ts';
import { LiveCaption } from './live-caption.tsx';
import { useLiveDraft } from './live-draft.ts';
import { MicrophoneSwitch } from './microphone-switch.tsx';
import { QuestionsColumn } from './questions-column.tsx';
import type { Background } from './request-answer.ts';
import { SessionFacts } from './session-facts.tsx';
import { SessionNotice } from './session-notice.tsx';
import { TranscriptColumn } from './transcript-column.tsx';
import { type LiveEngine, useEngine } from './use-engine.ts';
import { type LiveAssistant, useLiveAssistant } from './use-live-assistant.ts';

/** Where the columns are one below the other, as the `lg` of the style sheet has it. */
const IS_NARROW = '(width < 64rem)';

/** Null while it is not known; the page as it is prerendered cannot know it. */
function useSupportProblem(engine: LiveEngine | null): SupportProblem | null {
  const [problem, setProblem] = useState<SupportProblem | null>(null);
  useEffect(() => setProblem(findSupportProblem(engine?.engine ?? null)), [engine]);
  return problem;
}

/** A tab that is shared to try it out. It is let go with the screen, unless a session took it over. */
function useTriedCapture() {
  const state = useState<TabCapture | null>(null);
  const held = useRef<TabCapture | null>(null);
  held.current = state[0];
  useEffect(() => () => held.current?.stop(), []);
  return state;
}

type StartButtonProps = { live: LiveAssistant; canStart: boolean; onStart(): void };

function StartButton({ live, canStart, onStart }: StartButtonProps) {
  const { start, end } = liveMessages.buttons[live.mode];
  // To continue is what to do first, and after the demo to get access; another session takes another unit.
  const isSecond = live.goOn !== null || (live.mode === 'demo' && live.state.phase === 'ended');
  const press = live.isRunning ? live.end : onStart;
  return (
    <Button
      // On a phone answers push the transcript out of sight: the button that ends the session stays at the lower edge.
      data-bottom-bar={live.isRunning ? 'fixed' : undefined}
      className={cn(
        'justify-self-start',
        live.isRunning &&
          'max-lg:fixed max-lg:inset-x-4 max-lg:bottom-4 max-lg:z-10 max-lg:justify-self-stretch max-lg:shadow-lift',
      )}
      variant={live.isRunning ? 'destructive' : isSecond ? 'outline' : 'default'}
      disabled={!live.isKnown || !canStart}
      // The second press of a double click does not take back what the first one did.
      onClick={({ detail }) => detail < 2 && press()}
    >
      {live.isRunning ? end : start}
    </Button>
  );
}

/** A session that was interrupted: its words are there, and for a minute it can be resumed. */
const Interrupted = ({ onGoOn }: { onGoOn(): void }) => (
  <Alert
    tone="warning"
    title={liveMessages.interrupted.title}
    action={
      <Button size="sm" onClick={onGoOn}>
        {liveMessages.buttons.goOn}
      </Button>
    }
  >
    {liveMessages.interrupted.text}
  </Alert>
);

/** What the session listens to, and for how long it has. */
function Listening({ levels, startedAtMs }: { levels: Levels; startedAtMs: number }) {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div>
      <p className="text-ink-soft text-sm tabular-nums">
        {liveMessages.facts.elapsed} {formatClock(Math.max(0, nowMs - startedAtMs))}
      </p>
      <LevelMeter label={beforeMessages.level} source="tab" levels={levels} />
    </div>
  );
}

const StartHint = ({ isLive }: { isLive: boolean }) => (
  <p className="text-ink-soft text-sm">{isLive ? liveMessages.hint : liveMessages.demoHint}</p>
);

/** What can be done before, in and after a session. */
function offersOf(at: { isRunning: boolean; isLive: boolean; hasWords: boolean; isSupported: boolean }) {
  const isBefore = !at.isRunning && at.isLive && at.isSupported;
  return {
    soundCheck: isBefore && !at.hasWords,
    ownSide: at.isLive && (at.isRunning || (isBefore && at.hasWords)),
    start: at.isRunning || !at.isLive || at.isSupported,
  };
}

/** Whether the last session has words that were not kept. */
function useHasUnkept({ state, ranMode }: ReturnType<typeof useLiveAssistant>): boolean {
  const isKept = useLiveDraft(({ draft }) => draft?.isKept ?? false);
  return ranMode === 'live' && state.lines.length > 0 && !isKept;
}

/** A new session takes the place of the last one's words: where those would be lost, the person is asked first. */
function useAskedStart(isLoss: boolean, start: () => void) {
  const [isAsking, setIsAsking] = useState(false);
  const startAnewDialog = (
    <AlertDialog
      open={isAsking}
      onOpenChange={setIsAsking}
      title={liveMessages.startAnew.title}
      description={liveMessages.startAnew.lead}
      cancelLabel={liveMessages.startAnew.cancel}
      confirmLabel={liveMessages.startAnew.confirm}
      onConfirm={() => {
        setIsAsking(false);
        start();
      }}
    />
  );
  return { press: isLoss ? () => setIsAsking(true) : start, startAnewDialog };
}

/** On a phone the answers of a running session come first: its notice and its last words are above them, and no lead. */
function usePlaces(state: LiveState, isRunning: boolean) {
  const isNarrow = useMediaQuery(IS_NARROW);
  const newest = state.notices.at(-1);
  const notice = newest && <SessionNotice notice={newest} />;
  if (!isNarrow || !isRunning) return { lead: liveMessages.page.lead, inTranscript: notice, aboveAnswers: null };
  const aboveAnswers = (
    <>
      {notice}
      {/* It stays in view above a long answer, and below the button at the lower edge. */}
      <div className="sticky-top-0 z-5 -mx-2 mb-1 bg-surface px-2 py-2">
        <LiveCaption state={state} />
      </div>
    </>
  );
  return { lead: undefined, inTranscript: null, aboveAnswers };
}

/** The assistant: the transcript, answers, and questions to ask at the end. */
export function LiveScreen({ background }: { background: Background }) {
  const isSignedIn = useSession(({ auth }) => auth);
  const live = useLiveAssistant(background);
  const engine = useEngine();
  const problem = useSupportProblem(engine);
  const [capture, setCapture] = useTriedCapture();
  const { state, mode, isRunning, microphone, levels } = live;
  const isLive = mode === 'live';
  const isListening = isRunning && live.ranMode === 'live';
  const places = usePlaces(state, isRunning);
  const hasWords = state.lines.length > 0;
  const offers = offersOf({ isRunning, isLive, hasWords, isSupported: problem === null });
  const ownSide = (
    <MicrophoneSwitch
      microphone={microphone}
      levels={levels}
      isRunning={isRunning}
      isPossible={engine === null || engine.engine !== 'none'}
    />
  );
  const hasUnkept = useHasUnkept(live);
  const { press, startAnewDialog } = useAskedStart(isLive && hasUnkept, () => {
    live.start(capture);
    setCapture(null);
  });
  return (
    <div className="shell pb-16">
      <LeaveDialog isOn={isListening} words={liveMessages.leave} />
      {startAnewDialog}
      <PageHeader title={liveMessages.page.title} description={places.lead} actions={isSignedIn && <SavedLink />} />
      <SessionFacts background={background} units={isLive ? live.units : null} isRunning={isRunning} />
      {!isRunning && isLive && problem && <Unsupported problem={problem} onDemo={live.startDemo} />}
      {offers.soundCheck && (
        <BeforeStart engine={engine}>
          <div className="grid gap-3">
            <SoundCheck capture={capture} levels={levels} onCapture={setCapture} />
            {ownSide}
          </div>
        </BeforeStart>
      )}
      {/* The browser would hold on to the transcript, which is below the answers on a phone, and scroll these away as they grow. */}
      <div className="grid gap-5 max-lg:[overflow-anchor:none] lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1.4fr)_minmax(0,0.75fr)]">
        <TranscriptColumn
          state={state}
          isRunning={isRunning}
          isInterrupted={live.goOn !== null}
          isDemo={live.ranMode === 'demo'}
        >
          {live.goOn && <Interrupted onGoOn={live.goOn} />}
          <StartButton live={live} canStart={offers.start} onStart={press} />
          {!isRunning && !live.goOn && <StartHint isLive={isLive} />}
          {isListening && <Listening levels={levels} startedAtMs={live.startedAtMs()} />}
          {offers.ownSide && ownSide}
          {places.inTranscript}
          <AfterSession
            state={state}
            mode={live.ranMode}
            readSession={live.readSession}
            isUnsupported={problem !== null}
            canResume={live.goOn !== null}
          />
        </TranscriptColumn>
        <AnswersColumn
          state={state}
          isRunning={isRunning}
          note={live.isMadeUp ? liveMessages.madeUp : null}
          isFirst={places.aboveAnswers !== null}
          onAnswerByHand={live.answerByHand}
        >
          {places.aboveAnswers}
        </AnswersColumn>
        <QuestionsColumn
          jobDescription={background.jobDescription}
          className={cn((isRunning || hasWords) && columnHeight(isRunning))}
        />
      </div>
    </div>
  );
}
