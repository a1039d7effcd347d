import type { Page } from '@playwright/test';
import { adoptStyle } from '../adopt-style.ts';
import { expect } from '../fixtures.ts';
import { succeed } from './answers-of-server.ts';
import type { Screen } from './screen.ts';

const ID = '01890a5d-ac96-774b-bcce-b302099a0001';
const OTHER_ID = '01890a5d-ac96-774b-bcce-b302099a0002';
const JOB = 'Nurse on a busy ward\nNight shifts, a team of eight, and a lot of training on the job.';
const SESSION = { _id: ID, createdAt: '2026-11-20T10:00:00.000Z', jobDescription: JOB };
const TRANSCRIPT = {
  lines: [
    { speaker: 'interviewer', text: 'Good morning, and thank you for coming in.', atMs: 1000 },
    { speaker: 'person', text: 'Good morning. I have been looking forward to it.', atMs: 5000 },
    { speaker: 'interviewer', text: 'Why do you want to work with us?', atMs: 9000 },
    { speaker: 'person', text: 'Because your ward trains its own people.', atMs: 15_000 },
  ],
  answers: [
    {
      question: 'Why do you want to work with us?',
      answer: 'What draws me is how you train people on the job.\n\nIt fits what I have done for four years.',
      atMs: 9000,
    },
  ],
};

/** How fast an answer came is a matter of the moment. */
export const HIDDEN_SPEED = '[data-meter] dd { visibility: hidden }';

async function answerList(page: Page, sessions: object[]): Promise<void> {
  const list = { sessions, totalCount: sessions.length };
  await page.route(/\/live-sessions\?/, (route) => route.fulfill(succeed(list)));
}

/** A server that hears what the screen shows: words come without sound, so that they are always the same. */
export async function answerSession(page: Page): Promise<void> {
  await page.route(/\/user\/[^/]+\/quota$/, async (route) => {
    if (route.request().method() !== 'GET') return route.fulfill(succeed({}));
    const reply = await (await route.fetch()).json();
    return route.fulfill(succeed({ ...reply.data, availableLiveInterviews: 3 }));
  });
  const ticket = { sessionId: ID, ticket: 'ticket', expiresAt: SESSION.createdAt, endsAt: SESSION.createdAt };
  await page.route(/\/live\/sessions$/, (route) => route.fulfill(succeed(ticket)));
  await page.routeWebSocket(/\/api\/v1\/live\?/, (socket) => {
    const say = (message: object) => socket.send(JSON.stringify(message));
    say({ type: 'info', code: 'ready', recorderNumber: 0, receivedBytes: 0 });
    let isFirst = true;
    socket.onMessage((message) => {
      if (typeof message === 'string') return;
      say({ type: 'info', code: 'received', receivedBytes: 0 });
      if (!isFirst) return;
      isFirst = false;
      for (const [index, { speaker, text }] of TRANSCRIPT.lines.entries()) {
        say({ type: 'transcript', text, isFinal: true, speaker, number: index + 1 });
      }
    });
  });
}

async function expectAnswer(page: Page): Promise<void> {
  await expect(page.getByRole('article').getByRole('heading', { name: /work with us/i })).toBeVisible();
  await adoptStyle(page, HIDDEN_SPEED);
}

/** The live assistant and what was saved of it, as someone who is signed in meets them. */
export const LIVE_SCREENS: readonly Screen[] = [
  {
    name: 'kept-interviews-empty',
    open: async (page) => {
      await page.goto('/live-interviews');
      await expect(page.getByRole('heading', { name: 'No saved live interviews yet' })).toBeVisible();
    },
  },
  {
    name: 'kept-interviews',
    open: async (page) => {
      const other = { ...SESSION, _id: OTHER_ID, jobDescription: '', questionCount: 12, durationMs: 2_700_000 };
      await answerList(page, [{ ...SESSION, questionCount: 1, durationMs: 15_000 }, other]);
      await page.goto('/live-interviews');
      await expect(page.getByRole('listitem')).toHaveCount(2);
    },
  },
  {
    name: 'kept-interview-delete',
    part: 'view',
    open: async (page) => {
      await page.getByRole('button', { name: /^Delete: Nurse/ }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'kept-interview',
    open: async (page) => {
      await page.route(`**/live-sessions/${ID}`, (route) =>
        route.fulfill(succeed({ ...SESSION, transcript: TRANSCRIPT })),
      );
      await page.goto(`/live-interviews/${ID}`);
      await expect(page.getByRole('heading', { name: 'What was said' })).toBeVisible();
    },
  },
  {
    name: 'live-assistant-before',
    open: async (page) => {
      await answerSession(page);
      await page.goto('/live-interview');
      await expect(page.getByText('Where the sound goes')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Launch Interview Assistant' })).toBeEnabled();
    },
  },
  {
    name: 'live-assistant-running',
    // Chromium says so of every shared tab where a page may not use the camera.
    allows: /camera is not allowed in this document/,
    open: async (page) => {
      await page.getByRole('button', { name: 'Launch Interview Assistant' }).click();
      await expectAnswer(page);
    },
  },
  {
    name: 'live-assistant-interrupted',
    open: async (page) => {
      // The page warns that it is being left.
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await expect(page.getByText('This session was interrupted')).toBeVisible();
      await expectAnswer(page);
    },
  },
  {
    name: 'live-assistant-resumed',
    open: async (page) => {
      await page.getByRole('button', { name: 'Resume this session' }).click();
      await expect(page.getByText('Listening', { exact: true })).toBeVisible();
      await expectAnswer(page);
    },
  },
  {
    name: 'live-assistant-ended',
    open: async (page) => {
      await page.getByRole('button', { name: 'End Interview Assistant' }).click();
      await expect(page.getByRole('button', { name: 'Save transcript' })).toBeVisible();
    },
  },
];
