import type { Page } from '@playwright/test';
import { adoptStyle } from '../adopt-style.ts';
import { expect } from '../fixtures.ts';
import { denyMicrophone } from '../interview-steps.ts';
import { fail } from './answers-of-server.ts';
import type { Screen } from './screen.ts';

async function openCheck(page: Page): Promise<void> {
  await page.goto('/interview/prepare');
  await page.getByText('Product Manager', { exact: true }).click();
  await page.getByRole('link', { name: 'Check microphone and speakers first' }).click();
  await expect(page.getByRole('heading', { name: 'Check your sound' })).toBeVisible();
}

/** The two seconds are played by themselves: the player is shown as it is afterwards, but for how long they were. */
const HIDDEN_LENGTH =
  'audio::-webkit-media-controls-current-time-display, audio::-webkit-media-controls-time-remaining-display { visibility: hidden }';

async function tryMicrophone(page: Page, outcome: string): Promise<void> {
  await page.getByRole('button', { name: 'Test microphone' }).click();
  await expect(page.getByText(outcome)).toBeVisible();
  await expect.poll(() => page.locator('audio').evaluate((player: HTMLAudioElement) => player.ended)).toBe(true);
  await adoptStyle(page, HIDDEN_LENGTH);
}

/** The check before an interview, once something was tried. */
export const SOUND_CHECK_SCREENS: readonly Screen[] = [
  {
    name: 'interview-check-heard',
    open: async (page) => {
      await openCheck(page);
      await tryMicrophone(page, 'We hear you well.');
    },
  },
  {
    name: 'interview-check-silent',
    allows: /503/,
    // A microphone that hears nothing, and no voice to ask the questions.
    open: async (page) => {
      await fail(page, '**/ai/tts', 'speech_unavailable');
      await openCheck(page);
      await page.evaluate(() => {
        const context = new AudioContext();
        const silence = context.createMediaStreamDestination();
        const source = new ConstantSourceNode(context, { offset: 0 });
        source.connect(silence);
        source.start();
        navigator.mediaDevices.getUserMedia = async () => silence.stream;
      });
      await tryMicrophone(page, 'That was very quiet.');
      await page.getByRole('button', { name: 'Play a sentence' }).click();
      await expect(page.getByText('The questions cannot be read aloud at the moment.')).toBeVisible();
      await page.mouse.move(0, 0);
    },
  },
  {
    name: 'interview-check-denied',
    open: async (page) => {
      await openCheck(page);
      await denyMicrophone(page);
      await page.getByRole('button', { name: 'Test microphone' }).click();
      await expect(page.getByRole('alert')).toContainText('Mic Access Denied!');
    },
  },
];
