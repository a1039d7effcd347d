import { useId, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { engineMessages } from '../messages.ts';
import { answerBy, chooseEngine, useSpeechSettings } from '../state/speech-settings.ts';
import { engineMessages as words } from './engine-messages.ts';
import { type EngineName, listEngines } from './engines.ts';
import { addOnDevice, useSpeechFacts } from './speech-facts.ts';

type Way = EngineName | 'typing';

function WayOption({
  way,
  isChosen,
  name,
  onChoose,
}: {
  way: Way;
  isChosen: boolean;
  name: string;
  onChoose: () => void;
}) {
  const { name: label, where } = way === 'typing' ? words.typing : engineMessages.engines[way];
  return (
    <label
      className={
        'flex flex-wrap gap-x-3 rounded-lg border border-line-strong px-4 py-3 hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft ' +
        'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2'
      }
    >
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="mt-1 size-4.5 shrink-0 outline-none"
      />
      <span className="flex-1">
        <span className="block font-semibold">{label}</span>
        <span className="block text-ink-soft text-sm">
          {where} {way === 'browser' && words.agree}
        </span>
      </span>
    </label>
  );
}

/** The browser's recogniser for this device, where it would have to be downloaded: only on a press. */
function InstallOffer({ onInstalled }: { onInstalled: () => void }) {
  const canInstall = useSpeechFacts((facts) => facts.engines.canInstallOnDevice ?? false);
  const [step, setStep] = useState<'offer' | 'running' | 'failed'>('offer');
  const install = async () => {
    setStep('running');
    if (await addOnDevice()) onInstalled();
    else setStep('failed');
  };
  if (!canInstall) return null;
  return (
    <div className="mt-3 grid justify-items-start gap-2 text-sm">
      <p role="status">{words.install[step]}</p>
      {step !== 'running' && (
        <Button variant="outline" size="sm" onClick={() => void install()}>
          {words.install.start}
        </Button>
      )}
    </div>
  );
}

type EngineDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void; current: EngineName | null };

/** All the ways in which an answer can become text, and where the audio goes with each. */
export function EngineDialog({ isOpen, onOpenChange, current }: EngineDialogProps) {
  const name = useId();
  const engines = useSpeechFacts((facts) => facts.engines);
  const way = useSpeechSettings((settings) => settings.way);
  const [chosen, setChosen] = useState<Way | null>(null);
  const shown = chosen ?? (way === 'typing' || !current ? 'typing' : current);
  const close = () => {
    setChosen(null);
    onOpenChange(false);
  };
  const use = () => {
    if (shown === 'typing') answerBy('typing');
    else chooseEngine(shown);
    close();
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      title={words.title}
      description={words.lead}
      actions={
        <>
          <Button variant="outline" onClick={close}>
            {words.close}
          </Button>
          <Button onClick={use}>{words.save}</Button>
        </>
      }
    >
      <fieldset className="grid gap-2.5">
        <legend className="sr-only">{words.legend}</legend>
        {[...listEngines(engines), 'typing' as const].map((option) => (
          <WayOption
            key={option}
            way={option}
            name={name}
            isChosen={option === shown}
            onChoose={() => setChosen(option)}
          />
        ))}
      </fieldset>
      <InstallOffer onInstalled={() => setChosen('on-device')} />
    </Dialog>
  );
}
