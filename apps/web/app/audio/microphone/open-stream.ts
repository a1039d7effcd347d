import { readChosenMicrophone } from './chosen-microphone.ts';

const CONSTRAINTS: MediaTrackConstraints = {
  channelCount: 1,
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
};
/** What browsers say of a device that is not there. */
const MISSING: ReadonlySet<string> = new Set(['OverconstrainedError', 'NotFoundError']);

const isMissing = (error: unknown): boolean => error instanceof Error && MISSING.has(error.name);

/**
 * The sound of the chosen microphone, or of the system's own when none was chosen or the chosen one is not there.
 * @throws DOMException as `getUserMedia` does
 */
export async function openStream(): Promise<MediaStream> {
  const chosen = readChosenMicrophone();
  if (chosen === null) return navigator.mediaDevices.getUserMedia({ audio: CONSTRAINTS });
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: { ...CONSTRAINTS, deviceId: { exact: chosen } } });
  } catch (error) {
    if (!isMissing(error)) throw error;
    return navigator.mediaDevices.getUserMedia({ audio: CONSTRAINTS });
  }
}
