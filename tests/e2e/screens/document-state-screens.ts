import type { Page } from '@playwright/test';
import { fillInputs, pickResume, RESULT, RESUME_FILE } from '../document-steps.ts';
import { expect } from '../fixtures.ts';
import { change, fail, holdBack, keepToast } from './answers-of-server.ts';
import type { Screen } from './screen.ts';

const TOOLS = {
  '/resume': 'Review Resume',
  '/cover-letter': 'Generate Cover Letter',
} as const;
const REVIEW = '**/ai/parse/resume';
const LETTER = '**/ai/completions/coverletter';

async function send(page: Page, path: keyof typeof TOOLS): Promise<void> {
  await page.goto(path);
  await fillInputs(page);
  await page.getByRole('button', { name: TOOLS[path] }).click();
}

const spend = (page: Page, allowance: string) => page.addInitScript((key) => localStorage.setItem(key, '0'), allowance);

async function writeLetter(page: Page): Promise<void> {
  await send(page, '/cover-letter');
  await expect(page.getByRole('heading', { name: 'Your letter' })).toBeFocused(RESULT);
}

/** Both tools on documents while they work, and where they cannot continue. */
export const DOCUMENT_STATE_SCREENS: readonly Screen[] = [
  {
    name: 'resume-wrong-file',
    part: 'view',
    around: (page) => page.getByText(/^The file is read/),
    open: async (page) => {
      await page.goto('/resume');
      await expect(page.getByRole('button', { name: 'Review Resume' })).toBeVisible();
      await pickResume(page, { ...RESUME_FILE, name: 'portrait.png', mimeType: 'image/png' });
      await keepToast(page, "Only PDF's allowed, or Word (.docx), OpenDocument (.odt) and text files");
    },
  },
  {
    name: 'resume-working',
    open: async (page) => {
      await holdBack(page, REVIEW);
      await send(page, '/resume');
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
    },
  },
  {
    name: 'resume-failed',
    part: 'view',
    around: (page) => page.getByRole('alert'),
    allows: /502/,
    open: async (page) => {
      await fail(page, REVIEW, 'provider_failed');
      await send(page, '/resume');
      await keepToast(page, 'Review Error');
    },
  },
  {
    name: 'resume-scanned',
    allows: /422/,
    open: async (page) => {
      await fail(page, REVIEW, 'resume_image_only');
      await send(page, '/resume');
      await expect(page.getByRole('alert')).toContainText('A scan needs text recognition');
      await page.getByTestId('toast').getByRole('button', { name: 'Close' }).click();
    },
  },
  {
    name: 'resume-none-left',
    part: 'view',
    around: (page) => page.getByText('You have used your free review.'),
    open: async (page) => {
      await spend(page, 'freeResumeReviews');
      await send(page, '/resume');
      await keepToast(page, 'No Resume Reviews Left');
    },
  },
  {
    name: 'resume-result-sparse',
    open: async (page) => {
      await change(page, REVIEW, {
        scoreValue: 31,
        scoreSummary: 'The description names no skills, so the score rests on how the resume is written.',
        hardSkills: { required: [], missing: [] },
        softSkills: { required: [], missing: [] },
        niceToHave: [],
        breakdown: [],
        warnings: ['Text that nobody can see was found in this file. It was left out of the review.'],
        reviewedBy: 'built-in-coach-standing-in',
      });
      await send(page, '/resume');
      await expect(page.getByRole('heading', { name: 'Skills Assessment' })).toBeFocused(RESULT);
    },
  },
  {
    name: 'cover-letter-working',
    open: async (page) => {
      await holdBack(page, LETTER);
      await send(page, '/cover-letter');
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
    },
  },
  {
    name: 'cover-letter-failed',
    part: 'view',
    around: (page) => page.getByRole('alert'),
    allows: /504/,
    open: async (page) => {
      await fail(page, LETTER, 'provider_timeout');
      await send(page, '/cover-letter');
      await keepToast(page, 'Letter Error');
    },
  },
  {
    name: 'cover-letter-none-left',
    part: 'view',
    around: (page) => page.getByText('You have used your free letter.'),
    open: async (page) => {
      await spend(page, 'freeCoverLetterGenerations');
      await send(page, '/cover-letter');
      await keepToast(page, 'No Cover Letter Generations Left');
    },
  },
  {
    name: 'cover-letter-reworded',
    // One paragraph has been worded again and can be brought back; the next is being worded, and two claims were taken
    // out.
    open: async (page) => {
      const removedClaims = ['Led a team of forty engineers', 'Certified Kubernetes Administrator'];
      await change(page, LETTER, { removedClaims, writtenBy: 'built-in-coach-standing-in' });
      await writeLetter(page);
      await page.getByRole('button', { name: 'Reword the introduction' }).click();
      await expect(page.getByRole('button', { name: 'Bring back the introduction as it was' })).toBeVisible();
      await holdBack(page, `${LETTER}/paragraph`);
      await page.getByRole('button', { name: 'Reword the first paragraph' }).click();
      await expect(page.getByRole('button', { name: 'Reword the first paragraph' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await page.mouse.move(0, 0);
    },
  },
  {
    name: 'cover-letter-reword-failed',
    part: 'view',
    around: (page) => page.getByRole('textbox', { name: 'the introduction' }),
    allows: /429/,
    open: async (page) => {
      await fail(page, `${LETTER}/paragraph`, 'rate_limited');
      await writeLetter(page);
      await page.getByRole('button', { name: 'Reword the introduction' }).click();
      await page.mouse.move(0, 0);
      await keepToast(page, 'The paragraph could not be reworded');
    },
  },
];
