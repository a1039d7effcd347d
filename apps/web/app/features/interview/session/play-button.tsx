import { CirclePause, CirclePlay } from 'lucide-react';
import type { Speaker, SpeakerState } from '~/live/voice/create-speaker.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import { conversationWords } from '../words.ts';
import { contentOf, type Message } from './conversation-messages.ts';

type PlayButtonProps = { message: Message; speaker: Speaker; state: SpeakerState };

/** Hear a message, pause it, go on. */
export function PlayButton({ message, speaker, state }: PlayButtonProps) {
  const isMine = state.id === message.id;
  const isPlaying = isMine && state.status === 'playing';
  const press = () => {
    if (isPlaying) speaker.pause();
    else if (isMine && state.status === 'paused') speaker.resume();
    else void speaker.play(message.id, contentOf(message));
  };
  return (
    <IconButton
      name={isPlaying ? conversationWords.pause : conversationWords.play}
      isBusy={isMine && state.status === 'loading'}
      onClick={press}
    >
      {isPlaying ? <CirclePause aria-hidden /> : !(isMine && state.status === 'loading') && <CirclePlay aria-hidden />}
    </IconButton>
  );
}
