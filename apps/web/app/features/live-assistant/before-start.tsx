import { useEffect, useState } from 'react';
import { call } from '~/api/client.ts';
import { logQuietly } from '~/lib/log-quietly.ts';
import { canCaptureTab } from '~/live/live-capture.ts';
import { canRecordLive } from '~/live/live-recorder.ts';
import { Alert } from '~/ui/alert.tsx';
import type { LiveMode } from './use-live-assistant.ts';
import { beforeWords, unsupportedWords } from './words.ts';

type Engine = { engine: keyof typeof beforeWords.where; name: string | null };

function useEngine(): Engine | null {
  const [engine, setEngine] = useState<Engine | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    call('getCapabilities', { signal: leaving.signal })
      .then(({ liveTranscription }) => setEngine(liveTranscription))
      .catch((error: unknown) => leaving.signal.aborted || logQuietly('capabilities', error));
    return () => leaving.abort();
  }, []);
  return engine;
}

const canListen = () => canCaptureTab() && canRecordLive();
const hasRecogniser = () => 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window;

/** What a person should know before listening in: whether it works here, where the sound goes, whom to ask first. */
export function BeforeStart({ mode }: { mode: LiveMode }) {
  const engine = useEngine();
  const [isAble, setIsAble] = useState(true);
  useEffect(() => setIsAble(canListen()), []);
  if (mode === 'demo') return null;
  const hasNoEngine = engine?.engine === 'none' && !hasRecogniser();
  if (!isAble || hasNoEngine) {
    return (
      <Alert tone="warning" title={unsupportedWords.title} className="mb-4">
        {isAble ? unsupportedWords.noEngine : unsupportedWords.text}
      </Alert>
    );
  }
  return (
    <details className="mb-4 rounded-lg bg-fill/60 px-4 py-3" open>
      <summary className="cursor-pointer font-semibold">{beforeWords.title}</summary>
      <ul className="mt-2 list-disc space-y-2 pl-5 text-ink-soft text-sm">
        <li>{beforeWords.consent}</li>
        <li>{beforeWords.desktop}</li>
        {engine && <li>{beforeWords.where[engine.engine](engine.name ?? '')}</li>}
      </ul>
    </details>
  );
}
