import { useEffect } from 'react';
import { Switch } from '~/ui/switch.tsx';
import { LevelMeter } from './level-meter.tsx';
import type { Levels } from './levels.ts';
import { microphoneMessages } from './session-messages.ts';
import type { OwnMicrophone } from './use-microphone.ts';

type MicrophoneSwitchProps = {
  microphone: OwnMicrophone;
  levels: Levels;
  isRunning: boolean;
  /** False where the browser's own recogniser listens, which hears one sound at a time. */
  isPossible: boolean;
};

/** The person's own side, switched on and off at any time. What goes wrong with it is said here; the rest continues. */
export function MicrophoneSwitch({ microphone, levels, isRunning, isPossible }: MicrophoneSwitchProps) {
  const { track, isAsking, problem, turn } = microphone;
  useEffect(() => (track && !isRunning ? levels.measure('microphone', track) : undefined), [track, isRunning, levels]);
  const hint = isPossible ? microphoneMessages.hint : microphoneMessages.oneAtATime;
  return (
    <div>
      <Switch
        label={microphoneMessages.label}
        hint={isRunning && isPossible ? undefined : hint}
        checked={track !== null || isAsking}
        disabled={!isPossible || isAsking}
        onCheckedChange={turn}
      />
      {isAsking && <p className="mt-1 text-ink-soft text-sm">{microphoneMessages.ask}</p>}
      {track && (
        <>
          <LevelMeter label={microphoneMessages.level} source="microphone" levels={levels} />
          {!isRunning && <p className="mt-1 text-ink-faint text-sm">{microphoneMessages.headphones}</p>}
        </>
      )}
      <p role="status" className="mt-1.5 font-medium text-danger-ink text-sm empty:mt-0">
        {problem && (isRunning ? `${problem} ${microphoneMessages.goesOn}` : problem)}
      </p>
    </div>
  );
}
