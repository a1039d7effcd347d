import Mic from 'lucide-react/icons/mic';
import { cn } from '~/lib/class-names.ts';
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

/** As high as a result, from the start: nothing below it moves when one comes. */
const STAGE = 'grid min-h-60 flex-1 content-center gap-4 rounded-lg bg-fill/60 p-4';

function Result({ test }: { test: Extract<MicrophoneTest, { name: 'done' }> }) {
  return (
    <div className={STAGE}>
      <Alert tone={test.isQuiet ? 'warning' : 'success'}>{test.isQuiet ? words.quiet : words.good}</Alert>
      <RecordingPlayer recording={test.recording} isPlayedAtOnce />
    </div>
  );
}

const SILENT = () => 0;

/** Where the level is seen, and before that, that it will be. */
const Stage = ({ readLevel }: { readLevel: () => number }) => (
  <div className={cn(STAGE, 'justify-items-center text-center')}>
    <LevelBar readLevel={readLevel} />
    <p className="text-ink-soft text-sm">{words.stage}</p>
  </div>
);

/** Two seconds of the microphone, with its level, and back to the ear. */
export function MicrophoneCheck() {
  const { test, run, readLevel } = useMicrophoneTest();
  const isBusy = test.name === 'opening' || test.name === 'recording';
  return (
    <Card aria-labelledby="microphone-heading" className="flex flex-col gap-4">
      <CardHeader id="microphone-heading" title={words.heading} description={words.lead} />
      {test.name !== 'failed' && (
        <Button
          variant={test.name === 'done' ? 'outline' : 'secondary'}
          className="self-start"
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
      {test.name === 'done' && <Result test={test} />}
      {test.name === 'failed' && (
        <div className={STAGE}>
          <MicrophoneAlert problem={test.problem} onRetry={run} />
        </div>
      )}
      {(isBusy || test.name === 'idle') && <Stage readLevel={test.name === 'recording' ? readLevel : SILENT} />}
      <MicrophoneChoice occasion={isBusy ? 'idle' : test.name} />
    </Card>
  );
}
