import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type BoundaryReport, checkBoundaries } from './check.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const roots: string[] = [];

afterEach(async () => {
  await Promise.all(roots.splice(0).map((root) => rm(root, { recursive: true })));
});

/** What a sound repository would hold, small; a case adds the file that breaks a rule. */
const SOUND: Record<string, string> = {
  'packages/contract/src/constants.ts': 'export const LIMIT = 3;',
  'packages/contract/src/interview.ts':
    "import { z } from 'zod';\nimport { LIMIT } from './constants.ts';\nexport const interview = z.string().max(LIMIT);\nexport type Interview = string;",
  'packages/coach/src/feedback/score.ts':
    "import { LIMIT } from '@greenroom/contract/constants';\nimport type { Interview } from '@greenroom/contract/interview';\nexport const score = (interview: Interview) => interview.length + LIMIT;",
  'apps/server/src/main.ts': "import { buildApp } from './app.ts';\nbuildApp();",
  'apps/server/src/app.ts':
    "import fastify from 'fastify';\nimport { createInterviews } from './modules/interview/index.ts';\nexport const buildApp = () => [fastify(), createInterviews()];",
  'apps/server/src/config.ts': 'export type Config = { port: number };',
  'apps/server/src/db/client.ts': "import { drizzle } from 'drizzle-orm/pglite';\nexport const open = drizzle;",
  'apps/server/src/ports/payments.ts': 'export type Payments = { pay(): void };',
  'apps/server/src/adapters/pdf/payments.ts':
    "import Stripe from 'stripe';\nimport type { Payments } from '../../ports/payments.ts';\nexport const stripe = (): Payments => ({ pay: () => new Stripe('key') });",
  'apps/server/src/modules/interview/index.ts':
    "import { routes } from './interview-routes.ts';\nexport const createInterviews = () => routes;",
  'apps/server/src/modules/interview/interview-routes.ts':
    "import type { FastifyInstance } from 'fastify';\nimport type { InterviewService } from './interview-service.ts';\nexport type Routes = " +
    '[FastifyInstance, InterviewService];\nexport const routes = 1;',
  'apps/server/src/modules/interview/interview-service.ts':
    "import { score } from '@greenroom/coach/feedback/score';\nimport type { QuotaService } from '../quota/quota-service.ts';\nexport class " +
    'InterviewService {}\nexport type Both = [QuotaService, typeof score];',
  'apps/server/src/modules/quota/quota-service.ts': 'export class QuotaService {}',
  'apps/web/app/routes/home.tsx':
    "import { Prepare } from '~/features/interview/prepare';\nimport type { Route } from './+types/home';\nexport default function Home(props: " +
    'Route.ComponentProps) { return <Prepare {...props} />; }',
  'apps/web/app/features/interview/prepare.tsx':
    "import { Button } from '~/ui/button';\nimport type { Interview } from '@greenroom/contract/interview';\nexport const Prepare = (props: { interview?: Interview }) => <Button {...props} />;",
  'apps/web/app/features/resume/review.tsx': 'export const Review = () => <p />;',
  'apps/web/app/ui/button.tsx':
    "import { useState } from 'react';\nexport const Button = () => <button>{useState(1)[0]}</button>;",
  'apps/web/app/features/live-assistant/engine/socket.ts': 'export const socket = 1;',
  'apps/web/app/lib/time.ts': 'export const second = 1000;',
};

async function check(files: Record<string, string>) {
  const root = await mkdtemp(join(tmpdir(), 'greenroom-boundaries-'));
  roots.push(root);
  await symlink(join(repository, 'node_modules'), join(root, 'node_modules'));
  for (const [path, text] of Object.entries({ ...SOUND, ...files })) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return checkBoundaries(root);
}

type Case = [rule: string, path: string, text: string];
const CASES: Case[] = [
  ['contract', 'packages/contract/src/quota.ts', "import { readFile } from 'node:fs/promises';"],
  ['contract-plain', 'packages/contract/src/uuid.ts', "import { z } from 'zod';"],
  ['coach-feedback', 'packages/coach/src/feedback/clock.ts', "import { hrtime } from 'node:process';"],
  ['coach-feedback', 'packages/coach/src/feedback/clock.ts', "import type { z } from 'zod';"],
  ['coach-skills', 'packages/coach/src/skills/match.ts', "import { readResume } from '../resume/read.ts';"],
  ['coach-takes-types', 'packages/coach/src/a.ts', "import { interview } from '@greenroom/contract/interview';"],
  ['server-routes', 'apps/server/src/modules/quota/quota-routes.ts', "import { open } from '../../db/client.ts';"],
  ['server-service', 'apps/server/src/modules/quota/rules.ts', "import type { FastifyRequest } from 'fastify';"],
  ['server-service', 'apps/server/src/modules/quota/rules.ts', "import { open } from '../../db/client.ts';"],
  ['server-service', 'apps/server/src/modules/new-noun/a-service.ts', "import '../../adapters/pdf/payments.ts';"],
  ['modules-meet-in-app', 'apps/server/src/modules/new-noun/a.ts', "import '../quota/quota-service.ts';"],
  ['server-repository', 'apps/server/src/modules/quota/quota-repository.ts', "import './quota-service.ts';"],
  ['sdk-in-adapters', 'apps/server/src/logger.ts', "export * from 'stripe';"],
  ['sdk-in-adapters', 'apps/server/src/plugins/model.ts', "export const load = () => import('ai');"],
  ['sql-in-repositories', 'apps/server/src/modules/quota/index.ts', "import { sql } from 'drizzle-orm';"],
  ['server-adapters', 'apps/server/src/adapters/openai/a.ts', "import '../pdf/reader.ts';"],
  ['server-ports', 'apps/server/src/ports/language.ts', "import { generateText } from 'ai';"],
  ['server-plugins', 'apps/server/src/plugins/session.ts', "import '../modules/quota/quota-service.ts';"],
  ['server-root', 'apps/server/src/pages.ts', "import '../../web/app/lib/time.ts';"],
  ['server-http', 'apps/server/src/http/pages.ts', "import '../modules/quota/quota-service.ts';"],
  ['web-feature', 'apps/web/app/features/new-noun/a.tsx', "import { Review } from '~/features/resume/review';"],
  ['web-feature', 'apps/web/app/features/new-noun/a.tsx', "import type { Review } from '../resume/review.tsx';"],
  ['web-api', 'apps/web/app/api/client.ts', "import type { Config } from '../../../server/src/config.ts';"],
  ['web-live-engine', 'apps/web/app/features/live-assistant/engine/use-socket.ts', "import { useState } from 'react';"],
  ['web-ui', 'apps/web/app/ui/card.tsx', "import { second } from '@greenroom/contract/constants';"],
  ['web-lib', 'apps/web/app/lib/query.ts', "import { useQuery } from '@tanstack/react-query';"],
  ['no-test-code-in-product', 'apps/server/src/logger.ts', "import './testing/factory.ts';"],
  ['tests', 'tests/e2e/interview.spec.ts', "import '../../apps/web/app/lib/time.ts';"],
  ['resolvable', 'apps/web/app/routes/about.tsx', "import { gone } from '~/features/resume/gone';"],
  ['every-file-has-a-layer', 'apps/server/src/utils/format.ts', "import 'node:fs';"],
];

const TREES: Record<string, string>[] = [];
/** The tree that has a case's file: a tree is read once for all its cases, and one path can break one rule in it. */
const treeOf = ([, path, text]: Case): number => TREES.findIndex((files) => files[path] === text);
for (const [, path, text] of CASES) {
  const free = TREES.find((files) => !(path in files));
  if (free) free[path] = text;
  else TREES.push({ 'apps/server/src/testing/factory.ts': 'export const build = 1;', [path]: text });
}

describe('the import boundaries', () => {
  const reports: BoundaryReport[] = [];
  beforeAll(async () => {
    for (const files of TREES) reports.push(await check(files));
  });

  it('let a sound tree pass, having read every file and import of it', async () => {
    const report = await check({});
    expect(report.violations).toEqual([]);
    expect(report.files).toBe(Object.keys(SOUND).length);
    expect(report.imports).toBe(
      Object.values(SOUND)
        .join('\n')
        .match(/\bfrom '/g)?.length,
    );
  });

  it('refuse to pass a tree in which there is nothing to read', async () => {
    const root = await mkdtemp(join(tmpdir(), 'greenroom-boundaries-'));
    roots.push(root);
    await mkdir(join(root, 'apps'));
    await expect(checkBoundaries(root)).rejects.toThrow('read 0 files');
  });

  it.each(CASES)('catch what %s forbids, in %s: %s', (rule, path, text) => {
    const found = reports[treeOf([rule, path, text])]?.violations.filter(({ from }) => from === path) ?? [];
    expect(found.map((violation) => violation.rule)).toContain(rule);
  });

  it('find nothing in the files beside those that break a rule', () => {
    const others = reports.flatMap(({ violations }, tree) =>
      violations.filter(({ from }) => !(from in (TREES[tree] ?? {}))),
    );
    expect(others).toEqual([]);
  });

  it('catch a circle of imports, also one of types alone', async () => {
    const report = await check({
      'apps/web/app/lib/first.ts': "import type { Third } from './third.ts';\nexport type First = Third;",
      'apps/web/app/lib/second.ts': "import type { First } from './first.ts';\nexport type Second = First;",
      'apps/web/app/lib/third.ts': "import type { Second } from './second.ts';\nexport type Third = Second;",
    });
    expect(report.violations.map((violation) => violation.rule)).toContain('no-cycle');
    expect(report.violations[0]?.to).toContain('apps/web/app/lib/second.ts');
  });

  it('let tests reach what the product may not', async () => {
    const report = await check({
      'apps/server/src/testing/factory.ts': 'export const build = 1;',
      'apps/server/src/modules/quota/quota-service.test.ts':
        "import { expect } from 'vitest';\nimport { open } from '../../db/client.ts';\nimport { build } from '../../testing/factory.ts';\nexport { build, expect, open };",
    });
    expect(report.violations).toEqual([]);
  });
});
