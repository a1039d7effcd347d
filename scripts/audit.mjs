// `npm run audit`: asks the registry for known weaknesses of the installed packages; not every registry answers that.
import { spawnSync } from 'node:child_process';

const { stdout, stderr, status } = spawnSync('npm', ['audit', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const report = parse(stdout);
const counts = report?.metadata?.vulnerabilities;

if (counts) {
  const kinds = ['critical', 'high', 'moderate', 'low'].map((kind) => `${counts[kind]} ${kind}`).join(', ');
  console.log(`audit: ${kinds}${counts.total > 0 ? '; details: npm audit' : ''}`);
  process.exitCode = status ?? 1;
} else {
  const reason = report?.message ?? report?.error?.summary ?? stderr.trim().split('\n').at(-1);
  console.log(
    `audit: this registry does not answer it (${reason || 'no answer'}); ask another one with npm audit --registry=<address>`,
  );
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
