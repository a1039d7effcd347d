const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** Redirects to the font of the built web application, which has a hash in its name (`plugins/web.ts`). */
export const FACE_PATH = '/face.woff2';

/** The tokens of the web application's `ui/theme/tokens.css`, as far as a small form needs them. */
const STYLE = `
@font-face { font-family: Figtree; src: url("${FACE_PATH}") format("woff2"); font-weight: 300 900; font-display: swap; }
:root {
  color-scheme: light dark;
  --canvas: light-dark(#f6f2ea, #191b17); --surface: light-dark(#fffdf9, #22251f); --fill: light-dark(#ebe4d6, #2e322b);
  --ink: light-dark(#1f2621, #f0ece2); --ink-soft: light-dark(#4a5249, #c6c7bb); --line: light-dark(#8f8775, #7e8476);
  --accent: light-dark(#1d5f47, #5fb58f); --accent-hover: light-dark(#164d39, #76c7a2); --on-accent: light-dark(#fbfaf4, #06170f);
  --accent-ink: light-dark(#17533d, #97d9b6); --glow: light-dark(rgb(240 206 138 / .36), rgb(214 178 110 / .13));
  --note: light-dark(#faeac6, #3a321d); --problem: light-dark(#f8dfd9, #3f2722);
  --shadow: light-dark(rgb(74 60 32 / .1), rgb(0 0 0 / .42));
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; align-content: center; justify-items: center; gap: 24px; padding: 24px 16px; background: \
radial-gradient(64rem 30rem at 50% -8rem, var(--glow), transparent 72%) no-repeat var(--canvas); color: var(--ink); font: 16px/1.6 Figtree, \
system-ui, "Segoe UI", Arial, sans-serif; overflow-wrap: break-word; }
.brand { display: inline-flex; align-items: center; gap: 10px; min-height: 44px; border-radius: 8px; color: inherit; font-size: 1.125rem; font-weight: \
700; letter-spacing: -.02em; text-decoration: none; }
main { width: 100%; max-width: 27.5rem; padding: 32px; background: var(--surface); border-radius: 24px; box-shadow: 0 1px 2px var(--shadow), 0 8px 24px -12px var(--shadow); }
h1 { margin: 0 0 8px; font-size: 1.5rem; font-weight: 650; letter-spacing: -.012em; line-height: 1.2; text-wrap: balance; }
p { margin: 0 0 16px; color: var(--ink-soft); text-wrap: pretty; }
label { display: block; margin: 16px 0 6px; font-weight: 600; }
input { width: 100%; min-height: 44px; padding: 8px 14px; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
button { width: 100%; min-height: 48px; margin-top: 24px; padding: 8px 20px; font: inherit; font-weight: 600; color: var(--on-accent); background: \
var(--accent); border: 0; border-radius: 12px; cursor: pointer; }
button:hover { background: var(--accent-hover); }
button.quiet { margin-top: 8px; color: var(--accent-ink); background: transparent; }
button.quiet:hover { background: var(--fill); }
.back { display: flex; justify-content: center; align-items: center; min-height: 44px; margin-top: 8px; color: var(--accent-ink); font-weight: 600; text-underline-offset: 4px; }
.note, .problem { margin: 0 0 16px; padding: 12px 16px; border-radius: 16px; background: var(--note); color: var(--ink); }
.problem { background: var(--problem); font-weight: 600; }
.note ul { margin: 8px 0 0; padding-left: 20px; }
.note code { white-space: nowrap; user-select: all; }
.amount { margin: 0 0 16px; color: var(--ink); font-size: 2.25rem; font-weight: 700; letter-spacing: -.018em; line-height: 1.15; }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 8px 24px; margin: 0; }
dt { color: var(--ink-soft); } dd { margin: 0; font-weight: 600; }
@media (max-width: 30rem) { main { padding: 24px 20px; } }
@media (forced-colors: active) { main, .note, .problem, button { border: 1px solid CanvasText; } }
@media print { .brand, form { display: none; } main { box-shadow: none; } }`;

/** Takes over the theme that was chosen in the web application (`lib/theme.ts`), before the first paint. Storage may be forbidden. */
const THEME_SCRIPT = `try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.style.colorScheme=t}catch(e){}`;

/** A page that the server draws itself, for trying out, in the look of the web application; it works without its script. `body` is HTML. */
export const renderServerPage = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${escapeHtml(title)} · Greenroom</title>
<style>${STYLE}</style>
<script>${THEME_SCRIPT}</script>
</head>
<body>
<header><a class="brand" href="/"><img src="/favicon.svg" alt="" width="32" height="32">Greenroom</a></header>
<main>${body}</main>
</body>
</html>`;
