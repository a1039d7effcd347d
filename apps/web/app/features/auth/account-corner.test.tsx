import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { AccountCorner } from './account-corner.tsx';

describe('the corner of a visitor', () => {
  it('leads to the sign-in and back to the page that the visitor is on', () => {
    render(
      <MemoryRouter initialEntries={['/resume?from=mail']}>
        <AccountCorner />
      </MemoryRouter>,
    );
    const link = screen.getByRole('button', { name: 'Sign in with Google' });
    expect(link.getAttribute('href')).toBe('/api/v1/auth/start?returnTo=%2Fresume%3Ffrom%3Dmail');
  });

  it('does so on a page that was drawn at build, where the query was not known', async () => {
    const at = (address: string) => (
      <MemoryRouter initialEntries={[address]}>
        <AccountCorner />
      </MemoryRouter>
    );
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(at('/resume'));
    render(at('/resume?from=mail'), { container, hydrate: true });
    const link = screen.getByRole('button', { name: 'Sign in with Google' });
    expect(link.getAttribute('href')).toBe('/api/v1/auth/start?returnTo=%2Fresume%3Ffrom%3Dmail');
  });
});
