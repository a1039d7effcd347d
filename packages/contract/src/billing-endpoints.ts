import { z } from 'zod';
import { checkoutRequest, checkoutResponse, paymentList, paymentOutcome } from './billing.ts';
import { endpoint } from './endpoint.ts';
import { acknowledged } from './envelope.ts';
import { id, userParams } from './ids.ts';

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
    params: z.object({
      checkout_id: z.string().regex(/^[!-~]{1,200}$/, { error: 'an id of at most 200 characters is expected' }),
    }),
    response: paymentOutcome,
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
  cancelPayment: endpoint('cancelPayment', {
    noun: 'billing',
    summary: 'Give up a checkout; one that was paid meanwhile stays paid',
    params: userParams.extend({ payment_id: id }),
    response: paymentOutcome,
  }),
};
