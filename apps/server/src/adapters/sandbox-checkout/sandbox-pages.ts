import { SANDBOX_CARDS } from './sandbox-cards.ts';
import type { SandboxCheckout } from './sandbox-store.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);

const formatAmount = ({ amountCents, currency }: Pick<SandboxCheckout, 'amountCents' | 'currency'>): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amountCents / 100);

const STYLE = `
:root { --ground: #f7f4ee; --card: #fffdf9; --text: #22261f; --muted: #5b6156; --line: #8d9284; --accent: #1f5a41; --on-accent: #fff; --note: #fdf1d6; --note-text: #5c4308; --problem: #9c2b1f; }
@media (prefers-color-scheme: dark) { :root { --ground: #171a16; --card: #20241f; --text: #edeae2; --muted: #b3b8ab; --line: #7d8376; --accent: #8fcfae; --on-accent: #10231a; --note: #3a3019; --note-text: #f4dfae; --problem: #ffb4a8; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 480px; background: var(--card); border-radius: 16px; padding: 32px; box-shadow: 0 8px 32px rgb(0 0 0 / .08); }
h1 { margin: 0 0 8px; font-size: 1.5rem; line-height: 1.25; }
.amount { font-size: 2rem; font-weight: 700; margin: 0 0 16px; }
.note { margin: 0 0 24px; padding: 12px 16px; border-radius: 8px; background: var(--note); color: var(--note-text); }
.note ul { margin: 8px 0 0; padding-left: 20px; }
.problem { color: var(--problem); font-weight: 600; }
label { display: block; margin: 16px 0 4px; font-weight: 600; }
input { width: 100%; padding: 12px; font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 8px; }
input:focus-visible, button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
button { width: 100%; margin-top: 24px; padding: 12px; font: inherit; font-weight: 600; color: var(--on-accent); background: var(--accent); border: 0; border-radius: 8px; cursor: pointer; }
button.quiet { margin-top: 12px; color: var(--accent); background: transparent; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 24px; }
dt { color: var(--muted); } dd { margin: 0; }`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${escapeHtml(title)} · Greenroom</title>
<style>${STYLE}</style>
</head>
<body><main>${body}</main></body>
</html>`;

const cards = SANDBOX_CARDS.map(({ number, words }) => `<li><code>${number}</code> ${words}</li>`).join('');
const NOTE = `<div class="note">This is a sandbox. No money moves and no card is kept. Use one of these numbers:<ul>${cards}</ul></div>`;

/** The page where one "pays". It has no script. */
export function renderCheckout(checkout: SandboxCheckout, problem: string | null): string {
  const warning = problem ? `<p class="problem" role="alert">${escapeHtml(problem)}</p>` : '';
  return page(
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
export function renderSecondStep(checkout: SandboxCheckout): string {
  return page(
    'Confirm the payment',
    `<h1>Your bank asks for a second step</h1><p>Confirm the payment of ${formatAmount(checkout)} to Greenroom, as you would in your bank’s app.</p>${NOTE}
<form method="post">
<button type="submit" name="step" value="confirm">Confirm the payment</button>
<button type="submit" name="step" value="refuse" class="quiet">Refuse it</button>
</form>`,
  );
}

/** What one keeps of a payment in the sandbox. */
export function renderReceipt(checkout: SandboxCheckout): string {
  return page(
    'Sandbox receipt',
    `<h1>Receipt</h1><div class="note">This is a sandbox. No money was moved.</div>
<dl><dt>Package</dt><dd>${escapeHtml(checkout.plan)}</dd><dt>Amount</dt><dd>${formatAmount(checkout)}</dd><dt>Number</dt><dd>${escapeHtml(checkout.paymentId)}</dd></dl>`,
  );
}
