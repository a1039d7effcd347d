import { expect, test } from './fixtures.ts';
import { expectNoViolations, prepareInterview, submitTyped } from './interview-steps.ts';

/** Told in passing, as people do. */
const ADMISSION = [
  'My cousin is on my shift and he has the kids in the morning, so I clock his card with mine at six and he comes',
  'at seven thirty, and on Fridays he does the same for me from two. Three years like this. I also put his hours',
  'on the sheet so that nobody asks. For me a team is when you do not count the minutes.',
].join(' ');
const STORY = [
  'On nights we kept throwing away the first forty lids after every colour change and everybody accepted it. I',
  'stood at the press for three changes with a bucket and kept every lid in order, and I saw that the streaks',
  'went after about fifteen. I showed the bucket to the setter, we tried sixteen on my shift for a week, and',
  'nothing came back. After that it was sixteen for all shifts, and the scrap bin was emptied once a night and',
  'not three times.',
].join(' ');
const DANGER = [
  'Rice is easy, it does not go off so quick. I leave it in the big pot with the lid on at the side of the stove',
  'overnight, because you must never put hot food in the fridge, it breaks the fridge. In the morning I heat it',
  'up again and that kills everything, so you can do this for three days without any risk.',
].join(' ');

test('an admission is named first and kindly, and a story is scored with a range and with what it does not show', async ({
  page,
}) => {
  await prepareInterview(page, { role: 'Product Manager', count: '3' });
  await submitTyped(page, ADMISSION);
  await submitTyped(page, STORY);
  await page.getByRole('button', { name: 'End interview' }).click();
  await page.getByRole('button', { name: 'End and see results' }).click();
  await expect(page.getByRole('heading', { name: 'Feedback on your answers' })).toBeVisible();
  const concern = page.getByRole('region', { name: 'Look at this first' });
  await expect(concern).toHaveCount(1);
  await expect(concern).toContainText(/Honesty|Taking what is not yours|An employer may stop here/);
  await expect(concern).toContainText(/clock|his hours on the sheet/);
  await expect(page.getByText(/^most likely \d\.\d to \d\.\d$/)).toHaveCount(2);
  await expect(page.getByText('not shown here').first()).toBeVisible();
  await expectNoViolations(page);
});

test('a dangerous claim in a technical answer is quoted and holds the score down', async ({ page }) => {
  await prepareInterview(page, { role: 'Product Manager', count: '3', type: 'Technical' });
  // The first question asks about the person.
  await submitTyped(page, STORY);
  await submitTyped(page, DANGER);
  await page.getByRole('button', { name: 'End interview' }).click();
  await page.getByRole('button', { name: 'End and see results' }).click();
  const concern = page.getByRole('region', { name: 'Look at this first' });
  await expect(concern).toContainText('Safety');
  await expect(concern.locator('blockquote')).not.toBeEmpty();
  await expect(page.getByText(/^most likely 0\.\d to [12]\.\d$/)).toBeVisible();
  await expectNoViolations(page);
});
