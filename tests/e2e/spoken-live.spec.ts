import { expect } from './fixtures.ts';
import { buyStarter, openCall, signIn, speakInto, standInMicrophone, test } from './live-steps.ts';

test('a shared tab is heard by the local recogniser: three questions with chatter between raise three answers in order, which are kept, read again and deleted', async ({
  sharing,
}) => {
  test.setTimeout(600_000);
  const page = await sharing.newPage();
  await signIn(page, 'Live Tester');
  await buyStarter(page);
  const sentences = [
    'Good morning. It is very nice to meet you.',
    'Can you tell me about yourself?',
    'That is good to hear. I like that very much.',
    'What is your greatest strength?',
    'Thank you. We had a lot of rain here last week.',
    'Why do you want to work with us?',
    'That was all for today. Goodbye.',
  ];
  const call = await openCall(sharing, sentences, 2500);
  await page.bringToFront();
  await page.goto('/live-interview');
  const opened = page.waitForEvent('websocket');
  await page.getByRole('button', { name: 'Launch Interview Assistant' }).click();
  await expect(page.getByText('Listening', { exact: true })).toBeVisible();
  await call.page.evaluate('play()');
  const answers = page.locator('[data-answer] h3');
  const lines = page.locator('[data-speaker]:not([data-open])');
  await expect(answers).toHaveCount(3, { timeout: 400_000 });
  // Not every word is heard as it was said.
  await expect(answers).toHaveText([/work/i, /strength/i, /about|yourself/i]);
  await page.getByRole('button', { name: 'End Interview Assistant' }).click();
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
  // The server closes once the last words are out: with any that came later it would have to be kept again.
  const socket = await opened;
  if (!socket.isClosed()) await socket.waitForEvent('close', { timeout: 60_000 });
  expect(await lines.count()).toBeGreaterThanOrEqual(3);
  await expect(answers).toHaveCount(3);
  await page.getByRole('button', { name: 'Save transcript' }).click();
  await expect(page.getByRole('button', { name: 'Saved to your account' })).toBeVisible();
  call.server.close();

  await page.getByRole('link', { name: 'Read it again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Live interview' })).toBeVisible();
  // Read in the order in which it went, not newest first.
  await expect(answers).toHaveText([/about|yourself/i, /strength/i, /work/i]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^interview-transcript-.*\.txt$/);
  await page.getByRole('link', { name: 'All saved interviews' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '3 questions' })).toBeVisible();
  await page.getByRole('button', { name: /^Delete: Live interview/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The live interview has been deleted.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No saved live interviews yet' })).toBeVisible();
});

test('a page that is reloaded in the middle of a session goes on with it: its words, its answers and its unit', async ({
  sharing,
}) => {
  test.setTimeout(600_000);
  const page = await sharing.newPage();
  // The page warns that it is being left, which is what this person wants.
  page.on('dialog', (dialog) => void dialog.accept());
  await signIn(page, 'Reload Tester');
  await buyStarter(page);
  const call = await openCall(sharing, ['What is your greatest strength?'], 1500);
  await page.bringToFront();
  await page.goto('/live-interview');
  await page.getByRole('button', { name: 'Launch Interview Assistant' }).click();
  await expect(page.getByText('Listening', { exact: true })).toBeVisible();
  await call.page.evaluate('play()');
  const answers = page.locator('[data-answer] h3');
  const lines = page.locator('[data-speaker]:not([data-open])');
  await expect(answers).toHaveText([/strength/i], { timeout: 60_000 });
  const before = await lines.allTextContents();

  await page.reload();
  await expect(page.getByText('This session was interrupted')).toBeVisible();
  await expect(lines).toHaveText(before);
  await page.getByRole('button', { name: 'Resume this session' }).click();
  await expect(page.getByText('Listening', { exact: true })).toBeVisible();
  await call.page.evaluate('play()');
  await expect(answers).toHaveText([/strength/i, /strength/i], { timeout: 60_000 });
  const quota = page.waitForResponse((response) => response.url().endsWith('/quota'));
  await page.getByRole('button', { name: 'End Interview Assistant' }).click();
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
  // The package had five.
  expect((await (await quota).json()).data.availableLiveInterviews).toBe(4);
  call.server.close();
});

test('the person’s own microphone is written down as theirs beside the shared tab, and raises no answer', async ({
  sharing,
}) => {
  test.setTimeout(600_000);
  const page = await sharing.newPage();
  await standInMicrophone(page);
  await signIn(page, 'Microphone Tester');
  await buyStarter(page);
  const call = await openCall(sharing, ['Can you tell me about yourself?'], 0);
  await page.bringToFront();
  await page.goto('/live-interview');
  const own = page.getByRole('switch', { name: /^Hear my side too/ });
  await expect(own).not.toBeChecked();
  await own.check();
  await page.getByRole('button', { name: 'Launch Interview Assistant' }).click();
  await expect(page.getByText('Listening', { exact: true })).toBeVisible();
  await call.page.evaluate('play()');
  const answers = page.locator('[data-answer] h3');
  await expect(answers).toHaveText([/yourself/i], { timeout: 60_000 });
  // A question on purpose: were it taken for the interviewer's, it would be answered.
  await speakInto(page, 'What is your greatest strength?');
  await expect(page.locator('[data-speaker="person"]:not([data-open])')).toHaveText([/strength/i], { timeout: 60_000 });
  await own.uncheck();
  await page.getByRole('button', { name: 'End Interview Assistant' }).click();
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
  await expect(page.locator('[data-speaker="interviewer"]:not([data-open])')).toHaveCount(1);
  await expect(answers).toHaveCount(1);
  call.server.close();
});
