import { checkoutRequest, checkoutResponse, payment, paymentList } from './billing.ts';
import { endpoint } from './endpoint.ts';
import { acknowledged } from './envelope.ts';
import { userParams } from './ids.ts';
import { z } from 'zod';

/** Packages and payments. */
export const billingEndpoints = {
  createCheckout: endpoint('createCheckout', {
    noun: 'billing',
    summary: 'Begin to pay for a package',
    body: checkoutRequest,
    shape: 'bare',
    response: checkoutResponse,
  }),
  getCheckout: endpoint('getCheckout', {
    noun: 'billing',
    summary: 'What is known of a checkout',
    params: z.object({ checkout_id: z.string().min(1).max(200) }),
    response: payment.pick({ state: true, plan: true }).meta({ id: 'CheckoutState' }),
  }),
  receivePaymentEvent: endpoint('receivePaymentEvent', {
    noun: 'billing',
    summary: 'Webhook of the payment provider',
    response: acknowledged,
  }),
  listPayments: endpoint('listPayments', {
    noun: 'billing',
    summary: 'Payments and receipts',
    params: userParams,
    response: paymentList,
  }),
};
