import CirclePause from 'lucide-react/icons/circle-pause';
import CirclePlay from 'lucide-react/icons/circle-play';
import type { Speaker } from '~/audio/voice/create-speaker.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import { conversationMessages } from '../messages.ts';
import { useSpeakerStatus } from '../speech/use-speaker.ts';
import { contentOf, type Message } from './conversation-messages.ts';
import { useRecordingState } from './recording-state.ts';

type PlayButtonProps = { message: Message; speaker: Speaker };

/** Hear a message, pause it, continue. */
export function PlayButton({ message, speaker }: PlayButtonProps) {
  const status = useSpeakerStatus(speaker, message.id);
  const isListening = useRecordingState((state) => state.isListening);
  const isPlaying = status === 'playing';
  const isLoading = status === 'loading';
  const press = () => {
    if (isPlaying) speaker.pause();
    else if (status === 'paused') speaker.resume();
    else void speaker.play(message.id, contentOf(message));
  };
  return (
    <IconButton
      name={isPlaying ? conversationMessages.pause : conversationMessages.play}
      isBusy={isLoading}
      disabled={isListening}
      onClick={press}
    >
      {isPlaying ? <CirclePause aria-hidden /> : !isLoading && <CirclePlay aria-hidden />}
    </IconButton>
  );
}
