import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AlertDialog } from './alert-dialog.tsx';
import { Button } from './button.tsx';
import { Menu } from './menu.tsx';
import { TOOLTIP_DELAY_MS, Tooltip } from './tooltip.tsx';

function DeleteHarness({ onConfirm }: { onConfirm: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Delete</Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Delete it?"
        description="This cannot be undone."
        confirmLabel="Confirm"
        onConfirm={onConfirm}
      />
    </>
  );
}

describe('AlertDialog', () => {
  it('asks first, starts on the button that changes nothing, and gives the focus back', async () => {
    const user = userEvent.setup();
    const onConfirm = vi.fn();
    render(<DeleteHarness onConfirm={onConfirm} />);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete it?' });
    expect(dialog.textContent).toContain('This cannot be undone.');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Delete'));
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('hands the confirmation on', async () => {
    const user = userEvent.setup();
    const onConfirm = vi.fn();
    render(<DeleteHarness onConfirm={onConfirm} />);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});

describe('Menu', () => {
  it('opens by keyboard, walks with the arrow keys and chooses with Enter', async () => {
    const user = userEvent.setup();
    const onSelect = vi.fn();
    render(
      <MemoryRouter>
        <Menu
          entries={[
            { kind: 'link', label: 'Account', to: '/account' },
            { kind: 'action', label: 'Sign out', onSelect },
          ]}
        >
          <Button>Ada</Button>
        </Menu>
      </MemoryRouter>,
    );
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('menuitem', { name: 'Account' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.closest('[role=menu]')).not.toBeNull());
    await user.keyboard('{End}{Enter}');
    expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Ada'));
  });
});

describe('Tooltip', () => {
  afterEach(() => vi.useRealTimers());

  it('appears after 700 ms of pointing and describes its control', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    render(
      <Tooltip content="Further words">
        <Button>Point at me</Button>
      </Tooltip>,
    );
    const control = screen.getByRole('button');
    fireEvent.pointerEnter(control, { pointerType: 'mouse' });
    act(() => void vi.advanceTimersByTime(TOOLTIP_DELAY_MS - 100));
    expect(screen.queryByRole('tooltip')).toBeNull();
    act(() => void vi.advanceTimersByTime(100));
    const tip = await screen.findByRole('tooltip');
    expect(tip.textContent).toBe('Further words');
    expect(control.getAttribute('aria-describedby')).toBe(tip.id);
  });

  it('goes when the pointer leaves before its time', () => {
    vi.useFakeTimers();
    render(
      <Tooltip content="Further words">
        <Button>Point at me</Button>
      </Tooltip>,
    );
    fireEvent.pointerEnter(screen.getByRole('button'), { pointerType: 'mouse' });
    fireEvent.pointerLeave(screen.getByRole('button'));
    act(() => void vi.advanceTimersByTime(TOOLTIP_DELAY_MS * 2));
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
