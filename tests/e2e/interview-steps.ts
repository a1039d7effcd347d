import { statSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import type { RecordedAnswer } from './recordings/answers-data.ts';

/** Follow-ups depend on the question that comes: a journey asks for them. */
type Choice = {
  role: string;
  count: '3' | '4' | '5';
  followUps?: boolean;
  handsFree?: boolean;
  type?: 'Behavioral' | 'Technical';
};

/** From the Prepare screen into the interview. */
export async function prepareInterview(page: Page, choice: Choice): Promise<void> {
  const { role, count, followUps = false, handsFree = false, type } = choice;
  await page.goto('/interview/prepare');
  await page.getByText(role, { exact: true }).click();
  await page.getByRole('group', { name: 'Number of questions' }).getByText(count, { exact: true }).click();
  if (type !== undefined) await page.getByText(type, { exact: true }).click();
  await page.getByRole('switch', { name: 'Follow-up questions' }).setChecked(followUps);
  await page.getByRole('switch', { name: 'Hands-free' }).setChecked(handsFree);
  await page.getByRole('button', { name: 'Start Mock Interview' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
}

/** Writes the answer to the current question and submits it. */
export async function submitTyped(page: Page, text: string): Promise<void> {
  const typing = page.getByRole('button', { name: 'Type instead' });
  const box = page.getByRole('textbox', { name: 'Your answer' });
  await typing.or(box).waitFor();
  if (await typing.isVisible()) await typing.click();
  await box.fill(text);
  await page.getByRole('button', { name: 'Submit answer' }).click();
}

export const recordingOf = ({ file }: Pick<RecordedAnswer, 'file'>): string =>
  join(import.meta.dirname, 'recordings', file);

/** How long a recording plays: 16-bit samples at 16 kHz after a header of 44 bytes. */
const durationOf = (answer: RecordedAnswer): number => (statSync(recordingOf(answer)).size - 44) / 32;

/** Records while the microphone plays the answer; answers what was heard. */
export async function speakAnswer(page: Page, answer: RecordedAnswer): Promise<string> {
  await page.getByRole('button', { name: 'Record your answer' }).click();
  const elapsed = page.getByRole('timer');
  const secondsNeeded = Math.ceil(durationOf(answer) / 1000);
  await expect
    .poll(async () => secondsOf((await elapsed.textContent()) ?? ''), { timeout: (secondsNeeded + 30) * 1000 })
    .toBeGreaterThanOrEqual(secondsNeeded);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  const heard = page.getByRole('textbox', { name: 'What was heard' });
  // The recogniser takes 3 s on an idle machine; the journeys also run beside everything else.
  await expect(heard).toBeVisible({ timeout: 90_000 });
  return heard.inputValue();
}

/** "1:05 / 3:00" is 65. */
function secondsOf(timer: string): number {
  const [minutes = 0, seconds = 0] = (timer.split(' ')[0] ?? '').split(':').map(Number);
  return minutes * 60 + seconds;
}

/** From the question whether to end the interview to its end. The first key would be lost before the dialog has taken the focus. */
export async function confirmEndByKeyboard(page: Page): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Keep going' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'End and see results' })).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Presses the tab key until the control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

/** The answer stands on the screen word for word; the numbers of the remarks between its words are not part of it. */
export async function expectAnswer(page: Page, text: string): Promise<void> {
  const readAnswers = (main: Element): string => {
    const copy = main.cloneNode(true) as Element;
    for (const number of copy.querySelectorAll('sup')) number.remove();
    return copy.textContent ?? '';
  };
  await expect.poll(() => page.getByRole('main').evaluate(readAnswers), { timeout: 90_000 }).toContain(text);
}

/** Looks at the screen as it is with axe, by day and by night. */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`);
    expect(found, `${colorScheme}: ${page.url()}`).toEqual([]);
  }
}

type Held = { __tracks: MediaStreamTrack[] };

/** Keeps the real tracks of the microphone, so that a journey can unplug it. */
export async function holdMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held = globalThis as unknown as Held;
    held.__tracks = [];
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      held.__tracks.push(...stream.getTracks());
      return stream;
    };
  });
}

/** A script cannot pull a plug: it stops the track and sends the event that the browser would. */
export async function unplugMicrophone(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const track of (globalThis as unknown as Held).__tracks) {
      track.stop();
      track.dispatchEvent(new Event('ended'));
    }
  });
}

/** The person refuses the microphone when the browser asks: the browsers of the journeys never ask. */
export async function denyMicrophone(page: Page): Promise<void> {
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
}
