import Mic from 'lucide-react/icons/mic';
import { Alert } from '~/ui/alert.tsx';
import { Button } from '~/ui/button.tsx';
import { Card, CardHeader } from '~/ui/card.tsx';
import { checkMessages } from '../setup-messages.ts';
import { LevelBar } from '../speech/level-bar.tsx';
import { MicrophoneAlert } from '../speech/microphone-alert.tsx';
import { MicrophoneChoice } from '../speech/microphone-choice.tsx';
import { RecordingPlayer } from '../speech/recording-player.tsx';
import { type MicrophoneTest, useMicrophoneTest } from './use-microphone-test.ts';

const words = checkMessages.microphone;

function Result({ test }: { test: Extract<MicrophoneTest, { name: 'done' }> }) {
  return (
    <div className="grid gap-4">
      <Alert tone={test.isQuiet ? 'warning' : 'success'}>{test.isQuiet ? words.quiet : words.good}</Alert>
      <RecordingPlayer recording={test.recording} isPlayedAtOnce />
    </div>
  );
}

/** Two seconds of the microphone, with its level, and back to the ear. */
export function MicrophoneCheck() {
  const { test, run, readLevel } = useMicrophoneTest();
  const isBusy = test.name === 'opening' || test.name === 'recording';
  return (
    <Card aria-labelledby="microphone-heading" className="grid content-start gap-4">
      <CardHeader id="microphone-heading" title={words.heading} description={words.lead} />
      {test.name === 'recording' && <LevelBar readLevel={readLevel} />}
      {test.name === 'done' && <Result test={test} />}
      {test.name === 'failed' ? (
        <MicrophoneAlert problem={test.problem} onRetry={run} />
      ) : (
        <Button
          variant={test.name === 'done' ? 'outline' : 'secondary'}
          className="justify-self-start"
          isBusy={isBusy}
          onClick={run}
        >
          {!isBusy && <Mic aria-hidden />}
          {test.name === 'idle' && words.test}
          {test.name === 'opening' && words.opening}
          {test.name === 'recording' && words.recording}
          {test.name === 'done' && words.again}
        </Button>
      )}
      <MicrophoneChoice occasion={isBusy ? 'idle' : test.name} />
    </Card>
  );
}
