import { useState } from 'react';
import type { TabCapture } from '~/live/live-capture.ts';
import { Alert } from '~/ui/alert.tsx';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { AfterSession } from './after-session.tsx';
import { AnswersColumn } from './answers-column.tsx';
import { BeforeStart } from './before-start.tsx';
import { QuestionsColumn } from './questions-column.tsx';
import type { Background } from './request-answer.ts';
import { SoundCheck } from './sound-check.tsx';
import { TranscriptColumn } from './transcript-column.tsx';
import { type LiveAssistant, useLiveAssistant } from './use-live-assistant.ts';
import { liveWords } from './words.ts';

function StartButton({ live, onStart }: { live: LiveAssistant; onStart(): void }) {
  const { start, end } = liveWords.buttons[live.mode];
  const phase = liveWords.phases[live.state.phase];
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant={live.isRunning ? 'destructive' : 'default'}
        disabled={!live.isKnown}
        onClick={live.isRunning ? live.end : onStart}
      >
        {live.isRunning ? end : start}
      </Button>
      <span role="status">
        {phase && <Badge variant={live.isRunning ? 'successLight' : 'tertiary'}>{phase}</Badge>}
      </span>
    </div>
  );
}

/** The assistant: what is said, what to answer, what to ask at the end. */
export function LiveScreen({ background }: { background: Background }) {
  const live = useLiveAssistant(background);
  const [capture, setCapture] = useState<TabCapture | null>(null);
  const { state, mode, isRunning } = live;
  const start = () => {
    live.start(capture);
    setCapture(null);
  };
  const action = (
    <>
      <StartButton live={live} onStart={start} />
      <p className="mt-3 text-ink-soft text-sm">{liveWords.hint}</p>
    </>
  );
  return (
    <div className="shell pb-16">
      <PageHeader title={liveWords.page.title} description={liveWords.page.lead} />
      {state.notice && (
        <Alert tone={state.notice.tone} className="mb-5">
          {state.notice.text} {state.notice.hint}
        </Alert>
      )}
      <div className="grid gap-5 lg:grid-cols-[1fr_1.3fr_0.8fr]">
        <TranscriptColumn state={state} action={action}>
          {!isRunning && state.phase !== 'ended' && <BeforeStart mode={mode} />}
          {!isRunning && mode === 'live' && <SoundCheck capture={capture} onCapture={setCapture} />}
          <AfterSession state={state} mode={live.ranMode} sessionId={live.sessionId()} />
        </TranscriptColumn>
        <AnswersColumn state={state} isRunning={isRunning} onAnswerByHand={live.answerByHand} />
        <QuestionsColumn jobDescription={background.jobDescription} />
      </div>
    </div>
  );
}
