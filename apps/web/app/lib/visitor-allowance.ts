import { VISITOR_ALLOWANCES } from '@greenroom/contract/constants';
import { readLocal, writeLocal } from './browser-storage.ts';

/** Names in the browser's storage of what a visitor may still use. */
const KEYS = {
  interviews: 'rem',
  sampleAnswers: 'freeSampleAnswerGenerations',
  resumeReviews: 'freeResumeReviews',
  coverLetters: 'freeCoverLetterGenerations',
} as const;
export type VisitorAllowance = keyof typeof KEYS;
const listeners = new Set<() => void>();

/** How many are left; the default where nothing, or nothing sensible, is stored. */
export function readAllowance(kind: VisitorAllowance): number {
  const stored = readLocal(KEYS[kind]);
  const count = Number(stored);
  return stored === null || stored === '' || !Number.isInteger(count) || count < 0 ? VISITOR_ALLOWANCES[kind] : count;
}

/** Takes one, to be called when a result was delivered. */
export function spendAllowance(kind: VisitorAllowance): void {
  writeLocal(KEYS[kind], String(Math.max(0, readAllowance(kind) - 1)));
  for (const listener of listeners) listener();
}

/** Tells when a count changed, here or in another tab. Returns what ends it. */
export function watchAllowances(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}

/** Takes one before the work. False when none was left. */
export function takeAllowance(kind: VisitorAllowance): boolean {
  if (readAllowance(kind) < 1) return false;
  spendAllowance(kind);
  return true;
}

/** Gives one back that was taken for nothing, up to what a visitor starts with. */
export function returnAllowance(kind: VisitorAllowance): void {
  writeLocal(KEYS[kind], String(Math.min(VISITOR_ALLOWANCES[kind], readAllowance(kind) + 1)));
  for (const listener of listeners) listener();
}

/** On landing on Home: a new visitor is given their one interview. */
export function grantInterview(): void {
  if (readLocal(KEYS.interviews) === null) writeLocal(KEYS.interviews, String(VISITOR_ALLOWANCES.interviews));
}
