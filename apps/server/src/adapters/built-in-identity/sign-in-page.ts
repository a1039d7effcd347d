import { API_BASE_PATH } from '@greenroom/contract/routes';
import { escapeHtml, renderServerPage } from '../../server-page.ts';

/** Where every sign-in begins. */
const SIGN_IN_PATH = `${API_BASE_PATH}/auth/start`;

type PageInput = { action: string; name: string; email: string; problem: string | null };

/** The page of the built-in identity provider. It needs no script, and says plainly what it is. */
export function renderSignInPage({ action, name, email, problem }: PageInput): string {
  const warning = problem ? `<p class="problem" role="alert">${escapeHtml(problem)}</p>` : '';
  return renderServerPage(
    'Test sign-in',
    `<h1>Test sign-in</h1>
<p>This is the test sign-in of the Greenroom on this computer. It needs no password: anyone who knows an e-mail address can sign in as that \
person. It is turned off as soon as others can reach this server.</p>
${warning}
<form method="post" action="${escapeHtml(action)}">
<label for="name">Your name</label>
<input id="name" name="name" autocomplete="name" required maxlength="100" value="${escapeHtml(name)}">
<label for="email">Your e-mail</label>
<input id="email" name="email" type="email" autocomplete="email" required maxlength="200" value="${escapeHtml(email)}">
<button type="submit">Sign in</button>
</form>
<a class="back" href="${escapeHtml(action)}/cancel">Back without signing in</a>`,
  );
}

/** In place of a step of the sign-in that is over: it waited too long, was finished before, or belongs to another browser. */
export const renderOverPage = (): string =>
  renderServerPage(
    'This sign-in has expired',
    `<h1>This sign-in has expired</h1>
<p>It was open for too long, or it was already finished. Nothing is lost: start again, it takes a moment.</p>
<a class="back" href="${SIGN_IN_PATH}">Sign in again</a>
<a class="back" href="/">Back without signing in</a>`,
  );
