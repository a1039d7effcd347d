import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { findProductPaths, type Lock } from './product-packages.ts';
import { type Instruction, readStages } from './read-dockerfile.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const stages = readStages(read('Dockerfile'));
const last = stages.at(-1) ?? [];
const valuesOf = (name: string): string[] => last.filter((one) => one.name === name).map(({ value }) => value);
const environment = Object.fromEntries(
  valuesOf('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('='))),
);
/** What the last stage takes from the repository or from a stage before: [source, target]. */
const copies = valuesOf('COPY').map((value) => {
  const [source = '', target = ''] = value.replace(/^--from=\S+ /, '').split(' ');
  return [source.replace(/^\/app\//, ''), target.endsWith('/') ? target + source.split('/').at(-1) : target] as const;
});

/** Of `node` in the image. Root starts the server as this user, who may write nothing of the application. */
const NODE_USER = 1000;
const canBecomeNode =
  process.getuid?.() === 0 &&
  spawnSync(process.execPath, ['--version'], { uid: NODE_USER, gid: NODE_USER, cwd: '/' }).status === 0;
const asNode = canBecomeNode ? { uid: NODE_USER, gid: NODE_USER } : {};

/** Hard links where the disk allows it: the packages have 250 MB. */
function copyTree(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  if (spawnSync('cp', ['-al', from, to], { stdio: 'ignore' }).status !== 0) cpSync(from, to, { recursive: true });
}

/** What `npm install --omit=dev --workspace @greenroom/server` leaves: by the lock file, so without the registry. */
function installProduct(folder: string): void {
  const { packages: lock } = JSON.parse(read('package-lock.json')) as { packages: Lock };
  for (const path of findProductPaths(lock, ['apps/server'])) {
    // A package for another platform is not installed, and one inside a copied package is there.
    if (existsSync(join(root, path)) && !existsSync(join(folder, path))) copyTree(join(root, path), join(folder, path));
  }
  mkdirSync(join(folder, 'node_modules/@greenroom'), { recursive: true });
  for (const name of ['coach', 'contract']) {
    symlinkSync(`../../packages/${name}`, join(folder, 'node_modules/@greenroom', name));
  }
}

/** How each `RUN` of the Dockerfile is tested. */
const STEPS = [
  { pattern: /^npm (?:install|run build)/, tested: 'on request' },
  { pattern: /^mkdir \/data && chown node:node \/data$/, tested: 'here' },
  { pattern: /^apt-get update && apt-get install /, tested: 'never' },
] as const;
const waysOf = (value: string) =>
  STEPS.filter(({ pattern }) => pattern.test(value.replace(/\s+/g, ' '))).map(({ tested }) => tested);

function copyFiles(folder: string): void {
  for (const [source, target] of copies) {
    const from = join(root, source);
    // The web build is made before the tests, and not in every run of a single file.
    if (!existsSync(from) || source.endsWith('node_modules')) continue;
    mkdirSync(dirname(join(folder, target)), { recursive: true });
    cpSync(from, join(folder, target), { recursive: true, filter: (path) => !path.includes('node_modules') });
  }
}

function runStepsHere(folder: string): void {
  const owner = canBecomeNode ? `${NODE_USER}:${NODE_USER}` : `${process.getuid?.()}:${process.getgid?.()}`;
  for (const step of valuesOf('RUN').filter((value) => waysOf(value).includes('here'))) {
    execFileSync('sh', ['-ec', step.replaceAll('/data', join(folder, 'data')).replace('node:node', owner)]);
  }
}

/** Does what a stage before the last one does, in a folder. */
function follow({ name, value }: Instruction, place: string): void {
  if (name === 'RUN') execFileSync('sh', ['-ec', value], { cwd: place, stdio: 'inherit' });
  if (name !== 'COPY') return;
  const [target = '', ...sources] = value.split(' ').toReversed();
  const filter = (path: string) => !/\/(?:node_modules|build)(?:\/|$)/.test(path.slice(root.length - 1));
  for (const source of sources) {
    const to = join(place, target, target.endsWith('/') ? (source.split('/').at(-1) ?? '') : '');
    cpSync(join(root, source), to, { recursive: true, filter });
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

describe('the Dockerfile', () => {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-image-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('copies only what is there', () => {
    const sources = stages.flat().filter(({ name, value }) => name === 'COPY' && !value.startsWith('--from'));
    const missing = sources
      .flatMap(({ value }) => value.split(' ').slice(0, -1))
      .filter((path) => !existsSync(join(root, path)));
    expect(missing).toEqual([]);
    expect(sources.length).toBeGreaterThan(5);
  });

  it('copies the files of the root that the web build reads', () => {
    const copied = (stages[0] ?? []).filter(({ name }) => name === 'COPY').flatMap(({ value }) => value.split(' '));
    const files = ['tsconfig.json', 'vite.config.ts', 'react-router.config.ts', 'package.json'];
    const used = files.flatMap((name) => read(`apps/web/${name}`).match(/(?<=["']\.\.\/\.\.\/)[\w.-]+/g) ?? []);
    expect(used).toContain('tsconfig.base.json');
    expect(used.filter((name) => !copied.includes(name))).toEqual([]);
  });

  it('knows every workspace, without which npm installs nothing', () => {
    const libraries = stages[1] ?? [];
    const copied = libraries.filter(({ name }) => name === 'COPY').map(({ value }) => value);
    for (const workspace of ['apps/server', 'apps/web', 'tests/bench', 'tests/e2e', 'tests/eval']) {
      expect(copied).toContain(`${workspace}/package.json ./${workspace}/`);
    }
  });

  it('runs as somebody who is not root, with a health check, and gets signals itself', () => {
    expect(valuesOf('USER')).toEqual(['node']);
    expect(valuesOf('HEALTHCHECK')).toHaveLength(1);
    expect(JSON.parse(valuesOf('CMD')[0] ?? '')[0]).toBe('node');
  });

  it('has everything that a start needs: its files alone answer the health check', { timeout: 900_000 }, async () => {
    copyFiles(folder);
    installProduct(folder);
    chmodSync(folder, 0o755);
    runStepsHere(folder);
    const port = String(await findFreePort());
    const env = {
      ...environment,
      PATH: process.env.PATH ?? '',
      HOST: '127.0.0.1',
      PORT: port,
      DATA_DIR: join(folder, 'data'),
      PUBLIC_URL: 'https://greenroom.example',
      SESSION_SECRET: 'a secret for this test alone, long enough',
      SHUTDOWN_DELAY_S: '0',
      LOG_LEVEL: 'fatal',
      WARM_UP: 'off',
    };
    const [, ...commandArguments] = JSON.parse(valuesOf('CMD')[0] ?? '[]') as string[];
    const server = spawn(process.execPath, commandArguments, {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
      ...asNode,
    });
    const ended = once(server, 'exit');
    await Promise.race([once(server.stdout, 'data'), ended]);
    const [, checkText = '[]'] = /CMD (\[.*\])$/.exec(valuesOf('HEALTHCHECK')[0] ?? '') ?? [];
    const [, ...checkArguments] = JSON.parse(checkText) as string[];
    const [code] = await once(spawn(process.execPath, checkArguments, { env, stdio: 'ignore', ...asNode }), 'exit');
    expect(code).toBe(0);
    if (canBecomeNode) {
      const write = ['--eval', "require('node:fs').writeFileSync('file', '')"];
      expect(spawnSync(process.execPath, write, { cwd: folder, stdio: 'ignore', ...asNode }).status).not.toBe(0);
    }
    server.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
  });

  it('has no RUN of which it is unknown how it is tested', () => {
    const steps = stages.flat().filter(({ name }) => name === 'RUN');
    expect(steps.map(({ value }) => waysOf(value).length)).toEqual(steps.map(() => 1));
  });

  const asked = process.env.IMAGE_STEPS === 'all';
  it.skipIf(!asked)('builds from empty folders with the registry (IMAGE_STEPS=all)', { timeout: 900_000 }, () => {
    for (const stage of stages.slice(0, -1)) {
      const place = mkdtempSync(join(tmpdir(), 'greenroom-stage-'));
      for (const instruction of stage) follow(instruction, place);
      expect(existsSync(join(place, 'node_modules/fastify'))).toBe(true);
      const isBuild = stage.some(({ value }) => value === 'npm run build');
      expect(existsSync(join(place, 'node_modules/vitest'))).toBe(isBuild);
      expect(existsSync(join(place, 'apps/web/build/client/index.html'))).toBe(isBuild);
      rmSync(place, { recursive: true, force: true });
    }
  });
});

describe('the files for operators', () => {
  const metrics = [
    'http_request_duration_seconds',
    'provider_calls_total',
    'database_pool_connections',
    'queue_items',
    'queue_wait_seconds',
    'queue_refusals_total',
    'request_failures_total',
    'body_bytes_in_flight',
    'websocket_connections',
    'provider_circuit_state',
    'process_',
    'nodejs_',
  ];

  it('ask for counts that the server has', () => {
    const dashboard = JSON.parse(read('deploy/dashboard.json')) as { panels: { targets: { expr: string }[] }[] };
    const alerts = read('deploy/alerts.yaml').match(/(?<=expr: ).*/g) ?? [];
    const expressions = [...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)), ...alerts];
    expect(expressions.length).toBeGreaterThan(10);
    const names = expressions.flatMap((text) => text.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g) ?? []);
    const isKnown = (name: string) => name === 'histogram_quantile' || metrics.some((known) => name.startsWith(known));
    expect(names.filter((name) => !isKnown(name))).toEqual([]);
  });

  it.each(['compose.yaml', 'deploy/greenroom.service', 'deploy/greenroom.env.example'])(
    '%s sets only what the configuration knows',
    (path) => {
      const known = read('apps/server/src/config.ts');
      const names = (read(path).match(/^\s*(?:# |Environment=)?([A-Z][A-Z_]+)(?==|: )/gm) ?? [])
        .map((name) => name.replace(/^\s*(?:# |Environment=)?/, ''))
        .filter((name) => !/^(POSTGRES_|SITE_ADDRESS)/.test(name));
      expect(names.filter((name) => !known.includes(`  ${name}: `))).toEqual([]);
    },
  );

  it('give a stopping server longer than it takes', () => {
    expect(read('compose.yaml')).toContain('stop_grace_period: 30s');
    expect(read('deploy/greenroom.service')).toContain('TimeoutStopSec=30');
  });
});
