import { create } from 'zustand';
import { waitForServer } from './wait-for-server.ts';

/** How the browsers name code that could not be fetched, and the bundler a style sheet. */
const NOT_FETCHED = /dynamically imported module|importing a module script|unable to preload css/i;

/** A chunk that could not be fetched: the connection is gone, or a newer build has replaced it. */
export const isMissingChunk = (error: unknown): boolean => error instanceof Error && NOT_FETCHED.test(error.message);

/** How many parts of this page are missing because their code could not be fetched. */
export const useMissingParts = create<{ count: number }>(() => ({ count: 0 }));
const countMissing = (change: 1 | -1): void => useMissingParts.setState(({ count }) => ({ count: count + change }));

/** The bundler takes a style sheet for loaded as soon as its link exists, even if it failed. */
function removeFailedStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('head > link[rel="stylesheet"]'))
    if (link.sheet === null) link.remove();
}

async function fetchAgain<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let tries = 0; ; ) {
    const wasOnline = navigator.onLine;
    await waitForServer(tries);
    // A connection that has just come back may need a moment: it is tried again soon.
    tries = wasOnline ? tries + 1 : 0;
    removeFailedStyles();
    try {
      return await load();
    } catch (error) {
      if (!isMissingChunk(error)) throw error;
    }
  }
}

/** Fetches code until it is there. Any other failure, such as an error in the code itself, is thrown. */
export async function fetchPatiently<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (!isMissingChunk(error)) throw error;
  }
  countMissing(1);
  return fetchAgain(load).finally(() => countMissing(-1));
}
