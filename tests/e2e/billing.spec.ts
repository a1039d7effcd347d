import { newId } from '@greenroom/contract/uuid';
import type { Page } from '@playwright/test';
import { callAs, newPerson, seedCompleted, signIn } from './account-steps.ts';
import { fillInputs, JOB, RESULT, RESUME_FILE } from './document-steps.ts';
import { expect, test } from './fixtures.ts';
import { expectNoViolations } from './no-violations.ts';

const CARDS = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asks: '4000 0025 0000 3155',
  expires: '4000 0000 0000 0069',
};

async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

async function beginCheckout(page: Page, plan: 'Starter' | 'Value'): Promise<void> {
  await page.getByRole('button', { name: `Buy ${plan}` }).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
}

/** The count beside its label, on /upgrade and /account. */
const expectUnits = (page: Page, label: string, count: number) =>
  expect(page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd')).toHaveText(
    String(count),
  );

test('each package is paid for once and its units are there; declined, second step, expired and cancelled are told', async ({
  page,
}) => {
  await signIn(page, newPerson());
  await page.goto('/upgrade');
  await expect(page.getByRole('button', { name: /^Buy/ })).toHaveCount(2);
  await expectUnits(page, 'Mock Interviews', 3);
  await expectNoViolations(page, 'upgrade');

  await beginCheckout(page, 'Starter');
  await payWith(page, CARDS.declined);
  await expect(page.getByRole('alert')).toContainText('declined');
  await payWith(page, CARDS.pays);
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  await expect(page.getByText('Thank you for your purchase. Your account has been upgraded.')).toBeVisible();
  await expect(page).toHaveURL('/upgrade');
  await expect(page.getByText('Starter has been added to your account.')).toBeVisible();
  await expectUnits(page, 'Mock Interviews', 13);
  await expectUnits(page, 'Live Interviews', 5);

  await beginCheckout(page, 'Value');
  await payWith(page, CARDS.asks);
  await page.getByRole('button', { name: 'Confirm the payment' }).click();
  await expect(page).toHaveURL('/upgrade');
  await expectUnits(page, 'Mock Interviews', 43);
  // Back from a payment leads to its outcome, and asks for no form to be sent again.
  await page.goBack();
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  await page.goto('/upgrade');

  await beginCheckout(page, 'Value');
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page.getByText('Payment Cancelled')).toBeVisible();
  await expect(page).toHaveURL('/upgrade');
  await beginCheckout(page, 'Value');
  await payWith(page, CARDS.expires);
  await expect(page.getByText('Payment Cancelled')).toBeVisible();
  await expectUnits(page, 'Mock Interviews', 43);

  await page.goto('/account');
  await expectUnits(page, 'Enhanced Answers', 75);
  const payments = page.locator('section', { has: page.getByRole('heading', { name: 'Payments' }) });
  await expect(payments.getByText('Paid', { exact: true })).toHaveCount(2);
  await expect(payments.getByText('Cancelled', { exact: true })).toHaveCount(1);
  await expect(payments.getByText('Expired', { exact: true })).toHaveCount(1);
  await expect(payments.getByRole('link', { name: /^Receipt of Value/ })).toHaveAttribute('href', /receipt/);
  await expectNoViolations(page, 'account with payments');
});

test('an exhausted quota opens the Upgrade dialog, and the way leads through the checkout back to the work', async ({
  page,
  consoleGuard,
}) => {
  await signIn(page, newPerson());
  const id = await seedCompleted(page, { jobName: 'Archivist' });
  await callAs(
    page,
    Array.from({ length: 5 }, () => ({
      method: 'PATCH',
      path: '/user/{user_id}/quota',
      operationId: crypto.randomUUID(),
      body: { updateType: 'enhanced' },
    })),
  );
  await page.goto(`/interviews/${id}/result`);
  consoleGuard.allow(/402/);
  await page.getByRole('button', { name: 'View Enhanced Answer' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Upgrade' });
  await expect(dialog).toContainText("It looks like you've used all your enhanced answers.");
  await expectNoViolations(page, 'Upgrade dialog');
  await dialog.getByRole('button', { name: 'View Upgrade Packages' }).click();
  await expect(page).toHaveURL('/upgrade');
  await expect(dialog).toBeHidden();
  await beginCheckout(page, 'Starter');
  await payWith(page, CARDS.pays);
  await expectUnits(page, 'Enhanced Answers', 20);

  await page.goto(`/interviews/${id}/result`);
  await page.getByRole('button', { name: 'View Enhanced Answer' }).first().click();
  await expect(page.getByRole('heading', { name: 'Enhanced answer:' })).toBeVisible();
});

test('a person who runs out of letters pays and continues with the letter', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/402/);
  await signIn(page, newPerson());
  await callAs(
    page,
    Array.from({ length: 3 }, () => ({
      method: 'PATCH',
      path: '/user/{user_id}/quota',
      operationId: newId(),
      body: { updateType: 'cover-letter' },
    })),
  );
  await page.goto('/cover-letter');
  await fillInputs(page);
  await page.getByRole('button', { name: 'Generate Cover Letter' }).click();
  await page.getByRole('dialog', { name: 'Upgrade' }).getByRole('button', { name: 'View Upgrade Packages' }).click();
  await beginCheckout(page, 'Starter');
  await payWith(page, CARDS.pays);
  await page.getByRole('link', { name: 'Continue where you left off' }).click();
  await expect(page).toHaveURL('/cover-letter');
  await expect(page.getByRole('textbox', { name: 'Job role or description' })).toHaveValue(JOB);
  await expect(page.getByText(RESUME_FILE.name)).toBeVisible();
  await page.getByRole('button', { name: 'Generate Cover Letter' }).click();
  await expect(page.getByRole('heading', { name: 'Your letter' })).toBeVisible(RESULT);
  // It is offered once.
  await page.goto('/upgrade');
  await expect(page.getByText('Starter has been added to your account')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue where you left off' })).toHaveCount(0);
});

test('whoever closes the tab after paying finds the units later', async ({ page, context }) => {
  await signIn(page, newPerson());
  await page.goto('/upgrade');
  await beginCheckout(page, 'Value');
  const checkoutUrl = page.url();
  // The payment goes through, but the way back is never taken.
  await page.evaluate(async (card) => {
    const body = new URLSearchParams({ card, step: 'pay' });
    await fetch(location.href, { method: 'POST', body, redirect: 'manual' });
  }, CARDS.pays);
  await expect
    .poll(async () => (await context.request.get(checkoutUrl, { maxRedirects: 0 })).status(), { timeout: 60_000 })
    .toBe(303);
  await page.close();

  const later = await context.newPage();
  await later.goto('/account');
  await expectUnits(later, 'Live Interviews', 15);
  await expect(later.getByText('Paid', { exact: true })).toBeVisible();
});

test('a checkout that is cancelled here and was paid in another tab is paid', async ({ page, context }) => {
  await signIn(page, newPerson());
  await page.goto('/upgrade');
  await beginCheckout(page, 'Starter');
  // Where the button leads to; the button itself would see that the checkout is over.
  const cancelled = await context.request.post(page.url(), { form: { step: 'cancel' }, maxRedirects: 0 });
  const other = await context.newPage();
  await other.goto(page.url());
  await payWith(other, CARDS.pays);
  await expect(other.getByText('Payment Successful!')).toBeVisible();
  await page.goto(cancelled.headers().location ?? '');
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  await page.goto('/account');
  await expectUnits(page, 'Live Interviews', 5);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
});

test('the card of a payment says what the server knows of it', async ({ page, consoleGuard }) => {
  await page.goto('/payment-success');
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
  await expectNoViolations(page, 'payment card');

  await signIn(page, newPerson());
  await page.goto('/upgrade');
  await beginCheckout(page, 'Starter');
  const checkoutId = new URL(page.url()).pathname.split('/').at(-1);
  const other = await page.context().newPage();
  await other.goto(`/payment-success?checkout=${checkoutId}`);
  await expect(other.getByRole('heading', { name: 'Your payment is on its way' })).toBeVisible();
  await payWith(page, CARDS.pays);
  await expect(other.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  consoleGuard.allow(/404/);
  await other.goto('/payment-cancel?checkout=nothing');
  await expect(other.getByRole('heading', { name: 'We do not know this payment' })).toBeVisible();
});
