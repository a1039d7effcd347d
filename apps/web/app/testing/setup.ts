import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** Parts that are fetched when they are wanted take their time on a busy machine. */
configure({ asyncUtilTimeout: 60_000 });

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

/** What jsdom lacks and screens use when something arrives. */
Element.prototype.scrollIntoView ??= () => undefined;
window.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;

/** A console error is a defect: it fails the test that caused it. */
vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
  throw new Error(`console.error: ${parts.map(String).join(' ')}`);
});
