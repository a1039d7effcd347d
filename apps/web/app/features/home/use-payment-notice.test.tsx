import { render, screen } from '@testing-library/react';
import { createRoutesStub, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { readToasts } from '~/ui/toast.ts';
import { usePaymentNotice } from './use-payment-notice.ts';

function Page() {
  usePaymentNotice();
  const { search } = useLocation();
  return <p>address:{search}</p>;
}
const arriveAt = (address: string) => {
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  render(<Stub initialEntries={[address]} />);
};

describe('the return from a payment', () => {
  it.each([
    ['success', 'Payment Successful!', 'Thank you for your purchase. Your account has been upgraded.'],
    ['failed', 'Payment Cancelled', 'Something went wrong with your payment. Please try again.'],
  ])('with payment_status=%s says "%s" and leaves the rest of the address', async (status, title, description) => {
    arriveAt(`/?payment_status=${status}&from=mail`);
    expect(readToasts().at(-1)).toMatchObject({ title, description, isOpen: true });
    expect(await screen.findByText('address:?from=mail')).toBeTruthy();
  });

  it('with anything else says nothing', () => {
    const before = readToasts().length;
    arriveAt('/?payment_status=maybe');
    expect(readToasts()).toHaveLength(before);
  });
});
