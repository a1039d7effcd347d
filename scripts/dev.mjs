// `npm run dev`: the server restarts and the page reloads as their sources change. The page is at PORT (3000), the server at the port after it.
import { spawn } from 'node:child_process';
import { SURROUNDINGS } from './checks.mjs';

let isStopping = false;
const port = Number(process.env.PORT ?? 3000);
const serverPort = port + 1;
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`;

const children = [
  start('node', ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
    PORT: String(serverPort),
    PUBLIC_URL: publicUrl,
  }),
  // apps/web/vite.config.ts hands /api, /oidc and /sandbox to this address.
  start('npm', ['run', 'dev', '--workspace', '@greenroom/web', '--', '--port', String(port), '--strictPort'], {
    GREENROOM_API_ORIGIN: `http://127.0.0.1:${serverPort}`,
  }),
];

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));
for (const child of children) child.on('exit', (code) => stop(code ?? 1));

/** @param {number} code */
function stop(code) {
  if (isStopping) return;
  isStopping = true;
  process.exitCode = code;
  for (const child of children) {
    // The group, since npm and --watch start further processes.
    if (child.pid && child.exitCode === null)
      process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGTERM');
  }
}

/**
 * @param {string} command
 * @param {string[]} programArguments
 * @param {Record<string, string>} settings
 */
function start(command, programArguments, settings) {
  return spawn(command, programArguments, {
    ...SURROUNDINGS,
    stdio: 'inherit',
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
    env: { ...SURROUNDINGS.env, ...settings },
  });
}
