import { render, screen } from '@testing-library/react';
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
