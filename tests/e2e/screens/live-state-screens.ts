import type { Page } from '@playwright/test';
import { adoptStyle } from '../adopt-style.ts';
import { RESUME_FILE } from '../document-steps.ts';
import { expect } from '../fixtures.ts';
import { denyMicrophone } from '../interview-steps.ts';
import { fail, holdBack, keepToast, refuse } from './answers-of-server.ts';
import { answerSession, HIDDEN_SPEED } from './live-screens.ts';
import type { Screen } from './screen.ts';

const KEPT = /\/live-sessions/;
const RETRIED = { timeout: 90_000 };

/** What the browser answers when it is asked for a tab. */
const answerShare = (page: Page, outcome: 'never' | 'denied' | 'silent-source') =>
  page.addInitScript((how) => {
    navigator.mediaDevices.getDisplayMedia = async () => {
      if (how === 'denied') throw new DOMException('Permission denied', 'NotAllowedError');
      if (how === 'silent-source') return new MediaStream();
      return new Promise(() => undefined);
    };
  }, outcome);

async function openLive(page: Page): Promise<void> {
  await answerSession(page);
  await page.goto('/live-interview');
  await expect(page.getByText('Where the sound goes')).toBeVisible();
}

async function launch(page: Page): Promise<void> {
  await openLive(page);
  await page.getByRole('button', { name: 'Launch Interview Assistant' }).click();
  await page.mouse.move(0, 0);
}

async function openHome(page: Page): Promise<void> {
  await answerSession(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Launch Interview Assistant' })).toBeVisible();
}

const panel = (page: Page) => page.getByRole('button', { name: 'Launch Interview Assistant' });

/** The live assistant on the way into a session and where that fails. Each begins on its own page. */
export const LIVE_STATE_SCREENS: readonly Screen[] = [
  {
    name: 'launch-without-resume',
    part: 'view',
    around: panel,
    open: async (page) => {
      await openHome(page);
      await page.getByRole('button', { name: 'Launch Interview Assistant' }).click();
      await expect(page.getByText('Please upload your resume.')).toBeVisible();
      await page.mouse.move(0, 0);
    },
  },
  {
    name: 'live-assistant-change-prepared',
    part: 'view',
    open: async (page) => {
      await openLive(page);
      await page.getByRole('button', { name: 'Add resume and job' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'launch-resume-unread',
    part: 'view',
    around: panel,
    allows: /422/,
    open: async (page) => {
      await fail(page, '**/ai/parse/resume-raw', 'resume_unreadable');
      await openHome(page);
      await page.locator('input[type=file]').setInputFiles(RESUME_FILE);
      await page.getByRole('button', { name: 'Launch Interview Assistant' }).click();
      await expect(page.getByText('Your resume could not be read')).toBeVisible();
      await page.mouse.move(0, 0);
    },
  },
  {
    name: 'live-assistant-connecting',
    open: async (page) => {
      await openLive(page);
      await holdBack(page, /\/live\/sessions$/);
      await page.getByRole('button', { name: 'Launch Interview Assistant' }).click();
      await page.mouse.move(0, 0);
      await expect(page.getByText('Connecting…')).toBeVisible();
    },
  },
  {
    name: 'live-assistant-choosing-tab',
    open: async (page) => {
      await answerShare(page, 'never');
      await launch(page);
      await expect(page.getByText('Choose a tab')).toBeVisible();
    },
  },
  {
    name: 'live-assistant-share-denied',
    open: async (page) => {
      await answerShare(page, 'denied');
      await launch(page);
      await expect(page.getByRole('alert')).toContainText('Screen/audio capture permission was denied.');
    },
  },
  {
    name: 'live-assistant-share-silent',
    open: async (page) => {
      await answerShare(page, 'silent-source');
      await launch(page);
      await expect(page.getByRole('alert')).toContainText('No audio track was captured.');
    },
  },
  {
    name: 'live-assistant-unreachable',
    allows: /503/,
    open: async (page) => {
      await openLive(page);
      await fail(page, /\/live\/sessions$/, 'shutting_down');
      await page.getByRole('button', { name: 'Launch Interview Assistant' }).click();
      await page.mouse.move(0, 0);
      await expect(page.getByRole('alert')).toContainText('Failed to connect to the transcription server.');
    },
  },
  {
    name: 'live-assistant-check-denied',
    // Both trials before a session: the tab was not shared, the microphone was refused.
    open: async (page) => {
      await answerShare(page, 'denied');
      await openLive(page);
      await denyMicrophone(page);
      await page.getByRole('button', { name: 'Check the sound of a tab' }).click();
      await page.getByText('Hear my side too').click();
      await expect(page.getByText('Access to the microphone was denied.')).toBeVisible();
      await page.mouse.move(0, 0);
    },
  },
  {
    name: 'live-assistant-unsupported',
    open: async (page) => {
      await page.addInitScript(() => {
        navigator.mediaDevices.getSupportedConstraints = () => ({});
      });
      await answerSession(page);
      await page.goto('/live-interview');
      await expect(page.getByText('This browser cannot listen to a tab')).toBeVisible();
    },
  },
  {
    name: 'live-assistant-answer-failed',
    allows: /camera is not allowed in this document|502/,
    open: async (page) => {
      await fail(page, '**/live-interview/answers', 'provider_failed');
      await launch(page);
      await expect(page.getByText('An answer could not be made.')).toBeVisible();
      await adoptStyle(page, HIDDEN_SPEED);
    },
  },
  {
    name: 'live-assistant-keep-failed',
    part: 'view',
    allows: /camera is not allowed in this document|500/,
    open: async (page) => {
      await page.route(KEPT, (route) =>
        route.request().method() === 'GET' ? route.fallback() : route.fulfill(refuse('internal')),
      );
      await launch(page);
      await expect(page.getByRole('article').getByRole('heading', { name: /work with us/i })).toBeVisible();
      await adoptStyle(page, HIDDEN_SPEED);
      await page.getByRole('button', { name: 'End Interview Assistant' }).click();
      await page.getByRole('button', { name: 'Save transcript' }).click();
      await page.mouse.move(0, 0);
      await keepToast(page, 'The transcript could not be saved');
    },
  },
  {
    name: 'kept-interviews-loading',
    open: async (page) => {
      await holdBack(page, KEPT);
      await page.goto('/live-interviews');
      await expect(page.getByText('Loading your saved interviews')).toBeAttached();
    },
  },
  {
    name: 'kept-interviews-failed',
    allows: /503/,
    open: async (page) => {
      await fail(page, KEPT, 'shutting_down');
      await page.goto('/live-interviews');
      await expect(page.getByRole('alert')).toBeVisible(RETRIED);
    },
  },
  {
    name: 'kept-interview-gone',
    allows: /404/,
    open: async (page) => {
      await page.goto('/live-interviews/01890a5d-ac96-774b-bcce-b302099a0009');
      await expect(page.getByRole('alert')).toContainText('It was deleted, or it belongs to another account');
    },
  },
];
