// Takes the pictures of the README and frames of an interview: node tests/e2e/recordings/make-pictures.ts http://localhost:3000 FOLDER
// The frames become one animation with `img2webp` of Debian's package webp; the command is printed at the end.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../../scripts/find-tools.mjs';
import { browserArguments } from '../browser-arguments.ts';
import { fillInputs } from '../document-steps.ts';
import { prepareInterview, recordingOf, submitTyped } from '../interview-steps.ts';
import { RECORDED_ANSWERS } from './answers-data.ts';

const [origin = 'http://localhost:3000', folder = 'pictures'] = process.argv.slice(2);
const SIZE = { width: 1280, height: 800 };
/** A frame of the animation is as wide as the README shows it on a sharp screen. */
const FRAME_MS = { question: 2200, recording: 450, heard: 2600, feedback: 4000 };
const RECORDING_FRAMES = 8;

const ANSWERS = [
  'I have led projects for six years, the last three of them in a chain of bakeries. My main work there was to move 42 shops to a new till without ' +
    'closing one of them. I planned it in groups of six, with one evening of training for each shop, and we finished two weeks early. Before that I ran ' +
    'the opening of four shops, from the lease to the first loaf. I would like to do the same for a firm of this size, because I like plans that people ' +
    'on the floor can see working.',
  'Two shop managers both wanted the fitters in the same week before Easter, and each told me that the other had agreed to wait. I met them ' +
    'together, put the sales of last Easter on the table and asked what each would lose by a later week. One shop sold three times as much, so we did the ' +
    'other one first, and I lent that manager two people for the move. Both opened on time, and since then I ask for such dates in one meeting.',
];

async function open(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: SIZE,
    baseURL: origin,
    permissions: ['microphone'],
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

const shoot = (page: Page, name: string) => page.screenshot({ path: join(folder, `${name}.png`) });

/** An interview with its question, the recorder at work, what was heard, and the feedback at the end. */
async function takeInterview(browser: Browser): Promise<{ name: string; lastsMs: number }[]> {
  const frames: { name: string; lastsMs: number }[] = [];
  const page = await open(browser);
  const take = async (name: string, lastsMs: number) => {
    await shoot(page, name);
    frames.push({ name, lastsMs });
  };
  await prepareInterview(page, { role: 'Project Manager', count: '3', type: 'Behavioral' });
  await page.getByRole('button', { name: 'Record your answer' }).waitFor();
  await take('frame-question', FRAME_MS.question);
  await page.getByRole('button', { name: 'Record your answer' }).click();
  for (let frame = 0; frame < RECORDING_FRAMES; frame += 1) {
    await page.waitForTimeout(FRAME_MS.recording * 2);
    await take(`frame-recording-${frame}`, FRAME_MS.recording);
  }
  await page.getByRole('button', { name: 'Stop recording' }).click();
  const heard = page.getByRole('textbox', { name: 'What was heard' });
  await heard.waitFor({ timeout: 120_000 });
  await take('frame-heard', FRAME_MS.heard);
  await heard.fill(ANSWERS[0] ?? '');
  await page.getByRole('button', { name: 'Submit answer' }).click();
  await submitTyped(page, ANSWERS[1] ?? '');
  await submitTyped(page, ANSWERS[0] ?? '');
  const result = page.getByText(/Thank you for taking the time/).first();
  await result.waitFor({ timeout: 60_000 });
  await page.waitForTimeout(3000);
  await shoot(page, 'interview-end');
  await page.getByRole('heading', { name: 'Feedback on your answers' }).evaluate((heading) => {
    heading.scrollIntoView({ block: 'start' });
  });
  await page.waitForTimeout(500);
  await take('frame-feedback', FRAME_MS.feedback);
  return frames;
}

async function takeReview(browser: Browser): Promise<void> {
  const page = await open(browser);
  await page.goto('/resume');
  await fillInputs(page);
  await page.getByRole('button', { name: 'Review Resume' }).click();
  await page.getByRole('heading', { name: 'Skills Assessment' }).waitFor({ timeout: 60_000 });
  await page.waitForTimeout(1500);
  await shoot(page, 'review');
}

/** The demo of the live assistant, at its third answer. */
async function takeLive(browser: Browser): Promise<void> {
  const page = await open(browser);
  await page.clock.install();
  await page.goto('/live-interview');
  const start = page.getByRole('button', { name: 'Launch Demo' });
  await start.and(page.locator(':enabled')).waitFor();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await start.click();
  for (let step = 0; step < 260; step += 1) {
    await page.clock.runFor(150);
    await page.waitForTimeout(20);
  }
  await shoot(page, 'live');
}

mkdirSync(folder, { recursive: true });
const [spoken] = RECORDED_ANSWERS;
if (!spoken) throw new Error('there is no recording');
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: browserArguments(recordingOf(spoken)),
});
try {
  await takeReview(browser);
  await takeLive(browser);
  const frames = await takeInterview(browser);
  const parts = frames.map(({ name, lastsMs }) => `-d ${lastsMs} ${name}.png`).join(' ');
  console.log(`img2webp -loop 0 -lossy -q 70 ${parts} -o interview.webp`);
} finally {
  await browser.close();
}
