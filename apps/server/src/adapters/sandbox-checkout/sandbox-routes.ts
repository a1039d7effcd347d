import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { outcomeOfCard } from './sandbox-cards.ts';
import { renderCheckout, renderReceipt, renderSecondStep } from './sandbox-pages.ts';
import { SANDBOX_PATH, type SandboxPayments } from './sandbox-payments.ts';
import type { SandboxCheckout } from './sandbox-store.ts';

const PROBLEMS = {
  declines: 'Your card was declined. Nothing was charged; you can try another card.',
  unknown: 'This sandbox takes only the numbers that are listed above. Never type a real card here.',
  refused: 'The payment was not confirmed. Nothing was charged; you can try again.',
} as const;

const pathOf = ({ id }: SandboxCheckout): string => `${SANDBOX_PATH}/${id}`;

/** What went wrong with the last try, by its name in the address. */
function problemOf({ query }: FastifyRequest): string | null {
  const { problem } = query as { problem?: unknown };
  return Object.entries(PROBLEMS).find(([name]) => name === problem)?.[1] ?? null;
}

type Form = { card?: string; step?: string };

/** The pages of the sandbox. They answer only requests that name one of our own origins. */
export async function registerSandboxRoutes(
  app: FastifyInstance,
  sandbox: SandboxPayments,
  origins: string[],
): Promise<void> {
  const isOurs = (request: FastifyRequest) => origins.includes(`${request.protocol}://${request.headers.host}`);

  async function checkoutOf(request: FastifyRequest): Promise<SandboxCheckout> {
    const { id } = request.params as { id: string };
    const checkout = isOurs(request) ? await sandbox.store.find(id) : null;
    if (!checkout) throw new AppError('not_found');
    return checkout;
  }
  const html = (reply: FastifyReply, page: string) =>
    reply.type('text/html').header('cache-control', 'no-store').send(page);

  async function finish(reply: FastifyReply, checkout: SandboxCheckout, state: 'paid' | 'expired') {
    const ended = await sandbox.close(checkout.id, state);
    return reply.redirect(ended.state === 'paid' ? checkout.successUrl : checkout.cancelUrl, 303);
  }

  async function takeStep(reply: FastifyReply, checkout: SandboxCheckout, { card = '', step }: Form) {
    if (checkout.state === 'paid') return reply.redirect(checkout.successUrl, 303);
    if (checkout.state === 'expired' || step === 'cancel') return reply.redirect(checkout.cancelUrl, 303);
    if (step === 'confirm') return finish(reply, checkout, 'paid');
    // Each step ends in a redirect: going back must not ask to send the form again.
    if (step === 'refuse') return reply.redirect(`${pathOf(checkout)}?problem=refused`, 303);
    const outcome = outcomeOfCard(card);
    if (outcome === 'pays') return finish(reply, checkout, 'paid');
    if (outcome === 'expires') return finish(reply, checkout, 'expired');
    if (outcome === 'asks') return reply.redirect(`${pathOf(checkout)}/confirm`, 303);
    return reply.redirect(`${pathOf(checkout)}?problem=${outcome}`, 303);
  }

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.get(`${SANDBOX_PATH}/:id`, { schema: { hide: true } }, async (request, reply) => {
      const checkout = await checkoutOf(request);
      // The back button after paying must not offer to pay again.
      if (checkout.state !== 'open') return takeStep(reply, checkout, {});
      return html(reply, renderCheckout(checkout, problemOf(request)));
    });
    scope.get(`${SANDBOX_PATH}/:id/confirm`, { schema: { hide: true } }, async (request, reply) => {
      const checkout = await checkoutOf(request);
      if (checkout.state !== 'open') return takeStep(reply, checkout, {});
      return html(reply, renderSecondStep(checkout, pathOf(checkout)));
    });
    scope.post(`${SANDBOX_PATH}/:id`, { schema: { hide: true } }, async (request, reply) =>
      takeStep(reply, await checkoutOf(request), (request.body ?? {}) as Form),
    );
    scope.get(`${SANDBOX_PATH}/:id/receipt`, { schema: { hide: true } }, async (request, reply) => {
      const checkout = await checkoutOf(request);
      if (checkout.state !== 'paid') throw new AppError('not_found');
      return html(reply, renderReceipt(checkout));
    });
  });
}
