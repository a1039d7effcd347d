import { type Endpoints, endpoints } from '@greenroom/contract/endpoints';
import { newId } from '@greenroom/contract/uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

type Row = Endpoints[keyof Endpoints];
const rows = Object.entries(endpoints) as [string, Row][];
const fill = (path: string, userId: string) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === 'user_id' ? userId : newId()));

describe('access to every endpoint of the contract', () => {
  let test: TestApp;
  let ada: TestPerson;
  let grace: TestPerson;
  beforeAll(async () => {
    test = await buildTestApp();
    [ada, grace] = [await test.signIn('Ada'), await test.signIn('Grace')];
  });
  afterAll(() => test.close());

  it('registers every row of the table', () => {
    const missing = rows.filter(([, row]) => {
      const url = `/api/v1${row.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
      return !test.app.hasRoute({ method: row.method, url });
    });
    expect(missing.map(([name]) => name)).toEqual([]);
  });

  const owned = rows.filter(([, row]) => row.access === 'owner');
  it.each(owned)('%s answers 404 for another person’s id, whatever is sent', async (_name, row) => {
    const answer = await test.ask(ada, row.method, fill(row.path, grace.userId), {
      body: row.method === 'GET' ? undefined : {},
    });
    expect(answer.status).toBe(404);
    expect(answer.body.error.code).toBe('not_found');
  });

  const closed = rows.filter(([, row]) => row.access === 'owner' || row.access === 'signed-in');
  it.each(closed)('%s answers 401 without a token', async (_name, row) => {
    expect((await test.ask(null, row.method, fill(row.path, ada.userId))).status).toBe(401);
  });
  it.each(closed)('%s answers 403 with a token that is not good, so that the client refreshes', async (_name, row) => {
    const forged = { userId: ada.userId, token: `${ada.token.slice(0, -4)}AAAA` };
    const answer = await test.ask(forged, row.method, fill(row.path, ada.userId));
    expect([answer.status, answer.body.error?.code]).toEqual([403, 'token_expired']);
  });

  const cookies = rows.filter(([, row]) => row.access === 'cookie');
  it.each(cookies)('%s refuses a call without our header, and one from another site', async (_name, row) => {
    const query = row.path === '/auth/login' ? '?token=a&state=b' : '';
    const url = row.path + query;
    expect((await test.ask(null, row.method, url)).body.error.code).toBe('cross_site_refused');
    const headers = { 'x-greenroom-client': 'web', 'sec-fetch-site': 'cross-site' };
    expect((await test.ask(null, row.method, url, { headers })).body.error.code).toBe('cross_site_refused');
  });
});
