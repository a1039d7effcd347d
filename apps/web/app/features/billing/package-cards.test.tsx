import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '~/api/session-store.ts';
import { takeRestoreFlag } from '~/lib/restore-flag.ts';
import { answerCalls } from '~/testing/answer-calls.ts';
import { renderScreen, signInAsAda, USER_ID } from '~/testing/render-screen.tsx';
import { PackageCards } from './package-cards.tsx';

const CAPABILITIES = { 'GET /capabilities': { data: { payments: { provider: 'sandbox' } } } };
const leave = vi.fn();
const Screen = () => <PackageCards leave={leave} />;
const buyStarter = () => userEvent.setup().click(screen.getByRole('button', { name: 'Buy Starter' }));

/** Checkout answers bare, without the envelope. */
function answerCheckout(...replies: { status: number; body: unknown }[]) {
  const sent = answerCalls(CAPABILITIES);
  const others = globalThis.fetch as unknown as (path: string, init: RequestInit) => Promise<Response>;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!path.includes('create-checkout-session')) return others(path, init);
    sent.push({
      method: 'POST',
      path,
      headers: init.headers as Record<string, string>,
      body: JSON.parse(String(init.body)) as unknown,
    });
    const { status, body } = replies.shift() ?? { status: 500, body: {} };
    return Response.json(body, { status });
  });
  return () => sent.filter(({ path }) => path.includes('create-checkout-session'));
}
const failure = (code: string, message: string) => ({ success: false, error: { code, message, requestId: 'r' } });

beforeEach(() => {
  leave.mockReset();
  signInAsAda();
});

describe('the packages', () => {
  it('are three, of which the paid ones can be bought', () => {
    answerCheckout();
    renderScreen(Screen);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Free',
      'Starter',
      'Value',
    ]);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Buy Starter', 'Buy Value']);
  });

  it('lead to the checkout with the price, the person and the plan, and remember to come back', async () => {
    const sent = answerCheckout({ status: 200, body: { url: '/sandbox/checkout/1' } });
    renderScreen(Screen);
    await buyStarter();
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/sandbox/checkout/1'));
    expect(sent()[0]?.body).toEqual({ amount: 9.99, user_id: USER_ID, plan: 'Starter' });
    expect(takeRestoreFlag(Date.now())).toBe(true);
  });

  it('say what went wrong, and try again as the same operation', async () => {
    const sent = answerCheckout(
      { status: 502, body: failure('payment_failed', 'Something went wrong with the payment process') },
      { status: 200, body: { url: '/sandbox/checkout/2' } },
    );
    renderScreen(Screen);
    await buyStarter();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Something went wrong with the payment processNothing was charged.');
    expect(within(alert.closest('li') as HTMLElement).getByRole('button', { name: 'Buy Starter' })).toBeTruthy();
    expect(takeRestoreFlag(Date.now())).toBe(false);
    await buyStarter();
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
    const [first, second] = sent().map(({ headers }) => headers['idempotency-key']);
    expect(first).toBe(second);
  });

  it('say when no address came', async () => {
    answerCheckout({ status: 200, body: {} });
    renderScreen(Screen);
    await buyStarter();
    expect((await screen.findByRole('alert')).textContent).toContain('No checkout URL received');
  });

  it('cannot be bought by nobody', async () => {
    answerCheckout();
    useSession.setState({ auth: false, token: null, profile: null });
    renderScreen(Screen);
    await buyStarter();
    expect((await screen.findByRole('alert')).textContent).toContain('User is not logged in');
  });
});
