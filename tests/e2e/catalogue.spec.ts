import { expect } from './fixtures.ts';
import { startCatalogue } from './screens/catalogue.ts';
import { test } from './screens/studio.ts';

// A trace draws every step once more, which takes as long as the pictures themselves; a failed one shows what it is about.
test.use({ trace: 'off' });

test('every part of the design system looks as it should in every variant', async ({
  page,
  context,
  studio,
  baseURL,
}) => {
  test.setTimeout(600_000);
  const api = new URL(baseURL ?? '');
  const catalogue = await startCatalogue(Number(api.port) + 1000, api.origin);
  try {
    await studio.freeze(context);
    await page.goto(catalogue.url);
    // The first visit waits for the parts to be put together.
    await expect(page.getByRole('heading', { name: 'Overlays' })).toBeVisible({ timeout: 120_000 });
    await studio.look('catalogue', page);
    await page.getByRole('button', { name: 'Open a dialog' }).click();
    await expect(page.getByRole('dialog', { name: 'Confirm the customization' })).toBeVisible();
    await studio.look('catalogue-dialog', page, { part: 'view' });
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('button', { name: 'Open a menu' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await studio.look('catalogue-menu', page, { part: 'view' });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Point at me' }).focus();
    await expect(page.getByRole('tooltip').or(page.getByText('Further words after 700 ms'))).toBeVisible();
    await studio.look('catalogue-tooltip', page, { part: 'view' });
  } finally {
    await catalogue.stop();
  }
});
