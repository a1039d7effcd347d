const WAITS_MS = [2000, 4000, 8000, 15_000, 30_000];

/** Waits before a server that is away is asked again, longer from time to time; a connection that comes back ends the wait. */
export function waitForServer(tries: number): Promise<void> {
  return new Promise((resolve) => {
    const waitMs = WAITS_MS[tries] ?? WAITS_MS.at(-1);
    // Without a connection there is no one to ask.
    const timer = navigator.onLine ? setTimeout(() => end(), waitMs) : undefined;
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    addEventListener('online', end);
  });
}
