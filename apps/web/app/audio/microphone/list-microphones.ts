export type NamedMicrophone = { id: string; name: string };

/** Chromium lists the system's default device twice, the second time with these ids. */
const SYSTEM_CHOICES: ReadonlySet<string> = new Set(['', 'default', 'communications']);

/** The microphones of this machine. Browsers tell them apart only once one was allowed; before that there are none. */
export async function listMicrophones(): Promise<NamedMicrophone[]> {
  const devices = (await navigator.mediaDevices?.enumerateDevices?.()) ?? [];
  return devices
    .filter(({ kind, deviceId, label }) => kind === 'audioinput' && label !== '' && !SYSTEM_CHOICES.has(deviceId))
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
}

/** Calls back when a device is plugged in or pulled out. Answers how to stop. */
export function watchMicrophones(listener: () => void): () => void {
  navigator.mediaDevices?.addEventListener?.('devicechange', listener);
  return () => navigator.mediaDevices?.removeEventListener?.('devicechange', listener);
}
