import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLOSING_MESSAGE } from '@greenroom/contract/constants';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { prepareInterview, recordingOf, speakAnswer } from './interview-steps.ts';
import { SHORT_ANSWER } from './recordings/answers-data.ts';
import { samplesOf, silence, wrapInWav } from './recordings/wav.ts';
import { measureWordErrorRate } from './recordings/word-error-rate.ts';

/** Asks a follow-up after the first answer and after no other. The reply is fixed, so it depends on neither the recogniser nor the load. */
async function askOneFollowUp(page: Page): Promise<void> {
  let asked = 0;
  await page.route('**/ai/completions/follow-up', (route) => {
    asked += 1;
    return route.fulfill({ json: { success: true, data: { followUp: asked === 1 ? FOLLOW_UP : null } } });
  });
}
const FOLLOW_UP = 'What did you do yourself?';

/** Speaks the short answer and submits it as it was heard; answers the word error rate. */
async function speakAndSubmit(page: Page): Promise<number> {
  const heard = await speakAnswer(page, SHORT_ANSWER);
  const errorRate = measureWordErrorRate(SHORT_ANSWER.text, heard);
  // The same recording is not heard alike every time: of sixteen words one more or less makes six hundredths.
  expect(errorRate, heard).toBeLessThanOrEqual(0.5);
  await page.getByRole('button', { name: 'Submit answer' }).click();
  return errorRate;
}

test('a visitor speaks answers, a follow-up and a second attempt, is heard well enough and compares both recordings', async ({
  speakingBrowser,
}) => {
  test.setTimeout(600_000);
  const page = await speakingBrowser(recordingOf(SHORT_ANSWER));
  await askOneFollowUp(page);
  await prepareInterview(page, { role: 'Project Manager', count: '3', followUps: true });
  await expect(page.getByText('Question 1 of 3', { exact: true })).toBeVisible();
  const errorRates = [await speakAndSubmit(page)];

  await expect(page.getByText('Question 1 of 3, follow-up', { exact: true })).toBeVisible();
  await expect(page.locator('#follow-up-0')).toContainText(FOLLOW_UP);
  errorRates.push(await speakAndSubmit(page));

  await expect(page.getByText('Question 2 of 3', { exact: true })).toBeVisible();
  const heard = await speakAnswer(page, SHORT_ANSWER);
  errorRates.push(measureWordErrorRate(SHORT_ANSWER.text, heard));
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'What was heard' })).toHaveValue(heard);
  await page.getByRole('button', { name: 'Submit answer' }).click();
  await expect(page.getByText('Question 3 of 3', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'End interview' }).click();
  await page.getByRole('button', { name: 'End and see results' }).click();
  await expect(page.getByText(CLOSING_MESSAGE)).toBeVisible();
  await expect(page.getByText(/most likely \d/)).toHaveCount(2);
  // A short answer may hold nothing that is quoted with certainty. Each quote is marked in its answer; one that is not there
  // would be written beside it.
  await expect(page.locator('blockquote')).toHaveCount(0);

  await page.getByRole('button', { name: 'Try this question again' }).first().click();
  await expect(page.getByText('Question 1 of 3, attempt 2', { exact: true })).toBeVisible();
  errorRates.push(await speakAndSubmit(page));
  await expect(page.getByRole('heading', { name: 'From attempt 1 to attempt 2' })).toBeVisible();
  const attempts = page.getByRole('region', { name: 'Your attempts' });
  const attempt = (name: string) =>
    attempts.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  // The first attempt has the recording of its follow-up too.
  await expect(attempt('Attempt 1').getByRole('button', { name: 'Play' })).toHaveCount(2);
  await attempt('Attempt 2').getByRole('button', { name: 'Play' }).click();
  await expect(attempt('Attempt 2').getByRole('button', { name: 'Stop' })).toBeVisible();
  expect(errorRates.reduce((sum, rate) => sum + rate, 0) / errorRates.length).toBeLessThanOrEqual(0.35);
});

/** Two stretches of speech with a thinking pause between them; the silence before is that of a person who lets the voice begin. */
function writePausedAnswer(folder: string): string {
  const words = samplesOf(readFileSync(recordingOf(SHORT_ANSWER)));
  const file = join(folder, 'paused-answer.wav');
  writeFileSync(file, wrapInWav(Buffer.concat([silence(2500), words, silence(4000), words, silence(500)])));
  return file;
}

test('hands-free, an answer interrupts the voice, is given time to think, and is submitted without a press', async ({
  speakingBrowser,
}, testInfo) => {
  test.setTimeout(600_000);
  mkdirSync(testInfo.outputPath(), { recursive: true });
  const page = await speakingBrowser(writePausedAnswer(testInfo.outputPath()));
  await prepareInterview(page, { role: 'Project Manager', count: '3', handsFree: true });
  const panel = page.getByRole('region', { name: 'Hands-free' });
  await expect(panel.getByText('Speak to interrupt it')).toBeVisible({ timeout: 60_000 });
  // The person speaks while the greeting is read.
  await expect(panel.getByText('I have stopped. Go ahead.')).toBeVisible({ timeout: 60_000 });
  const heard = page.getByRole('textbox', { name: 'What was heard' });
  await expect(heard).toBeVisible({ timeout: 90_000 });
  // Both stretches of speech are in it: the pause between them did not end it.
  expect((await heard.inputValue()).split(/\s+/).length).toBeGreaterThan(18);
  await expect(panel.getByText('Your answer is about to be submitted.')).toBeVisible();
  await expect(page.getByText('Question 2 of 3', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Turn hands-free off' }).click();
  await expect(panel).toBeHidden();
});

/** Eight seconds of an answer while another person talks in the room. */
function writeTalkedOver(folder: string): string {
  const [near, far] = ['about-me.wav', 'a-mistake.wav'].map((file) => samplesOf(readFileSync(recordingOf({ file }))));
  // So quiet that the words are doubtful (0.46), and not refused as not understood (0.3).
  const mixed = Buffer.alloc(8 * 32_000);
  for (let at = 0; at < mixed.length; at += 2)
    mixed.writeInt16LE(Math.round(0.7 * (near?.readInt16LE(at) ?? 0) + 0.1 * (far?.readInt16LE(at) ?? 0)), at);
  const file = join(folder, 'talked-over.wav');
  writeFileSync(file, wrapInWav(mixed));
  return file;
}

test('an answer that another person talks over is not heard well, and waits for the person', async ({
  speakingBrowser,
}, testInfo) => {
  test.setTimeout(600_000);
  mkdirSync(testInfo.outputPath(), { recursive: true });
  const page = await speakingBrowser(writeTalkedOver(testInfo.outputPath()));
  await prepareInterview(page, { role: 'Project Manager', count: '3' });
  await page.getByRole('button', { name: 'Record your answer' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^0:(?:09|1\d) \/ 3:00$/);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByText('I could not hear this well')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'What was heard' })).not.toHaveValue('');
  await expect(page.getByRole('button', { name: 'Submit answer' })).toBeDisabled();
  await page.getByRole('button', { name: 'These are my words' }).click();
  await expect(page.getByRole('button', { name: 'Submit answer' })).toBeEnabled();
});
