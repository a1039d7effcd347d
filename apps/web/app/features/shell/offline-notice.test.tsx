import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

/** Its own page: whether the browser keeps anything is found out once a page. */
async function open() {
  vi.resetModules();
  const { OfflineNotice } = await import('./offline-notice.tsx');
  render(<OfflineNotice />);
}
afterEach(() => vi.restoreAllMocks());

it('says nothing where there is a connection and a browser that keeps what is entered', async () => {
  await open();
  expect(screen.getByRole('status').textContent).toBe('');
});

it('says that what is entered does not last where the browser refuses to keep it', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await open();
  expect(screen.getByRole('status').textContent).toContain('does not let Greenroom save anything');
});

it('says that a part of the page is missing while its code cannot be fetched, with a reload as the way out', async () => {
  await open();
  const { useMissingParts } = await import('~/lib/fetch-patiently.ts');
  act(() => useMissingParts.setState({ count: 1 }));
  expect(screen.getByRole('status').textContent).toContain('Part of this page has not loaded yet.');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
  act(() => useMissingParts.setState({ count: 0 }));
  expect(screen.getByRole('status').textContent).toBe('');
});

it('tells the style sheet its height, so that what sticks to the upper edge stays below it', async () => {
  let measure: () => void = () => undefined;
  class Observer {
    constructor(look: () => void) {
      measure = look;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  await open();
  let px = 0;
  Object.defineProperty(screen.getByRole('status'), 'offsetHeight', { get: () => px });
  const height = () => document.documentElement.style.getPropertyValue('--notice-height');
  measure();
  // Nothing is set, since it would make the browser style the whole page again.
  expect(height()).toBe('');
  px = 44;
  measure();
  expect(height()).toBe('44px');
  px = 0;
  measure();
  expect(height()).toBe('0px');
  cleanup();
  expect(height()).toBe('');
  vi.unstubAllGlobals();
});
