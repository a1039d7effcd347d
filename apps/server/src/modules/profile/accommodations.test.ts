import type { Accommodations } from '@greenroom/contract/accommodations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const CHOSEN: Accommodations = {
  withoutDelivery: false,
  withoutPace: true,
  withoutRecordings: false,
  hasMoreTime: true,
  withoutTimer: true,
  ratesFirst: false,
  withoutFollowUps: false,
  isHandsFree: false,
};

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('keeps what suits a person with the account, for that person alone, and exports it', async () => {
  const [ada, other] = [await test.signIn(), await test.signIn()];
  const pathOf = ({ userId }: { userId: string }) => `/users/${userId}/accommodations`;
  const read = async (person: typeof ada) => (await test.ask(person, 'GET', pathOf(person))).body.data.accommodations;
  expect(await read(ada)).toBeNull();
  expect((await test.ask(ada, 'PUT', pathOf(ada), { body: CHOSEN })).status).toBe(200);
  expect(await read(ada)).toEqual(CHOSEN);
  expect(await read(other)).toBeNull();
  expect((await test.ask(other, 'PUT', pathOf(ada), { body: CHOSEN })).status).toBe(404);
  expect((await test.ask(ada, 'PUT', pathOf(ada), { body: { withoutPace: 'yes' } })).status).toBe(400);
  const exported = await test.ask(ada, 'GET', `/users/${ada.userId}/export`);
  expect(JSON.stringify(exported.body)).toContain('"accommodations":{');
});
