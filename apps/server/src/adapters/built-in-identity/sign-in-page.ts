const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);

type PageInput = { action: string; name: string; email: string; problem: string | null };

/** The page of the built-in identity provider. It has no script, and says plainly what it is. */
export function renderSignInPage({ action, name, email, problem }: PageInput): string {
  const warning = problem ? `<p class="problem" role="alert">${escapeHtml(problem)}</p>` : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>Sign in for trying out · Greenroom</title>
<style>
:root { --ground: #f7f4ee; --card: #fffdf9; --text: #22261f; --muted: #5b6156; --line: #8d9284; --accent: #1f5a41; --on-accent: #fff; --problem: #9c2b1f; }
@media (prefers-color-scheme: dark) { :root { --ground: #171a16; --card: #20241f; --text: #edeae2; --muted: #b3b8ab; --line: #7d8376; --accent: #8fcfae; --on-accent: #10231a; --problem: #ffb4a8; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 440px; background: var(--card); border-radius: 16px; padding: 32px; box-shadow: 0 8px 32px rgb(0 0 0 / .08); }
h1 { margin: 0 0 8px; font-size: 1.5rem; line-height: 1.25; }
p { margin: 0 0 16px; color: var(--muted); }
label { display: block; margin: 16px 0 4px; font-weight: 600; }
input { width: 100%; padding: 12px; font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 8px; }
input:focus-visible, button:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
button { width: 100%; margin-top: 24px; padding: 12px; font: inherit; font-weight: 600; color: var(--on-accent); background: var(--accent); border: 0; border-radius: 8px; cursor: pointer; }
.problem { color: var(--problem); font-weight: 600; }
.back { display: inline-block; margin-top: 16px; color: var(--accent); }
</style>
</head>
<body>
<main>
<h1>Sign in for trying out</h1>
<p>This page belongs to the Greenroom on this computer. It asks for no password: whoever knows an e-mail address signs in as that person. It is for trying out, and it is off as soon as others can reach this server.</p>
${warning}
<form method="post" action="${escapeHtml(action)}">
<label for="name">Your name</label>
<input id="name" name="name" autocomplete="name" required maxlength="100" value="${escapeHtml(name)}">
<label for="email">Your e-mail</label>
<input id="email" name="email" type="email" autocomplete="email" required maxlength="200" value="${escapeHtml(email)}">
<button type="submit">Sign in</button>
</form>
<a class="back" href="/">Back without signing in</a>
</main>
</body>
</html>`;
}
