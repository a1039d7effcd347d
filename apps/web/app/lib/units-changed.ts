const listeners = new Set<() => void>();

/** Calls the listener after units of quota were given back. Returns a function that stops it. */
export function onUnitsChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function emitUnitsChanged(): void {
  for (const listener of listeners) listener();
}
