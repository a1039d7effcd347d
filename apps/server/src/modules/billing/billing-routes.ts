import { endpoints } from '@greenroom/contract/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { noteSecurityEvent } from '../../plugins/security-events.ts';
import type { BillingService } from './billing-service.ts';

const MAX_EVENT_BYTES = 1024 * 1024;

type OriginOf = (request: FastifyRequest) => string;

/** A signature is over the bytes that came, so this route must not parse them. */
async function registerWebhook(scope: FastifyInstance, service: BillingService): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_EVENT_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  scope.endpoint(endpoints.receivePaymentEvent, async ({ request }) => {
    const signature = request.headers['stripe-signature'];
    const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const kind = await service
      .receive(rawBody, typeof signature === 'string' ? signature : undefined)
      .catch((error: unknown) => {
        if (error instanceof AppError) noteSecurityEvent(request, 'payment-message-refused');
        throw error;
      });
    if (kind) noteSecurityEvent(request, 'payment-message', kind);
    return {};
  });
}

export function registerBillingRoutes(app: FastifyInstance, service: BillingService, originOf: OriginOf): void {
  app.endpoint(endpoints.createCheckout, async ({ body, caller, operationId, request }) => {
    if (!(body.amount > 0)) throw new AppError('payment_invalid');
    if (!caller) throw new AppError('not_signed_in', { message: 'User is not logged in' });
    if (body.user_id && body.user_id !== caller.userId) throw new AppError('not_found');
    const { amount, plan } = body;
    const order = { userId: caller.userId, amount, plan, operationId, origin: originOf(request) };
    const checkout = await service.checkout(order);
    noteSecurityEvent(request, 'payment-begun');
    return checkout;
  });
  app.endpoint(endpoints.getCheckout, async ({ params }) => service.state(params.checkout_id));
  app.endpoint(endpoints.cancelPayment, async ({ params, caller, request }) => {
    const outcome = await service.cancel(caller.userId, params.payment_id);
    noteSecurityEvent(request, 'payment-cancelled');
    return outcome;
  });
  app.endpoint(endpoints.listPayments, async ({ caller }) => service.list(caller.userId));
  void app.register((scope) => registerWebhook(scope, service));
}
