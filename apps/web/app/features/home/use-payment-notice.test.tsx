import { render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub, useLocation } from 'react-router';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '~/api/query-client.ts';
import { finishSession, resetAuth, useSession } from '~/api/session-store.ts';
import { answerCalls } from '~/testing/answer-calls.ts';
import { signInAsAda, USER_ID } from '~/testing/render-screen.tsx';
import { readToasts } from '~/ui/toast.ts';
import { usePaymentNotice } from './use-payment-notice.ts';

function Page() {
  usePaymentNotice();
  const { search } = useLocation();
  return <p>address:{search}</p>;
}
const PAYMENT_ID = '01890a5d-ac96-774b-bcce-b302099a8058';
const CANCELLED = `/?payment_status=failed&payment=${PAYMENT_ID}`;
const sells = (provider: string) => ({ 'GET /capabilities': { data: { payments: { provider } } } });
const lastSaid = () => readToasts().at(-1)?.title;
const arriveAt = (address: string) => {
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  render(<Stub initialEntries={[address]} />);
};

// Its first fetch is not what is tested.
beforeAll(() => import('./return-from-checkout.ts'));
beforeEach(() => {
  queryClient.clear();
  resetAuth();
  finishSession();
});

describe('the return from a payment', () => {
  it.each([
    ['success', 'Payment Successful!', 'Thank you for your purchase. Your account has been upgraded.'],
    ['failed', 'Payment Cancelled', 'Something went wrong with your payment. Please try again.'],
  ])('with payment_status=%s says "%s" and leaves the rest of the address', async (status, title, description) => {
    answerCalls(sells('sandbox'));
    const before = readToasts().length;
    arriveAt(`/?payment_status=${status}&from=mail`);
    await waitFor(() => expect(readToasts().length).toBeGreaterThan(before));
    expect(readToasts().at(-1)).toMatchObject({ title, description, isOpen: true });
    expect(await screen.findByText('address:?from=mail')).toBeTruthy();
  });

  it('with anything else says nothing', () => {
    const before = readToasts().length;
    arriveAt('/?payment_status=maybe');
    expect(readToasts()).toHaveLength(before);
  });

  it('says nothing where nothing is sold, and leaves the address clean', async () => {
    const sent = answerCalls(sells('off'));
    const before = readToasts().length;
    arriveAt(`/?payment_status=success&payment=${PAYMENT_ID}`);
    expect(await screen.findByText('address:')).toBeTruthy();
    await waitFor(() => expect(queryClient.getQueryData(['capabilities'])).toBeTruthy());
    expect(sent).toHaveLength(1);
    expect(readToasts()).toHaveLength(before);
  });
});

describe('the return from a checkout that was given up', () => {
  it('tells the server, as soon as it is known who came back', async () => {
    const sent = answerCalls({
      ...sells('sandbox'),
      'POST /cancel': { data: { state: 'cancelled', plan: 'Starter' } },
    });
    useSession.setState({ isRestoring: true });
    arriveAt(CANCELLED);
    await waitFor(() => expect(lastSaid()).toBe('Payment Cancelled'));
    expect(sent.map(({ method }) => method)).toEqual(['GET']);
    signInAsAda();
    await waitFor(() =>
      expect(sent.at(-1)).toMatchObject({
        method: 'POST',
        path: `/api/v1/users/${USER_ID}/payments/${PAYMENT_ID}/cancel`,
      }),
    );
    expect(await screen.findByText('address:')).toBeTruthy();
  });

  it('says that it was successful when another tab has paid meanwhile', async () => {
    answerCalls({ ...sells('sandbox'), 'POST /cancel': { data: { state: 'paid', plan: 'Starter' } } });
    signInAsAda();
    arriveAt(CANCELLED);
    await waitFor(() => expect(lastSaid()).toBe('Payment Successful!'));
  });

  it('leaves it to expire when the server does not answer', async () => {
    const error = { code: 'payment_failed', message: 'scripted' };
    const sent = answerCalls({ ...sells('sandbox'), 'POST /cancel': { error } });
    signInAsAda();
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    arriveAt(CANCELLED);
    await waitFor(() =>
      expect(warned).toHaveBeenCalledWith('checkout', expect.objectContaining({ code: 'payment_failed' })),
    );
    expect(lastSaid()).toBe('Payment Cancelled');
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
    warned.mockRestore();
  });

  it('asks nothing in the name of a visitor', async () => {
    const sent = answerCalls(sells('sandbox'));
    arriveAt(CANCELLED);
    await waitFor(() => expect(lastSaid()).toBe('Payment Cancelled'));
    await screen.findByText('address:');
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});
