import type { LiveServerMessage } from '@greenroom/contract/live-assistant';

const TYPES = new Set(['transcript', 'error', 'info']);

/** A message of the live socket; null for anything else. Read by hand, so that no schema library is loaded for it. */
export function readLiveMessage(data: unknown): LiveServerMessage | null {
  if (typeof data !== 'string') return null;
  try {
    const value = JSON.parse(data) as LiveServerMessage | null;
    return value !== null && typeof value === 'object' && TYPES.has(value.type) ? value : null;
  } catch {
    return null;
  }
}
