import AudioLines from 'lucide-react/icons/audio-lines';
import Keyboard from 'lucide-react/icons/keyboard';
import { memo, Suspense, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { latePart } from '~/ui/late-part.ts';
import { useHasBeen } from '~/ui/use-has-been.ts';
import { engineMessages } from '../messages.ts';
import type { EngineName } from './engines.ts';
import { useFirstEngine } from './speech-facts.ts';

const EngineDialog = latePart(async () => (await import('./engine-dialog.tsx')).EngineDialog);

type EngineLineProps = {
  /** The engine at work, when there is one. */
  active?: EngineName | null;
  /** The answer is typed: no engine is asked. */
  isTyped?: boolean;
};

/** Which engine hears the answer, where the audio goes, and the way to another. */
export const EngineLine = memo(({ active, isTyped = false }: EngineLineProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const isWanted = useHasBeen(isOpen);
  const { engine, isKnown } = useFirstEngine();
  const shown = isTyped ? null : (active ?? engine);
  const { name, where } = shown ? engineMessages.engines[shown] : engineMessages.typing[engine ? 'chosen' : 'only'];
  if (!isKnown) return <p className="min-h-11" />;
  const Icon = shown ? AudioLines : Keyboard;
  return (
    <div className="flex items-start gap-2.5 text-ink-soft text-sm">
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <p className="min-w-0 text-balance">
        {shown && `${engineMessages.line}: `}
        <span className="font-semibold text-ink">{name}.</span> {where}{' '}
        <Button variant="link" size="sm" className="-my-1.5" onClick={() => setIsOpen(true)}>
          {engineMessages.change}
        </Button>
      </p>
      {isWanted && (
        <Suspense>
          <EngineDialog isOpen={isOpen} onOpenChange={setIsOpen} current={engine} />
        </Suspense>
      )}
    </div>
  );
});
