import { endpoints } from '@greenroom/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildReference } from './docs-reference.ts';

let reference: FastifyInstance;
beforeAll(async () => {
  reference = await buildReference({ path: '/docs', version: '1.2.3', endpoints });
});
afterAll(() => reference.close());

it('is a page in our name, without the tools and links of the one who made it', async () => {
  const { body } = await reference.inject({ url: '/docs/' });
  expect(body).toContain('<title>Greenroom API</title>');
  expect(body).toMatch(/"hideClientButton": ?true/);
  expect(body).toMatch(/"showDeveloperTools": ?"never"/);
  expect(body).toContain('.darklight-reference a { display: none }');
});

it('has a heading for each group, and speech alone below Speech', () => {
  const { tags = [], paths = {} } = reference.swagger() as {
    tags?: { name: string; 'x-displayName'?: string }[];
    paths?: Record<string, Record<string, { tags?: string[]; summary?: string }>>;
  };
  expect(tags).toContainEqual({ name: 'server', 'x-displayName': 'Server' });
  expect(tags).toContainEqual({ name: 'cover-letter', 'x-displayName': 'Cover letter' });
  const calls = Object.values(paths).flatMap((path) => Object.values(path));
  const inGroup = (name: string) => calls.filter((call) => call.tags?.includes(name)).map(({ summary }) => summary);
  expect(inGroup('server')).toEqual(['What this server can do']);
  expect(inGroup('speech')).not.toContain('What this server can do');
});
