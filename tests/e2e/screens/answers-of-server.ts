// What a server may answer, or not answer, when a screen is to be seen in that moment.
import { ERRORS, type ErrorCode } from '@greenroom/contract/errors';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { freezeDates } from './frozen-day.ts';

type Address = string | RegExp;

export const succeed = (data: unknown) => ({ json: { success: true, data } });

/** A failure of the contract, in its own words. */
export const refuse = (code: ErrorCode) => ({
  status: ERRORS[code].status,
  json: { success: false, error: { code, message: ERRORS[code].message, requestId: 'e2e' } },
});

/** The calls to the address are never answered: what is shown in the meantime stays. */
export const holdBack = (page: Page, address: Address): Promise<unknown> => page.route(address, () => undefined);

export const fail = (page: Page, address: Address, code: ErrorCode): Promise<unknown> =>
  page.route(address, (route) => route.fulfill(refuse(code)));

/** The real answer, with some of it changed. */
export const change = (page: Page, address: Address, changes: object): Promise<unknown> =>
  page.route(address, async (route) => {
    const reply = JSON.parse(freezeDates(await (await route.fetch()).text())) as { data: object };
    return route.fulfill(succeed({ ...reply.data, ...changes }));
  });

/** A message over the page goes after five seconds, unless someone is at it. */
export async function keepToast(page: Page, title: string): Promise<void> {
  const toast = page.getByTestId('toast').filter({ hasText: title });
  await expect(toast).toBeVisible();
  await toast.dispatchEvent('focusin');
}
