import Volume2 from 'lucide-react/icons/volume-2';
import { Alert } from '~/ui/alert.tsx';
import { Button } from '~/ui/button.tsx';
import { Card, CardHeader } from '~/ui/card.tsx';
import { Switch } from '~/ui/switch.tsx';
import { speakerMessages } from '../messages.ts';
import { checkMessages } from '../setup-messages.ts';
import { useIsSilent, useSpeaker, useSpeakerStatus } from '../speech/use-speaker.ts';
import { readAloud, useSpeechSettings } from '../state/speech-settings.ts';

const words = checkMessages.speaker;
const SENTENCE_ID = 'test';

/** One sentence in the voice that will ask the questions. */
export function SpeakerCheck() {
  const speaker = useSpeaker();
  const status = useSpeakerStatus(speaker, SENTENCE_ID);
  const isSilent = useIsSilent(speaker);
  const isReadAloud = useSpeechSettings((settings) => settings.isReadAloud);
  const isPlaying = status === 'playing';
  return (
    <Card aria-labelledby="speaker-heading" className="grid content-start gap-4">
      <CardHeader id="speaker-heading" title={words.heading} description={words.lead} />
      <Button
        variant="secondary"
        className="justify-self-start"
        isBusy={status === 'loading'}
        onClick={() => (isPlaying ? speaker.stop() : void speaker.play(SENTENCE_ID, words.sentence))}
      >
        {status !== 'loading' && <Volume2 aria-hidden />}
        {isPlaying ? words.stop : words.test}
      </Button>
      {/* A line from the start, so that the switch below does not move. */}
      <p role="status" className="text-ink-soft">
        {isPlaying ? words.playing : words.voice}
      </p>
      {isSilent && <Alert>{speakerMessages.unavailable}</Alert>}
      <Switch label={words.readAloud} checked={isReadAloud} onCheckedChange={readAloud} />
    </Card>
  );
}
