import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { holdMicrophone, submitTyped, unplugMicrophone } from '../interview-steps.ts';
import { RECORDED_ANSWERS } from '../recordings/answers-data.ts';
import { fail, holdBack, keepToast, refuse } from './answers-of-server.ts';
import { description, enterInterview } from './interview-screens.ts';
import type { Screen } from './screen.ts';

const [FIRST, SECOND] = RECORDED_ANSWERS;
const FEEDBACK = '**/ai/completions/feedback';
const SAMPLE = '**/ai/completions/notes/answers';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** By its name alone: behind a question it is hidden from anyone who listens. */
const panel = (page: Page) => page.locator('[aria-label="Your answer"]').first();

async function record(page: Page): Promise<void> {
  await press(page, 'Record your answer');
  await expect(page.getByRole('button', { name: 'Stop recording' })).toBeVisible();
}

async function recordAndStop(page: Page): Promise<void> {
  await enterInterview(page);
  await record(page);
  await press(page, 'Stop recording');
}

async function askForSample(page: Page): Promise<void> {
  await enterInterview(page);
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('button', { name: 'View Sample Answer' }).first().click();
  await page.mouse.move(0, 0);
}

/** The recording ends at once: the browser's player finds nothing in it to play. */
const NOTHING_TO_PLAY = /ERR_REQUEST_RANGE_NOT_SATISFIABLE/;
const either = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));

/** The interview room while it works, where something fails, and what it asks before anything is lost. */
export const INTERVIEW_STATE_SCREENS: readonly Screen[] = [
  {
    name: 'interview-microphone-asked',
    open: async (page) => {
      await enterInterview(page);
      await page.evaluate(() => {
        navigator.mediaDevices.getUserMedia = () => new Promise(() => undefined);
      });
      await press(page, 'Record your answer');
      await expect(page.getByText('Your browser may ask whether it may be used.')).toBeVisible();
    },
  },
  {
    name: 'interview-microphone-unplugged',
    open: async (page) => {
      await holdMicrophone(page);
      await enterInterview(page);
      await record(page);
      await unplugMicrophone(page);
      await expect(page.getByRole('alert')).toContainText('Mic Disconnected!');
      await expect(page.getByRole('button', { name: 'Use what was recorded' })).toBeVisible();
    },
  },
  {
    name: 'interview-transcribing',
    open: async (page) => {
      await holdBack(page, '**/ai/stt?*');
      await recordAndStop(page);
      await expect(page.getByRole('progressbar', { name: 'Turning your answer into text' })).toBeVisible();
    },
  },
  {
    name: 'interview-not-understood',
    allows: either(NOTHING_TO_PLAY, /422/),
    open: async (page) => {
      await fail(page, '**/ai/stt?*', 'speech_not_understood');
      await recordAndStop(page);
      await expect(page.getByRole('alert')).toContainText("Sorry, We couldn't translate your response!");
    },
  },
  {
    name: 'interview-without-voice',
    allows: /503/,
    open: async (page) => {
      await fail(page, '**/ai/tts', 'speech_unavailable');
      await enterInterview(page);
      await press(page, 'Hear the question again');
      await expect(page.getByText('The questions cannot be read aloud at the moment.')).toBeVisible();
    },
  },
  {
    name: 'interview-engine-choice',
    part: 'view',
    around: panel,
    open: async (page) => {
      await enterInterview(page);
      await press(page, 'Change');
      await expect(page.getByRole('dialog', { name: 'How your words become text' })).toBeVisible();
    },
  },
  {
    name: 'interview-end-asked',
    part: 'view',
    open: async (page) => {
      await enterInterview(page);
      await press(page, 'End interview');
      await expect(page.getByRole('alertdialog', { name: 'End the interview now?' })).toBeVisible();
    },
  },
  {
    name: 'interview-skip-asked',
    part: 'view',
    around: panel,
    open: async (page) => {
      await enterInterview(page);
      await press(page, 'Type instead');
      await page.getByRole('textbox', { name: 'Your answer' }).fill('Half of an answer, typed by hand.');
      await press(page, 'Skip question');
      await expect(page.getByRole('alertdialog', { name: 'Skip this question?' })).toBeVisible();
    },
  },
  {
    name: 'interview-leave-asked',
    part: 'view',
    open: async (page) => {
      await enterInterview(page);
      await record(page);
      await page.getByRole('link', { name: 'Greenroom' }).click();
      await expect(page.getByRole('alertdialog', { name: 'Leave while your answer is recorded?' })).toBeVisible();
    },
  },
  {
    name: 'interview-feedback-failed',
    allows: /400/,
    // The first answer is given up, the second one is being assessed while the third is asked for.
    open: async (page) => {
      let asked = 0;
      await page.route(FEEDBACK, (route) => {
        asked += 1;
        return asked === 1 ? route.fulfill(refuse('invalid_request')) : undefined;
      });
      await enterInterview(page);
      await submitTyped(page, FIRST.text);
      await expect(page.getByRole('button', { name: 'Assess again' })).toBeVisible();
      await submitTyped(page, SECOND.text);
      await expect(page.getByText('Being assessed')).toBeVisible();
      await page.mouse.move(0, 0);
    },
  },
  {
    name: 'interview-done-waiting',
    open: async (page) => {
      await holdBack(page, FEEDBACK);
      await enterInterview(page);
      for (const { text } of RECORDED_ANSWERS.slice(0, 3)) await submitTyped(page, text);
      await expect(page.getByText('3 answers are still being assessed.')).toBeVisible();
      await page.mouse.move(0, 0);
    },
  },
  {
    name: 'interview-done-not-scored',
    allows: /400/,
    // One that is too short, one that was skipped, one with failed feedback.
    open: async (page) => {
      await page.route(FEEDBACK, (route) =>
        route.request().postDataJSON().answer === SECOND.text
          ? route.fulfill(refuse('invalid_request'))
          : route.fallback(),
      );
      await enterInterview(page);
      await submitTyped(page, 'I do not know.');
      await press(page, 'Skip question');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Skip it' }).click();
      await submitTyped(page, SECOND.text);
      await expect(page.getByText('Error in feedback gen.')).toBeVisible();
      await expect(page.getByText(/still being assessed/)).toHaveCount(0);
      await expect(page.getByText('Not scored').first()).toBeVisible();
      await page.mouse.move(0, 0);
    },
  },
  {
    name: 'interview-done-nothing',
    open: async (page) => {
      await enterInterview(page);
      await press(page, 'End interview');
      await page.getByRole('alertdialog').getByRole('button', { name: 'End interview' }).click();
      await expect(
        page.getByText('No question was answered, so there are no results. This interview was not counted.'),
      ).toBeVisible();
    },
  },
  {
    name: 'interview-sample-working',
    open: async (page) => {
      await holdBack(page, SAMPLE);
      await askForSample(page);
      await expect(page.getByRole('button', { name: 'Generating Sample Answer...' })).toBeVisible();
    },
  },
  {
    name: 'interview-sample-failed',
    allows: /502/,
    open: async (page) => {
      await fail(page, SAMPLE, 'provider_failed');
      await askForSample(page);
      await expect(page.getByText('The service behind this did not answer.')).toBeVisible();
    },
  },
  {
    name: 'interview-sample-none-left',
    part: 'view',
    around: (page) => page.getByRole('button', { name: 'View Sample Answer' }).first(),
    open: async (page) => {
      await page.addInitScript(() => localStorage.setItem('freeSampleAnswerGenerations', '0'));
      await askForSample(page);
      await keepToast(page, 'No Sample Answer Generations Left');
    },
  },
  {
    name: 'home-interview-waits',
    part: 'view',
    open: async (page) => {
      await enterInterview(page);
      await submitTyped(page, FIRST.text);
      await expect(page.getByText('Question 2 of 3', { exact: true })).toBeVisible();
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Your Product Manager interview is not finished' })).toBeVisible();
    },
  },
  {
    name: 'prepare-confirm-replaces',
    part: 'view',
    around: description,
    open: async (page) => {
      await page.addInitScript(() => localStorage.setItem('rem', '2'));
      await enterInterview(page);
      await page.goto('/interview/prepare');
      await page.getByText('Product Manager', { exact: true }).click();
      await press(page, 'Start Mock Interview');
      await expect(page.getByRole('dialog')).toContainText('This one replaces it on this device.');
    },
  },
];
