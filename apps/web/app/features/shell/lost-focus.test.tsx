import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AlertDialog } from '~/ui/alert-dialog.tsx';
import { catchLostFocus } from './lost-focus.ts';

function Page() {
  const [cards, setCards] = useState(['Nurse', 'Florist']);
  const [doomed, setDoomed] = useState<string | null>(null);
  const [isSent, setIsSent] = useState(false);
  const remove = (gone: string | null) => setCards(cards.filter((card) => card !== gone));
  return (
    <main>
      <h1>Dashboard</h1>
      {!isSent && (
        <button type="button" onClick={() => setIsSent(true)}>
          Send
        </button>
      )}
      <section aria-labelledby="cards">
        <h2 id="cards">Past Interviews</h2>
        {cards.map((card) => (
          <section key={card} aria-label={card}>
            <button type="button" onClick={() => remove(card)}>{`Take away ${card}`}</button>
            <button type="button" onClick={() => setDoomed(card)}>{`Delete ${card}`}</button>
          </section>
        ))}
      </section>
      <AlertDialog
        open={doomed !== null}
        onOpenChange={() => setDoomed(null)}
        title="Delete it?"
        description="This cannot be undone."
        confirmLabel="Confirm"
        onConfirm={() => {
          remove(doomed);
          setDoomed(null);
        }}
      />
    </main>
  );
}

describe('the focus of what goes away', () => {
  let stop: () => void;
  beforeEach(() => {
    stop = catchLostFocus();
    render(<Page />);
  });
  afterEach(() => stop());

  const pressByKeyboard = async (name: string) => {
    screen.getByRole('button', { name }).focus();
    await userEvent.setup().keyboard('{Enter}');
  };
  const expectFocus = (text: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(text));

  it('goes to the heading of the part that is still there', async () => {
    await pressByKeyboard('Take away Nurse');
    await expectFocus('Past Interviews');
    expect(screen.queryByRole('button', { name: 'Delete Nurse' })).toBeNull();
  });

  it('goes to the heading of the page where no part has a name', async () => {
    await pressByKeyboard('Send');
    await expectFocus('Dashboard');
  });

  it('comes back to where a dialog was opened from, if that is gone with the card', async () => {
    await pressByKeyboard('Delete Florist');
    (await screen.findByRole('button', { name: 'Confirm' })).focus();
    await userEvent.setup().keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expectFocus('Past Interviews');
  });
});
