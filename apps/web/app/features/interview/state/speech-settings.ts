import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { currentOwner, keepForOwner } from '~/api/owned-stores.ts';
import { savedInTab } from '~/api/saved-in-tab.ts';
import type { EngineChoice, EngineName } from '../speech/engines.ts';

type SpeechSettings = EngineChoice & {
  owner: string;
  /** How answers are given; the other way is always one press away. */
  way: 'voice' | 'typing';
  isReadAloud: boolean;
};

const freshSettings = (): SpeechSettings => ({
  owner: currentOwner(),
  way: 'voice',
  isReadAloud: true,
  hasAgreedToBrowser: false,
  chosen: null,
});

/** How a person wants to speak and listen. */
export const useSpeechSettings = create<SpeechSettings>()(
  persist(freshSettings, { name: 'speechSettings', storage: savedInTab<SpeechSettings>() }),
);

function change(settings: Partial<Omit<SpeechSettings, 'owner'>>): void {
  useSpeechSettings.setState({ ...settings, owner: currentOwner() });
}

export const answerBy = (way: SpeechSettings['way']): void => change({ way });
export const readAloud = (isReadAloud: boolean): void => change({ isReadAloud });

/** Choosing the browser's own recogniser is agreeing to it: the choice says where the audio may go. */
export function chooseEngine(chosen: EngineName): void {
  change({ chosen, way: 'voice', ...(chosen === 'browser' ? { hasAgreedToBrowser: true } : {}) });
}

keepForOwner({
  readOwner: () => useSpeechSettings.getState().owner,
  adopt: (owner) => useSpeechSettings.setState({ owner }),
  reset: () => useSpeechSettings.setState(freshSettings()),
});
