import { readLocal, removeLocal, writeLocal } from './browser-storage.ts';

const KEY = 'interviewCopy';
const WEEK_MS = 7 * 24 * 3_600_000;

type Copy = { savedAt: number; value: string };

function readCopy(): Copy | null {
  try {
    return JSON.parse(readLocal(KEY) ?? 'null') as Copy | null;
  } catch {
    return null;
  }
}

/**
 * The unfinished interview, kept beside the tab's own storage: a closed tab does not lose it. It is dropped after a week, and when
 * the person signs out.
 */
export const interviewCopy = {
  read(): string | null {
    const copy = readCopy();
    if (copy === null || typeof copy.value !== 'string') return null;
    if (Date.now() - copy.savedAt < WEEK_MS) return copy.value;
    removeLocal(KEY);
    return null;
  },
  write(value: string): void {
    writeLocal(KEY, JSON.stringify({ savedAt: Date.now(), value }));
  },
  remove: (): void => removeLocal(KEY),
  /** Another tab wrote or removed it. */
  watch(listener: () => void): void {
    addEventListener('storage', ({ key }) => {
      if (key === KEY) listener();
    });
  },
};
