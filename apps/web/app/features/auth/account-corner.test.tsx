import { render, screen } from '@testing-library/react';
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
});
