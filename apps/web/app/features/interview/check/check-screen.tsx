import { useState } from 'react';
import { cn } from '~/lib/class-names.ts';
import { Alert } from '~/ui/alert.tsx';
import { Button } from '~/ui/button.tsx';
import { Card, CardHeader } from '~/ui/card.tsx';
import { OptionRow } from '~/ui/option-row.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { TextLink } from '~/ui/text-link.tsx';
import { AwayNotice } from '../away-notice.tsx';
import { BOTTOM_BAR } from '../bottom-bar.ts';
import { useBeginInterview } from '../prepare/use-begin-interview.ts';
import { checkMessages } from '../setup-messages.ts';
import { EngineLine } from '../speech/engine-line.tsx';
import { useCurrentRole } from '../state/current-role.ts';
import { answerBy, useSpeechSettings } from '../state/speech-settings.ts';
import { MicrophoneCheck } from './microphone-check.tsx';
import { SpeakerCheck } from './speaker-check.tsx';

const words = checkMessages.answer;
const WAYS = [
  { value: 'voice', label: words.ways.voice },
  { value: 'typing', label: words.ways.typing },
] as const;

function AnswerWay() {
  const way = useSpeechSettings((settings) => settings.way);
  return (
    <Card aria-labelledby="answer-heading" className="grid gap-4">
      <CardHeader id="answer-heading" title={words.heading} description={words.lead} />
      <OptionRow legend={words.legend} options={WAYS} value={way} onValueChange={answerBy} />
      <EngineLine isTyped={way === 'typing'} />
    </Card>
  );
}

function Screen({ roleName }: { roleName: string }) {
  const { begin, isBusy, problem } = useBeginInterview();
  return (
    <div className="shell max-w-4xl pb-16">
      <PageHeader title={checkMessages.title} description={checkMessages.lead(roleName)} />
      {/* A column, not a grid: the bar sticks within the whole of it. */}
      <div className="flex flex-col gap-6">
        {/* The microphone is as high as the two others together. */}
        <div className="grid gap-6 md:grid-cols-2">
          <MicrophoneCheck />
          <div className="flex flex-col gap-6">
            <SpeakerCheck />
            <AnswerWay />
          </div>
        </div>
        {problem && (
          <Alert tone="error" title={checkMessages.failed}>
            {problem}
          </Alert>
        )}
        {/* On a phone the link is above the bar: a higher bar would cover a large part of the checks. */}
        <TextLink to="/interview/prepare" className="inline-flex min-h-11 items-center self-center sm:hidden">
          {checkMessages.back}
        </TextLink>
        <div data-bottom-bar className={cn(BOTTOM_BAR, 'flex flex-wrap items-center gap-x-8')}>
          <Button size="lg" className="max-sm:w-full" isBusy={isBusy} onClick={() => void begin()}>
            {checkMessages.start}
          </Button>
          <TextLink to="/interview/prepare" className="inline-flex min-h-11 items-center max-sm:hidden">
            {checkMessages.back}
          </TextLink>
        </div>
      </div>
    </div>
  );
}

/** The device check. It is for a role: without one it leads to Home. */
export function CheckScreen() {
  // Asked on arrival only: Start clears the role while this screen is still there.
  const [roleName] = useState(() => useCurrentRole.getState().roleName);
  return roleName ? <Screen roleName={roleName} /> : <AwayNotice to="/" notice={checkMessages.noRole} />;
}
