import { FREE_QUOTA } from '@greenroom/contract/quota-rules';
import { newId } from '@greenroom/contract/uuid';
import { eq } from 'drizzle-orm';
import { createSandboxPayments } from '../adapters/sandbox-checkout/sandbox-payments.ts';
import type { Database } from '../db/database.ts';
import { createSandboxRepository } from '../db/sandbox-repository.ts';
import { quotas, users } from '../db/schema.ts';
import { createBillingRepository } from '../modules/billing/billing-repository.ts';
import { type BillingService, createBillingService } from '../modules/billing/billing-service.ts';
import { concludePayment } from '../modules/billing/conclude-payment.ts';
import { createPaymentEventRepository } from '../modules/billing/payment-event-repository.ts';
import type { PaymentProvider } from '../ports/payments.ts';
import { buildMessage, type MessageKind, sandboxWebhookSecret, signMessage } from './payment-messages.ts';

const SECRET = 'a secret for tests only, long enough';
const ORIGIN = 'http://localhost:3000';
export const WEBHOOK_SECRET = sandboxWebhookSecret(SECRET);

/** Payments on a database, with the sandbox as provider unless another is given. */
export function buildBilling({ orm }: Database, given?: PaymentProvider) {
  const store = createSandboxRepository(orm);
  // The webhook goes nowhere: each test delivers by itself, or does not.
  const sandbox = createSandboxPayments({ store, secret: SECRET, webhookUrl: 'http://127.0.0.1:9/nowhere' });
  const events = createPaymentEventRepository(orm, concludePayment);
  const billing = createBillingService({
    repository: createBillingRepository(orm),
    events,
    provider: given ?? sandbox.provider,
  });
  return { store, billing, events };
}

/** Someone with the units of the Free package. */
export async function buildPerson({ orm }: Database): Promise<string> {
  const userId = newId();
  await orm.insert(users).values({ id: userId, issuer: 'test', subject: userId });
  await orm.insert(quotas).values({ userId, ...FREE_QUOTA });
  return userId;
}

export async function readLiveUnits({ orm }: Database, userId: string): Promise<number | undefined> {
  const [row] = await orm.select().from(quotas).where(eq(quotas.userId, userId));
  return row?.availableLiveInterviews;
}

export const buildPurchase = (userId: string) => ({
  userId,
  amount: 9.99,
  plan: 'Starter',
  operationId: newId(),
  origin: ORIGIN,
});

/** Begins to pay for a Starter package; answers the checkout's id. */
export async function beginPurchase(billing: BillingService, userId: string): Promise<string> {
  const { url } = await billing.checkout(buildPurchase(userId));
  return url.split('/').at(-1) ?? '';
}

/** A genuine message of the sandbox. */
export async function tell(billing: BillingService, kind: MessageKind, checkoutId: string, id?: string): Promise<void> {
  const { rawBody, signature } = signMessage(buildMessage(kind, checkoutId, id), { secret: WEBHOOK_SECRET });
  await billing.receive(rawBody, signature);
}

/** Someone on the way through a checkout of the sandbox, and what there is to look at. */
export async function buildBuyer(database: Database) {
  const userId = await buildPerson(database);
  const world = buildBilling(database);
  const checkoutId = await beginPurchase(world.billing, userId);
  return { ...world, orm: database.orm, userId, checkoutId, liveUnits: () => readLiveUnits(database, userId) };
}
