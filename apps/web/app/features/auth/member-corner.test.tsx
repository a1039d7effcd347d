import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { MemberCorner } from './member-corner.tsx';

const onSignOut = vi.fn();
const show = () =>
  render(
    <MemoryRouter>
      <MemberCorner name="Ada Lovelace" email="ada@example.com" pictureUrl={null} onSignOut={onSignOut} />
    </MemoryRouter>,
  );

describe('the corner of somebody who is signed in', () => {
  it('leads to the dashboard', () => {
    show();
    const link = screen.getByRole('link', { name: 'View Mock Interview Dashboard' });
    expect(link.getAttribute('href')).toBe('/dashboard');
  });

  it('opens a menu with every destination and the way out', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('button', { name: 'Menu of Ada Lovelace' }));
    await screen.findByRole('menuitem', { name: 'Upgrade' });
    const entries = screen.getAllByRole('menuitem').map((entry) => [entry.textContent, entry.getAttribute('href')]);
    expect(entries).toEqual([
      ['Dashboard', '/dashboard'],
      ['Resume', '/resume'],
      ['Cover Letter', '/cover-letter'],
      ['Live Assistant', '/live-interview'],
      ['Account', '/account'],
      ['Upgrade', '/upgrade'],
      ['Sign out', null],
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(onSignOut).toHaveBeenCalledOnce());
  });
});
