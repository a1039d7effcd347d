import type { Capabilities } from '@greenroom/contract/capabilities';

/** What turns an answer into text, but for typing. First the one whose sound stays on the device and that hears while one speaks. */
export const ENGINE_NAMES = ['on-device', 'configured-server', 'browser', 'local-engine'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

/** These listen while the answer is spoken; the others take the recording afterwards. */
export const isLive = (engine: EngineName): boolean => engine === 'on-device' || engine === 'browser';

export type EngineFacts = {
  server: Capabilities['speechToText']['engine'];
  hasOnDevice: boolean;
  /** The browser would download it. */
  canInstallOnDevice?: boolean;
  hasBrowser: boolean;
};
export type EngineChoice = {
  /** The user agreed that the browser's vendor may receive the audio. */
  hasAgreedToBrowser: boolean;
  /** null leaves it to the order. */
  chosen: EngineName | null;
};

/** The engines that are here, in the order in which they are tried (design, section 2). */
export function listEngines({ server, hasOnDevice, hasBrowser }: EngineFacts): EngineName[] {
  const isHere: Record<EngineName, boolean> = {
    'configured-server': server === 'configured-server',
    'on-device': hasOnDevice,
    browser: hasBrowser,
    'local-engine': server === 'local-engine',
  };
  return ENGINE_NAMES.filter((engine) => isHere[engine]);
}

/** The engines that may be used, the chosen one first. The browser's own only where the person agreed. */
export function orderEngines(facts: EngineFacts, { hasAgreedToBrowser, chosen }: EngineChoice): EngineName[] {
  const usable = listEngines(facts).filter((engine) => engine !== 'browser' || hasAgreedToBrowser);
  if (chosen === null || !usable.includes(chosen)) return usable;
  return [chosen, ...usable.filter((engine) => engine !== chosen)];
}
