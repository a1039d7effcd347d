import { Alert } from '~/ui/alert.tsx';
import { Button } from '~/ui/button.tsx';

const messages = {
  title: 'I could not hear this well',
  lead: 'Most of these words are probably wrong, so they are not assessed as yours. Correct them, record again, or choose another way to speech to text below.',
  confirm: 'These are my words',
};

/** Said before an answer is judged that was probably misheard. */
export function DoubtfulSpeech({ onConfirm }: { onConfirm: () => void }) {
  return (
    <Alert
      tone="warning"
      title={messages.title}
      action={
        <Button size="sm" variant="outline" onClick={onConfirm}>
          {messages.confirm}
        </Button>
      }
    >
      {messages.lead}
    </Alert>
  );
}
