import type { Page } from '@playwright/test';
import { newPerson, signIn } from './account-steps.ts';
import { expect, test } from './fixtures.ts';
import { prepareInterview, recordingOf, speakAnswer, submitTyped } from './interview-steps.ts';
import { expectNoViolations } from './no-violations.ts';
import { SHORT_ANSWER } from './recordings/answers-data.ts';

const TYPED = 'I wrote the plan with my team, we tested it for two weeks, and the number of complaints fell by half.';

/** Where playing a recording began, and where its first sound is, in seconds. */
type Played = { fromSeconds: number; forSeconds: number; firstSoundSeconds: number };

/** Notes what is played of recordings, since the sound itself cannot be heard here. */
async function notePlayed(page: Page): Promise<() => Promise<Played | undefined>> {
  await page.addInitScript(() => {
    const played: unknown[] = [];
    Object.assign(window, { played });
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function startNoted(when, fromSeconds = 0, forSeconds = 0) {
      const samples = this.buffer?.getChannelData(0) ?? new Float32Array();
      const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      const first = samples.findIndex((sample) => Math.abs(sample) > loudest / 10);
      played.push({ fromSeconds, forSeconds, firstSoundSeconds: first / (this.buffer?.sampleRate ?? 1) });
      start.call(this, when, fromSeconds, forSeconds);
    };
  });
  return () => page.evaluate(() => (window as unknown as { played: Played[] }).played.at(-1));
}

/** The feedback quotes the first words, whatever the coach finds worth quoting. */
async function quoteFirstWords(page: Page): Promise<void> {
  await page.route('**/ai/completions/feedback', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const { answer } = route.request().postDataJSON() as { answer: string };
    const quote = answer.split(' ').slice(0, 3).join(' ');
    json.data.evidence = [{ skill: 'overall', quote, comment: 'A clear beginning.' }];
    await route.fulfill({ response, json });
  });
}

test('a recording saved with the account is heard on another device, and switching off deletes it', async ({
  speakingBrowser,
  page: second,
  consoleGuard,
}) => {
  test.setTimeout(300_000);
  const person = newPerson();
  const first = await speakingBrowser(recordingOf(SHORT_ANSWER));
  await signIn(first, person);
  const readPlayed = await notePlayed(first);
  await quoteFirstWords(first);
  await first.goto('/account');
  await first.getByRole('switch', { name: /^Do not judge pace and pauses/ }).click();
  const choice = first.getByRole('switch', { name: /^Save my recordings with my account/ });
  await expect(choice).not.toBeChecked();
  await choice.click();
  await expect(choice).toBeChecked();
  await expect(first.getByText('No recordings in this browser.')).toBeVisible();

  await prepareInterview(first, { role: 'Project Manager', count: '3' });
  await speakAnswer(first, SHORT_ANSWER);
  const asked = first.waitForRequest('**/ai/completions/feedback');
  await first.getByRole('button', { name: 'Submit answer' }).click();
  // What is not to be judged is not sent, nor shown with the results.
  const sent = (await asked).postDataJSON() as Record<string, unknown>;
  expect([sent.delivery, sent.durationMs]).toEqual(['voice', undefined]);
  expect(sent.sound ?? {}).not.toHaveProperty('pauses');
  await expect(first.getByText('Question 2 of 3', { exact: true })).toBeVisible();
  await submitTyped(first, TYPED);
  await expect(first.getByText('Question 3 of 3', { exact: true })).toBeVisible();
  await submitTyped(first, TYPED);
  await expect(first.getByText(/^With your account, .+ Deleted there in 90 days\.$/)).toBeVisible();
  await first.getByRole('button', { name: 'See Results' }).click();
  await expect(first).toHaveURL(/\/result$/);
  await expect(first.getByText(/Words per minute|Filler words|pauses?, shaded/)).toBeHidden();
  // The first word was said where the first sound is.
  await first
    .getByRole('button', { name: /^Hear it: / })
    .first()
    .click();
  await expect.poll(readPlayed).toBeTruthy();
  const { fromSeconds = 0, forSeconds = 0, firstSoundSeconds = 0 } = (await readPlayed()) ?? {};
  expect(Math.abs(fromSeconds - firstSoundSeconds)).toBeLessThanOrEqual(0.3);
  expect(forSeconds).toBeLessThan(4);
  const interviewId = new URL(first.url()).pathname.split('/')[2];

  await signIn(second, person);
  await second.goto(`/interviews/${interviewId}/result`);
  await second.getByRole('button', { name: /^Get the recording/ }).click();
  const sound = second.getByRole('region', { name: 'How it sounded' });
  await sound.getByRole('button', { name: 'Play' }).click();
  await expect(sound.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect(sound.getByText(/^With your account/)).toBeVisible();

  await second.goto('/account');
  await expect(second.getByText(/^1 recording with your account/)).toBeVisible();
  // What suits the person has come with the account.
  await expect(second.getByRole('switch', { name: /^Do not judge pace and pauses/ })).toBeChecked();
  await expectNoViolations(second, 'account with a recording');
  await second.getByRole('switch', { name: /^Save my recordings with my account/ }).click();
  await second.getByRole('button', { name: 'Stop and delete' }).click();
  await expect(second.getByText(/^1 recording with your account/)).toBeHidden();
  await second.goto(`/interviews/${interviewId}/result`);
  await expect(second.getByRole('button', { name: 'Practise this question again' }).first()).toBeVisible();
  await expect(second.getByRole('button', { name: /^Get the recording/ })).toBeHidden();

  // The account's copy is gone already.
  consoleGuard.allow(/404.*\/recordings\/0/);
  // In the browser that recorded it, it stays until it is deleted there.
  await first.reload();
  const own = first.getByRole('region', { name: 'How it sounded' });
  await own.getByRole('button', { name: 'Delete recording' }).click();
  await expect(own).toBeHidden();
  await first.reload();
  await expect(first.getByRole('button', { name: 'Practise this question again' }).first()).toBeVisible();
  await expect(own).toBeHidden();
});
