import { readLocal, writeLocal } from '~/lib/browser-storage.ts';

/** The choice is about the machine, not about the person: it stays in the browser over tabs and sign-ins. */
const CHOSEN_KEY = 'greenroom-microphone';

/** The id of the microphone that was chosen; null leaves it to the system. */
export const readChosenMicrophone = (): string | null => readLocal(CHOSEN_KEY) || null;
export const chooseMicrophone = (id: string | null): void => writeLocal(CHOSEN_KEY, id ?? '');
