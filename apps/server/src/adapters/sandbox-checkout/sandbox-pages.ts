import { escapeHtml, renderServerPage } from '../../server-page.ts';
import { SANDBOX_CARDS } from './sandbox-cards.ts';
import type { SandboxCheckout } from './sandbox-store.ts';

const formatAmount = ({ amountCents, currency }: Pick<SandboxCheckout, 'amountCents' | 'currency'>): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amountCents / 100);

const cards = SANDBOX_CARDS.map(({ number, words }) => `<li><code>${number}</code> ${words}</li>`).join('');
const NOTE = `<div class="note">This is a test checkout. No money is charged and no card number is stored. Use one of these numbers:<ul>${cards}</ul></div>`;

/** The page where one "pays". It needs no script. */
export function renderCheckout(checkout: SandboxCheckout, problem: string | null): string {
  const warning = problem ? `<p class="problem" role="alert">${escapeHtml(problem)}</p>` : '';
  return renderServerPage(
    'Sandbox checkout',
    `<h1>Greenroom ${escapeHtml(checkout.plan)}</h1><p class="amount">${formatAmount(checkout)}</p>${NOTE}${warning}
<form method="post">
<label for="card">Card number</label>
<input id="card" name="card" inputmode="numeric" autocomplete="off" required value="${problem ? '' : (SANDBOX_CARDS[0]?.number ?? '')}">
<button type="submit" name="step" value="pay">Pay ${formatAmount(checkout)}</button>
<button type="submit" name="step" value="cancel" class="quiet" formnovalidate>Cancel and go back</button>
</form>`,
  );
}

/** The second step that some banks ask for. */
export function renderSecondStep(checkout: SandboxCheckout, action: string): string {
  return renderServerPage(
    'Confirm the payment',
    `<h1>Your bank asks for a second step</h1><p>Confirm the payment of ${formatAmount(checkout)} to Greenroom, as you would in your bank’s app. This is a test checkout: no money is charged.</p>
<form method="post" action="${escapeHtml(action)}">
<button type="submit" name="step" value="confirm">Confirm the payment</button>
<button type="submit" name="step" value="refuse" class="quiet">Refuse it</button>
</form>`,
  );
}

/** What one keeps of a payment in the sandbox. */
export function renderReceipt(checkout: SandboxCheckout): string {
  return renderServerPage(
    'Sandbox receipt',
    `<h1>Receipt</h1><div class="note">This was a test checkout. No money was charged.</div>
<dl><dt>Package</dt><dd>${escapeHtml(checkout.plan)}</dd><dt>Amount</dt><dd>${formatAmount(checkout)}</dd><dt>Number</dt><dd>${escapeHtml(checkout.paymentId)}</dd></dl>`,
  );
}
