import type { Capabilities } from '@greenroom/contract/capabilities';
import { useEffect } from 'react';
import { create } from 'zustand';
import { call } from '~/api/client.ts';
import { detectBrowserEngines, installOnDevice } from '~/audio/recognition/speech-recognition.ts';
import { useSpeechSettings } from '../state/speech-settings.ts';
import { type EngineFacts, type EngineName, orderEngines } from './engines.ts';

type SpeechFacts = { engines: EngineFacts; server: Capabilities | null; isKnown: boolean };

/** What this server and this browser can do with speech. Until the server has answered, it counts as having nothing. */
export const useSpeechFacts = create<SpeechFacts>(() => ({
  engines: { server: 'none', hasOnDevice: false, hasBrowser: false },
  server: null,
  isKnown: false,
}));

let loading: Promise<void> | null = null;

async function load(): Promise<void> {
  const [browser, server] = await Promise.all([
    detectBrowserEngines(),
    call('getCapabilities').catch((): Capabilities | null => null),
  ]);
  if (!server) loading = null;
  useSpeechFacts.setState({
    engines: {
      server: server?.speechToText.engine ?? 'none',
      hasOnDevice: browser.hasOnDevice,
      canInstallOnDevice: browser.canInstallOnDevice,
      hasBrowser: browser.hasOwn,
    },
    server,
    isKnown: true,
  });
}

/** Asks once; again only after a failure. */
export function loadSpeechFacts(): Promise<void> {
  loading ??= load();
  return loading;
}

/** Has the browser download its recogniser for this device, and uses it from then on. False where it did not. */
export async function addOnDevice(): Promise<boolean> {
  const isInstalled = await installOnDevice();
  if (isInstalled)
    useSpeechFacts.setState(({ engines }) => ({
      engines: { ...engines, hasOnDevice: true, canInstallOnDevice: false },
    }));
  return isInstalled;
}

export const readEngineOrder = (): EngineName[] =>
  orderEngines(useSpeechFacts.getState().engines, useSpeechSettings.getState());

/** The engine that will hear the next answer; null when there is only typing. */
export function useFirstEngine(): { engine: EngineName | null; isKnown: boolean } {
  const { engines, isKnown } = useSpeechFacts();
  const settings = useSpeechSettings();
  useEffect(() => {
    void loadSpeechFacts();
    const again = () => void loadSpeechFacts();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return { engine: orderEngines(engines, settings)[0] ?? null, isKnown };
}
