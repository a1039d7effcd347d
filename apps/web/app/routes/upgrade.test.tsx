import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCalls } from '~/testing/answer-calls.ts';
import { renderScreen, signInAsAda } from '~/testing/render-screen.tsx';
import { waitUntil } from '~/testing/wait-until.ts';
import Upgrade from './upgrade.tsx';

const QUOTA = { 'GET /quota': { data: { availableInterviews: 3 } } };
const PAYMENTS = { 'GET /payments': { data: { payments: [] } } };
const show = (provider: string) => {
  answerCalls({ ...QUOTA, ...PAYMENTS, 'GET /capabilities': { data: { payments: { provider } } } });
  renderScreen(Upgrade);
};

const DAY_MS = 24 * 3_600_000;
const STARTER = { _id: 'one', plan: 'Starter', amount: 9.99, currency: 'usd', receiptUrl: null, checkoutUrl: null };
const BOUGHT_AT = '2026-11-22T12:00:00.000Z';
/** Comes back from a checkout as the server's clock says `asOf`. */
const comeBack = (states: string[], asOf: string) =>
  answerCalls({
    'GET /quota': [{ data: { availableInterviews: 3 } }, { data: { availableInterviews: 13 } }],
    'GET /payments': states.map((state) => ({
      data: { payments: [{ ...STARTER, state, createdAt: BOUGHT_AT }], asOf },
    })),
    'GET /capabilities': { data: { payments: { provider: 'sandbox' } } },
  });

beforeEach(signInAsAda);
afterEach(() => void vi.useRealTimers());

describe('the upgrade page', () => {
  it('offers the three packages, says what each adds, and that the sandbox moves no money', async () => {
    show('sandbox');
    expect(await screen.findByText(/No money is charged/)).toBeTruthy();
    const cards = screen.getAllByRole('listitem').filter((item) => item.querySelector('h3'));
    expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual(['Free', 'Starter', 'Value']);
    expect(cards.map((card) => /\$[\d.]+/.exec(card.textContent ?? '')?.[0])).toEqual(['$0', '$9.99', '$19.99']);
    expect(cards[1]?.textContent).toContain('+5 real-time assistants (up to 60 minutes each)');
  });

  it('says that everything is included where payments are switched off', async () => {
    show('off');
    expect(await screen.findByRole('heading', { name: 'Everything is included' })).toBeTruthy();
    expect(screen.queryByText('Starter')).toBeNull();
  });
});

describe('whoever comes back from a checkout', () => {
  it.each([
    ['a day ahead', DAY_MS],
    ['a day behind', -DAY_MS],
  ])('is told that it was paid, with a clock that is %s', async (_where, offMs) => {
    vi.useFakeTimers({ now: Date.parse(BOUGHT_AT) + offMs, shouldAdvanceTime: true });
    comeBack(['pending', 'paid'], '2026-11-22T12:01:00.000Z');
    renderScreen(Upgrade);
    await vi.advanceTimersByTimeAsync(2500);
    expect(await screen.findByText('Starter has been added to your account.')).toBeTruthy();
  });

  it('is not told of what was bought long ago, whatever the clock says', async () => {
    vi.useFakeTimers({ now: Date.parse(BOUGHT_AT) - DAY_MS, shouldAdvanceTime: true });
    const sent = comeBack(['paid'], '2026-11-25T12:00:00.000Z');
    renderScreen(Upgrade);
    await waitUntil(() => expect(sent.some(({ path }) => path.endsWith('/payments'))).toBe(true));
    await vi.advanceTimersByTimeAsync(2500);
    expect(screen.queryByText(/has been added/)).toBeNull();
  });

  it('days later is led back to a checkout that was left, or gives it up', async () => {
    const open = { ...STARTER, state: 'pending', createdAt: BOUGHT_AT, checkoutUrl: 'https://pay.example/c/1' };
    const asOf = '2026-11-25T12:00:00.000Z';
    const list = (state: string, checkoutUrl: string | null) => ({
      data: { payments: [{ ...open, state, checkoutUrl }], asOf },
    });
    const sent = answerCalls({
      ...QUOTA,
      'GET /payments': [list('pending', open.checkoutUrl), list('cancelled', null)],
      'POST /payments/one/cancel': { data: { state: 'cancelled', plan: 'Starter' } },
      'GET /capabilities': { data: { payments: { provider: 'sandbox' } } },
    });
    renderScreen(Upgrade);
    expect(await screen.findByText('Your payment for Starter is not confirmed yet')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Continue the payment for Starter' });
    expect(link.getAttribute('href')).toBe(open.checkoutUrl);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Cancel the payment for Starter' }));
    await waitUntil(() => expect(screen.queryByText(/is not confirmed yet/)).toBeNull());
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});
