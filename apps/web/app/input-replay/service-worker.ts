import { whenFirstInteraction } from './first-interaction.ts';

/** Lets the application open without a connection, from the first sign of a person on: nothing is fetched for who only glances. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void whenFirstInteraction().then(() =>
    // Refused in a private window of some browsers: then the application needs its connection.
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined),
  );
}
